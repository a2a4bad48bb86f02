package org.tepui.examples.panels;

import java.awt.AWTException;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Rectangle;
import java.awt.Robot;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import javax.imageio.ImageIO;
import javax.swing.JFrame;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JSlider;
import javax.swing.WindowConstants;
import tepui.targets.panels.swing.GLPanel;

/**
 * The wheel in a window of Swing: a slider below turns it, a menu opens over it. Argument: a FILE, for what the screen shows of the window's content when the
 * wheel is turned by a sixth and the menu is open; none for no end.
 */
public final class SwingWheel {
    private final Wheel wheel = new Wheel();
    private final GLPanel panel = new GLPanel(wheel);
    private final JSlider slider = new JSlider(0, 60, 0);
    private final JMenu menu = new JMenu("Wheel");
    private final JFrame frame = new JFrame("Wheel");

    private SwingWheel() {
        slider.addChangeListener(e -> {
            wheel.turn(slider.getValue() / 60.0);
            panel.repaint();
        });
        JMenuItem back = new JMenuItem("Back to the start");
        back.addActionListener(e -> slider.setValue(0));
        menu.add(back);
        JMenuBar bar = new JMenuBar();
        bar.add(menu);
        panel.setPreferredSize(new Dimension(400, 300));
        frame.setJMenuBar(bar);
        frame.add(panel, BorderLayout.CENTER);
        frame.add(slider, BorderLayout.SOUTH);
        frame.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
        frame.pack();
        frame.setVisible(true);
    }

    public static void main(String[] args)
            throws InterruptedException, InvocationTargetException, AWTException, IOException {
        SwingWheel[] shown = new SwingWheel[1];
        EventQueue.invokeAndWait(() -> shown[0] = new SwingWheel());
        if (args.length > 0) shown[0].keep(new File(args[0]));
    }

    private void keep(File file) throws InterruptedException, InvocationTargetException, AWTException, IOException {
        Robot robot = new Robot();
        EventQueue.invokeAndWait(() -> slider.setValue(10));
        EventQueue.invokeAndWait(menu::doClick);
        robot.waitForIdle();
        Rectangle[] place = new Rectangle[1];
        EventQueue.invokeAndWait(() -> {
            // Painted at once, and the screen awaited.
            panel.paintImmediately(0, 0, panel.getWidth(), panel.getHeight());
            frame.getToolkit().sync();
            place[0] = new Rectangle(panel.getLocationOnScreen(), panel.getSize());
        });
        ImageIO.write(robot.createScreenCapture(place[0]), "png", file);
        EventQueue.invokeAndWait(frame::dispose);
        System.out.println("end");
    }
}
