import QtQuick 2.15
import QtQuick.Controls 2.15

Rectangle {
    width: 400
    height: 300
    color: "steelblue"

    Text {
        text: "Qt Quick"
        anchors.centerIn: parent
        font.pixelSize: 40
        color: "white"
    }

    Rectangle {
        x: 20
        y: 20
        width: 80
        height: 80
        radius: 20
        rotation: 30
        gradient: Gradient {
            GradientStop { position: 0; color: "red" }
            GradientStop { position: 1; color: "yellow" }
        }
    }

    Button {
        text: "Button"
        x: 280
        y: 230
    }

    Slider {
        x: 20
        y: 240
        value: 0.6
    }

    ShaderEffect {
        x: 300
        y: 20
        width: 80
        height: 80
        fragmentShader: "varying highp vec2 qt_TexCoord0; void main() { gl_FragColor = vec4(qt_TexCoord0, 0.5, 1.0); }"
    }
}
