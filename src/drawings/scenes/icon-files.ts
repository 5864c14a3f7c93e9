const mark = (paper: string, ink: string): string =>
  `<path fill="${paper}" d="M4 0h14.500a2.500 2.500 0 0 0 5 0H28a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-4.500a2.500 2.500 0 0 0-5 0H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z"/>` +
  `<path d="M21 5.200v14" stroke="${ink}" stroke-width="1.400" stroke-dasharray="2 1.900" fill="none"/>` +
  `<path d="M13.600 9.400a4 4 0 1 0 0 5.200" stroke="${ink}" stroke-width="2.600" stroke-linecap="round" fill="none"/>`;

const square = (size: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${content}</svg>\n`;

/** The mark as the browser's tab, the home screen and a mask want it. */
export function iconFiles() {
  const onGreen = (radius: number, scale: number) =>
    `<rect width="64" height="64" rx="${radius}" fill="#0b5d4a"/>` +
    `<g transform="translate(${32 - 16 * scale} ${32 - 12 * scale}) scale(${scale})">${mark('#fbf9f4', '#0b5d4a')}</g>`;
  return {
    favicon: square(32, `<g transform="translate(0 4)">${mark('#0b5d4a', '#ffffff')}</g>`),
    app: square(64, onGreen(14, 1.4)),
    maskable: square(64, onGreen(0, 1.15)),
  };
}
