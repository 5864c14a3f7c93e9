import { box, rect, round, shade } from '../pen.ts';
import { svgFile } from './frame.ts';
import { signNumber } from './lettering.ts';
import { inLight, type Light } from './light.ts';

type Case = {
  readonly x: number;
  readonly w: number;
  readonly h: number;
  readonly colour: string;
  readonly face: 'bands' | 'pocket' | 'ribs';
  readonly tag: readonly [x: number, up: number, number: number];
};

const upper: readonly Case[] = [
  { x: 26, w: 66, h: 92, colour: '#c4694a', face: 'bands', tag: [62, 88, 12] },
  { x: 106, w: 92, h: 70, colour: '#eadfc8', face: 'pocket', tag: [152, 66, 7] },
  { x: 214, w: 58, h: 104, colour: '#2e5266', face: 'ribs', tag: [246, 100, 31] },
  { x: 288, w: 84, h: 62, colour: '#7c9a78', face: 'pocket', tag: [330, 58, 8] },
];
const lower: readonly Case[] = [
  { x: 22, w: 88, h: 74, colour: '#e3c987', face: 'pocket', tag: [68, 70, 24] },
  { x: 128, w: 60, h: 106, colour: '#70303f', face: 'ribs', tag: [160, 102, 5] },
  { x: 206, w: 66, h: 88, colour: '#d7e0dd', face: 'bands', tag: [240, 84, 19] },
  { x: 290, w: 78, h: 100, colour: '#b4533a', face: 'ribs', tag: [330, 96, 2] },
];

const solid = (x: number, y: number, w: number, h: number, colour: string, radius: number): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${radius}" fill="${colour}"/>`;

const mark = (path: string, width: number): string =>
  `<path d="${path}" stroke="#000" stroke-opacity=".17" stroke-width="${width}" stroke-linecap="butt"/>`;

function face({ x, w, h, face: kind }: Case, y: number): string {
  if (kind === 'bands') return mark(`M${round(x + w * 0.28)} ${y - h}v${h}M${round(x + w * 0.72)} ${y - h}v${h}`, 5);
  if (kind === 'ribs') {
    const at = round(y - h * 0.5);
    return mark([0, 9, -9].map((d) => `M${x + 8} ${round(at + d)}h${w - 16}`).join(''), 3);
  }
  return (
    mark(`M${x} ${round(y - h * 0.62)}h${w}`, 3) +
    `<rect x="${round(x + w * 0.16)}" y="${round(y - h * 0.46)}" width="${round(w * 0.68)}" height="${round(h * 0.3)}" rx="5" fill="#000" fill-opacity=".14"/>`
  );
}

function suitcase(one: Case, y: number): string {
  const { x, w, h, colour } = one;
  return (
    `<rect x="${round(x + w * 0.3)}" y="${y - h - 12}" width="${round(w * 0.4)}" height="16" rx="5" stroke="#0a3f33" stroke-width="4"/>` +
    solid(x, y - h, w, h, colour, 9) +
    face(one, y) +
    solid(x + 4, y - 3, 10, 5, '#06231c', 2) +
    solid(x + w - 14, y - 3, 10, 5, '#06231c', 2)
  );
}

function tag({ tag: [x, up, number] }: Case, y: number): string {
  return (
    `<g transform="translate(${x} ${y - up}) rotate(12)"><path d="M0-12V2" stroke="#f6ebd8" stroke-width="1.4"/>` +
    `<path d="M-10 8L-4 1H4L10 8V32H-10z" fill="#f3b63f"/><circle cy="7" r="2" fill="#0b5d4a"/>` +
    `${inLight(signNumber(String(number), 0, 25, 11, '#17201b'), 'light')}</g>`
  );
}

const width = 396;

/** Two boards of checked bags, the lower one ending at the height. */
const boards = (colour: string): string =>
  (
    [
      [upper, 138],
      [lower, 285],
    ] as const
  )
    .map(
      ([row, y]) =>
        row.map((one) => suitcase(one, y)).join('') +
        row.map((one) => tag(one, y)).join('') +
        solid(0, y, width, 9, colour, 2) +
        shade(`M0 ${y + 9}h${width}v5h-${width}z`, 0.12),
    )
    .join('');

/** Checked bags on two boards, on the call-out's green: the same by day and by night. */
export function shelfScene(): string {
  return svgFile(width, 300, boards('#0a4336'), 'xMidYMid meet');
}

/** The room behind a counter, where the bags stand. */
export function bagRoomScene(light: Light): string {
  const height = 294;
  const wall = inLight(rect(0, 0, width, height, 'room'), light);
  return svgFile(
    width,
    height,
    wall + boards('#8e5b45') + (light === 'dark' ? shade(box(0, 0, width, height), 0.36) : ''),
  );
}
