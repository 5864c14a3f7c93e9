/**
 * Short SVG text. Colours are names of custom properties (`--d-wall` is 'wall'), so that one drawing does for every
 * palette and for day and night. The root of a drawing sets `fill="none"` and round line ends.
 */
export const round = (value: number): number => Math.round(value * 10) / 10;

export const paint = (colour: string): string => `var(--d-${colour})`;

/** Path data of a box. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

export const fill = (path: string, colour: string): string => `<path d="${path}" fill="${paint(colour)}"/>`;

export const line = (path: string, colour: string, width = 1.5, opacity = 1): string =>
  `<path d="${path}" stroke="${paint(colour)}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const rect = (x: number, y: number, width: number, height: number, colour: string, radius = 0): string =>
  radius === 0
    ? fill(box(x, y, width, height), colour)
    : `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${paint(colour)}"/>`;

export const circle = (x: number, y: number, radius: number, colour: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${paint(colour)}"/>`;

/** Darkens what lies under it. */
export const shade = (path: string, opacity: number): string => `<path d="${path}" fill="#000" opacity="${opacity}"/>`;

export const at = (x: number, y: number, content: string): string =>
  `<g transform="translate(${round(x)} ${round(y)})">${content}</g>`;

export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '');

export const times = <T>(count: number, draw: (index: number) => T): T[] =>
  Array.from({ length: Math.max(0, count) }, (_, i) => draw(i));
