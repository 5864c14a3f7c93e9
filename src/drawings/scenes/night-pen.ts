import { randomFrom } from '../random.ts';

/**
 * Short SVG text for the cities by night, in colours of their own: the nearer, the further from the sky's value, lit
 * windows and landmarks, a moon. Not a filter over the day.
 */
const one = (value: number): string => value.toFixed(1);
const shine = (opacity: number | string | undefined): string => (opacity === undefined ? '' : ` opacity="${opacity}"`);

/** A lit window, and a brighter one. */
export const LIT = '#F2C26A';
export const BRIGHT = '#FFE3A3';

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  radius = 0,
  opacity?: number | string,
): string =>
  `<rect x="${one(x)}" y="${one(y)}" width="${one(width)}" height="${one(height)}"${radius ? ` rx="${radius}"` : ''} fill="${colour}"${shine(opacity)}/>`;

export const dot = (x: number, y: number, radius: number | string, colour: string, opacity?: number | string): string =>
  `<circle cx="${one(x)}" cy="${one(y)}" r="${radius}" fill="${colour}"${shine(opacity)}/>`;

export const area = (path: string, colour: string, opacity?: number): string =>
  `<path d="${path}" fill="${colour}"${shine(opacity)}/>`;

export const stroke = (path: string, colour: string, width = 1.5, opacity?: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${shine(opacity)}/>`;

/** The sky from its top to the horizon. */
export const sky = (id: string, w: number, ...stops: readonly (readonly [at: number, colour: string])[]): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient></defs><rect width="${w}" height="240" fill="url(#${id})"/>`;

export const glow = (id: string, x: number, y: number, radius: number, colour: string, strength = 0.6): string =>
  `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;

export function stars(w: number, h: number, seed: string, count = 26): string {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () =>
    dot(
      random() * w,
      6 + random() * h,
      (0.5 + random() * 0.7).toFixed(2),
      '#F2EFE6',
      (0.35 + random() * 0.5).toFixed(2),
    ),
  ).join('');
}

/** A full moon, or with `cut`, the sky's colour there, a sickle. */
export function moon(x: number, y: number, r: number, cut?: string): string {
  const id = `m${x.toFixed(0)}${y}`;
  const halo = glow(id, x, y, r * 3, '#F6DFA8', 0.28);
  if (cut !== undefined)
    return `${halo}<mask id="k${id}"><circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/><circle cx="${x + r * 0.42}" cy="${y - r * 0.22}" r="${r * 0.86}" fill="#000"/></mask><circle cx="${x}" cy="${y}" r="${r}" fill="#F7E3B2" mask="url(#k${id})"/>`;
  return (
    halo +
    dot(x, y, r, '#F7E3B2') +
    dot(x - r * 0.3, y - r * 0.2, r * 0.16, '#E7CD92') +
    dot(x + r * 0.25, y + r * 0.3, r * 0.22, '#E7CD92') +
    dot(x + r * 0.3, y - r * 0.35, r * 0.1, '#E7CD92')
  );
}

interface Tower {
  /** Share of windows with light. */
  readonly lit?: number;
  readonly seed: string;
  /** A window without light. */
  readonly un?: string;
  readonly tip?: number;
}

export function tower(x: number, g: number, w: number, h: number, colour: string, of: Tower): string {
  const { lit = 0.42, seed, un = '#0E1B18', tip } = of;
  const random = randomFrom(`${seed}${x}`);
  let s = tip === undefined ? '' : area(`M${x} ${g - h}l${w / 2} -${tip}l${w / 2} ${tip}z`, colour);
  s += box(x, g - h, w, h, colour);
  for (let a = 4.5; a < w - 6; a += 7.5) {
    for (let b = 8; b < h - 7; b += 9.5) {
      const isLit = random() < lit;
      const pane = isLit ? (random() > 0.3 ? LIT : BRIGHT) : un;
      s += box(x + a, g - h + b, 4, 5, pane, 0, isLit ? (0.72 + random() * 0.28).toFixed(2) : 0.5);
    }
  }
  return s;
}

type Spot = readonly [x: number, colour: string, strength?: number];

/** Water that mirrors lights as short dashes. */
export function water(
  w: number,
  y: number,
  h: number,
  colour: string,
  edge: string,
  seed: string,
  spots: readonly Spot[] = [],
): string {
  const random = randomFrom(seed);
  let s = box(0, y, w, h, colour) + box(0, y, w, 1.2, edge, 0, 0.7);
  for (const [x, light, strength = 1] of spots) {
    for (let i = 0; i < 6; i++) {
      const left = x - 7 + random() * 6 + i * 0.3;
      s += box(
        left,
        y + 4 + (i * (h - 8)) / 6,
        6 + random() * 9,
        1.7,
        light,
        1,
        (strength * (0.62 - i * 0.085)).toFixed(2),
      );
    }
  }
  for (let i = 0; i < 10; i++) {
    const at = `M${(random() * w).toFixed(0)} ${(y + 6 + random() * (h - 10)).toFixed(0)}`;
    s += stroke(`${at}h${(10 + random() * 24).toFixed(0)}`, edge, 1.3, 0.5);
  }
  return s;
}

export function pine(x: number, y: number, h: number, colour: string): string {
  const right = `M${x} ${y - h}l${h * 0.2} ${h * 0.34}h-${h * 0.08}l${h * 0.14} ${h * 0.3}h-${h * 0.1}l${h * 0.14} ${h * 0.36}`;
  const left = `h-${h * 0.6}l${h * 0.14} -${h * 0.36}h-${h * 0.1}l${h * 0.14} -${h * 0.3}h-${h * 0.08}z`;
  return area(right + left, colour) + area(`${right}h-${h * 0.14}z`, '#FFFFFF', 0.06);
}

/** A slim tower with a pod. */
export const needle = (x: number, g: number, h: number, colour: string): string =>
  `<g fill="${colour}"><path d="M${x - h * 0.034} ${g}L${x - h * 0.012} ${g - h * 0.62}h${h * 0.024}L${x + h * 0.034} ${g}z"/><path d="M${x - h * 0.02} ${g - h * 0.61}l-${h * 0.026} -${h * 0.022}v-${h * 0.022}q0 -${h * 0.012} ${h * 0.014} -${h * 0.014}h${h * 0.064}q${h * 0.014} ${h * 0.002} ${h * 0.014} ${h * 0.014}v${h * 0.022}l-${h * 0.026} ${h * 0.022}z"/><path d="M${x - h * 0.008} ${g - h * 0.66}L${x - h * 0.005} ${g - h * 0.8}h${h * 0.01}L${x + h * 0.008} ${g - h * 0.66}z"/><rect x="${x - h * 0.013}" y="${g - h * 0.815}" width="${h * 0.026}" height="${h * 0.018}" rx="${h * 0.004}"/><path d="M${x - h * 0.0045} ${g - h * 0.8}L${x - h * 0.0015} ${g - h}h${h * 0.003}L${x + h * 0.0045} ${g - h * 0.8}z"/></g>`;

/** Figures with at most two decimals. */
export const short = (drawing: string): string =>
  drawing.replace(/\d+\.\d{3,}/g, (figure) => String(Math.round(Number(figure) * 100) / 100));
