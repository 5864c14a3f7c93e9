/**
 * Short SVG text. Colours are names of custom properties (`--d-wall` is 'wall'), so that one drawing does for every
 * palette and for day and night. The root of a drawing sets `fill="none"` and round line ends.
 */
export const round = (value: number): number => Math.round(value * 10) / 10;

export const paint = (colour: string): string => `var(--d-${colour})`;

/** Path data of a box. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

/** Path data of a box with round corners. */
export function roundBox(x: number, y: number, width: number, height: number, radius: number): string {
  const [across, down] = [round(width - 2 * radius), round(height - 2 * radius)];
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return (
    `M${round(x + radius)} ${round(y)}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}` +
    `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`
  );
}

/** Path data of a circle. */
export function disc(x: number, y: number, radius: number): string {
  const r = round(radius);
  const half = (dx: number) => `a${r} ${r} 0 1 0 ${dx} 0`;
  return `M${round(x - r)} ${round(y)}${half(round(2 * r))}${half(-round(2 * r))}z`;
}

export const fill = (path: string, colour: string): string => `<path d="${path}" fill="${paint(colour)}"/>`;

export const line = (path: string, colour: string, width = 1.5, opacity = 1): string =>
  `<path d="${path}" stroke="${paint(colour)}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const rect = (x: number, y: number, width: number, height: number, colour: string, radius = 0): string =>
  radius === 0
    ? fill(box(x, y, width, height), colour)
    : `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${paint(colour)}"/>`;

/** Shapes of few colours as one path for each colour, since each element of a page costs; those of a colour lie together. */
export function byColour(shapes: readonly (readonly [colour: string, path: string])[]): string {
  const paths = new Map<string, string>();
  for (const [colour, path] of shapes) paths.set(colour, (paths.get(colour) ?? '') + path);
  return [...paths].map(([colour, path]) => fill(path, colour)).join('');
}

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
