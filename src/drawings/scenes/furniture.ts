import { at, circle, fill, line, rect, round } from '../pen.ts';

export function suitcase(x: number, y: number, h: number, colour: string): string {
  const n = (value: number) => round(value);
  return (
    rect(x, y - h - 3, h * 0.66, h, colour, 3) +
    line(`M${n(x + h * 0.2)} ${n(y - h - 3)}v${n(-h * 0.28)}h${n(h * 0.26)}v${n(h * 0.28)}`, 'iron', 1.6) +
    line(
      `M${n(x + h * 0.2)} ${n(y - h + 2)}v${n(h - 9)}M${n(x + h * 0.46)} ${n(y - h + 2)}v${n(h - 9)}`,
      'ink',
      1,
      0.3,
    ) +
    circle(x + h * 0.13, y - 1.6, 1.6, 'ink') +
    circle(x + h * 0.53, y - 1.6, 1.6, 'ink') +
    fill(`M${n(x + h * 0.66)} ${n(y - h * 0.8)}l5 5v6h-5z`, 'brass')
  );
}

export function tree(x: number, y: number, h: number, crown = 'crown', under = 'crown2'): string {
  return (
    line(
      `M${x} ${y}v${round(-h * 0.5)}M${x} ${round(y - h * 0.3)}l${round(h * 0.09)} ${round(-h * 0.12)}`,
      'trunk',
      3,
    ) +
    circle(x, y - h * 0.72, h * 0.27, crown) +
    circle(x - h * 0.14, y - h * 0.6, h * 0.18, under) +
    circle(x + h * 0.15, y - h * 0.62, h * 0.17, crown) +
    circle(x + h * 0.04, y - h * 0.82, h * 0.17, 'crown3')
  );
}

export type PersonLook = {
  readonly coat?: string;
  readonly hair?: string;
  readonly skin?: string;
  readonly facing?: 1 | -1;
  readonly bag?: string;
};

/** Someone on the move, 60 high, feet at the place. */
export function person(x: number, y: number, look: PersonLook = {}): string {
  const { coat = 'blue', hair = '#3a2a20', skin = '#d9a47c', facing = 1, bag } = look;
  const pulled = bag ? line('M13-30L19-22', 'iron', 1.6) + at(14, 0, suitcase(0, 0, 19, bag)) : '';
  return (
    `<g transform="translate(${x} ${y}) scale(${facing} 1)">${pulled}` +
    line('M-3-22L-6 0M3-22L8-1', 'ink', 5) +
    line('M-6 0h-4M8-1h4', 'iron', 3.5) +
    fill('M-8-20Q-9-44 0-46Q9-44 8-20z', coat) +
    line('M3-41Q9-36 13-29', coat, 4.4) +
    circle(13.4, -28.6, 2.3, skin) +
    rect(-2, -50, 4.6, 6, skin) +
    circle(0.6, -54, 6.2, skin) +
    fill('M-6.4-53q-1-9 7-9q6 0 6.4 5q-5 1-8 0q-2 3-2 8q-3-1-3.4-4z', hair) +
    '</g>'
  );
}

export function lamp(x: number, ground: number, h: number): string {
  return (
    line(`M${x} ${ground}v${-h}q0-10 12-10`, 'iron', 2.4) +
    fill(`M${x + 7} ${ground - h - 8}h12l-2 7h-8z`, 'iron') +
    circle(x + 13, ground - h + 1, 3.2, 'glow') +
    rect(x - 4, ground - 8, 8, 8, 'iron')
  );
}
