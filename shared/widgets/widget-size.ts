/** What the widget's script weighs as it is sent, in kB; a test holds it to the build. */
export const widgetKilobytes = 26;
