package tepui.tools.cli;

/** Camera of the demo: an eye, a target, a lens; the matrix as OpenGL has it (z from -w to w). */
final class Camera {
    final float[] eye;
    final float[] right;
    final float[] up;
    final float[] forward;
    final float halfWidth;
    final float halfHeight;
    /** Column after column. */
    final float[] matrix = new float[16];

    Camera(float[] eye, float[] target, double degrees, double aspect, float near, float far) {
        this.eye = eye;
        forward = Terrain.unit(target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]);
        right = Terrain.unit(-forward[2], 0, forward[0]);
        up = new float[] {
            right[1] * forward[2] - right[2] * forward[1],
            right[2] * forward[0] - right[0] * forward[2],
            right[0] * forward[1] - right[1] * forward[0]
        };
        halfHeight = (float) Math.tan(Math.toRadians(degrees) / 2);
        halfWidth = (float) (halfHeight * aspect);
        float depthScale = (far + near) / (far - near);
        float depthOffset = -2 * far * near / (far - near);
        for (int i = 0; i < 3; i++) {
            matrix[4 * i] = right[i] / halfWidth;
            matrix[4 * i + 1] = up[i] / halfHeight;
            matrix[4 * i + 2] = forward[i] * depthScale;
            matrix[4 * i + 3] = forward[i];
        }
        matrix[12] = -dot(right) / halfWidth;
        matrix[13] = -dot(up) / halfHeight;
        matrix[14] = -dot(forward) * depthScale + depthOffset;
        matrix[15] = -dot(forward);
    }

    private float dot(float[] axis) {
        return axis[0] * eye[0] + axis[1] * eye[1] + axis[2] * eye[2];
    }
}
