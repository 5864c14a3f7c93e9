import { box, byColour, circle, disc, fill, line, rect, round, roundBox, times } from '../pen.ts';
import { pick } from '../random.ts';
import type { StorefrontKind } from './kinds.ts';

/** The space behind a pane: left, width, top, bottom, in the building's px; `random` decides what lies in it. */
export type Pane = {
  readonly x: number;
  readonly w: number;
  readonly t: number;
  readonly b: number;
  readonly random: () => number;
};

const goods = ['red', 'brass', 'green', 'blue', 'sand', 'plum', 'moss', 'cream'] as const;
const petals = ['brass', 'rose', 'cream', 'berry', 'pink'] as const;
const fruits = ['rose', 'brass', 'moss', 'red', 'lime'] as const;

function cafe({ x, w, t, b }: Pane): string {
  const lamps = Math.max(2, Math.round(w / 26));
  const each = (draw: (cx: number) => string) => times(lamps, (i) => draw(round(x + (w * (i + 0.5)) / lamps))).join('');
  return (
    line(
      each((cx) => `M${cx} ${t}v14`),
      'ink',
      1,
    ) +
    fill(
      each((cx) => `M${cx - 6} ${t + 20}a6 6 0 0 1 12 0z`),
      'trim',
    ) +
    fill(
      each((cx) => disc(cx, t + 21.5, 2.2)),
      'glow',
    ) +
    rect(x, b - 16, w, 16, 'bar') +
    rect(x, b - 18, w, 3, 'counter') +
    rect(x + w * 0.12, b - 32, 20, 14, 'silver', 2) +
    rect(x + w * 0.12 + 3, b - 28, 14, 3, 'iron') +
    fill(times(3, (i) => box(x + w * 0.58 + i * 8, b - 23, 5, 5)).join(''), 'white')
  );
}

function books({ x, w, b, random }: Pane): string {
  const backs: [string, string][] = [];
  for (const shelf of [b - 4, b - 30]) {
    backs.push(['wood', box(x, shelf, w, 3)]);
    for (let at = x + 2; at < x + w - 4;) {
      const width = 3 + random() * 3;
      const height = 12 + random() * 7;
      if (random() > 0.12)
        backs.push([pick(goods, random()), box(at, shelf - height, Math.min(width, x + w - 2 - at), height)]);
      at += width + 0.6;
    }
  }
  return byColour(backs);
}

function records({ x, w, b, random }: Pane): string {
  const sleeves: [string, string][] = [];
  const discs: [string, string][] = [];
  for (let i = 0; i * 17 < w - 15; i++) {
    for (let row = 0; row < 2; row++) {
      const left = x + 4 + i * 17;
      const top = b - 21 - row * 20;
      sleeves.push([pick(goods, random()), box(left, top, 15, 15)]);
      discs.push(['ink', disc(left + 7.5, top + 7.5, 4.6)], ['cream', disc(left + 7.5, top + 7.5, 1.4)]);
    }
  }
  return byColour(sleeves) + byColour(discs) + rect(x, b - 5, w, 5, 'wood');
}

function bikes({ x, w, b }: Pane): string {
  const count = Math.max(1, Math.floor(w / 54));
  const y = b - 14;
  const rings = times(count, (i) => {
    const cx = round(x + (w * (i + 0.5)) / count);
    const wheel = (at: number) => `M${round(at - 9.5)} ${y}a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0`;
    return (
      line(wheel(cx - 13) + wheel(cx + 13), 'ink') +
      line(
        `M${cx - 13} ${y}l6-13h13l-8 13zM${cx - 7} ${y - 13}l5 13M${cx + 13} ${y}l-8-17h5`,
        i % 2 ? 'blue' : 'red',
        2,
      ) +
      line(`M${cx - 11} ${y - 16}h8`, 'ink', 2)
    );
  });
  return rect(x, b - 3, w, 3, 'wood') + rings.join('');
}

function florist({ x, w, b, random }: Pane): string {
  const count = Math.floor(w / 18);
  let pots = '';
  let stems = '';
  const blooms: [string, string][] = [];
  for (let i = 0; i < count; i++) {
    const cx = round(x + (w * (i + 0.5)) / count);
    pots += `M${cx - 6} ${b - 12}h12l-2 12h-8z`;
    for (let j = 0; j < 7; j++) {
      const angle = -Math.PI * (0.12 + 0.76 * random());
      const length = 8 + random() * 16;
      const tipX = cx + Math.cos(angle) * length * 0.7;
      const tipY = b - 12 + Math.sin(angle) * length;
      stems += `M${cx} ${b - 10}L${round(tipX)} ${round(tipY)}`;
      const radius = 2.6 + random() * 1.4;
      blooms.push([pick(petals, random()), disc(tipX, tipY, radius)]);
    }
  }
  return fill(pots, 'steel') + line(stems, 'stem', 1.2) + byColour(blooms);
}

function laundry({ x, w, b }: Pane): string {
  const count = Math.floor((w - 2) / 22);
  const each = (draw: (left: number) => string) =>
    times(count, (i) => draw(x + (w - count * 22) / 2 + i * 22 + 1)).join('');
  return (
    fill(
      each((left) => roundBox(left, b - 27, 20, 27, 2)),
      'washer',
    ) +
    fill(
      each((left) => box(left + 2, b - 25, 16, 3) + disc(left + 10, b - 11.5, 7.2)),
      'tin',
    ) +
    fill(
      each((left) => disc(left + 10, b - 11.5, 5.2)),
      'drum',
    ) +
    line(
      each((left) => `M${round(left + 6)} ${b - 11}q4-4 8 0`),
      'suds',
      1.4,
    )
  );
}

function grocery({ x, w, b, random }: Pane): string {
  const count = Math.floor(w / 20);
  const lefts = times(count, (i) => x + (w - count * 20) / 2 + i * 20);
  const heaps = lefts.map((left, i): [string, string] => [
    fruits[(i + Math.floor(random() * 5)) % 5] ?? 'rose',
    times(4, (j) => disc(left + 3.6 + j * 4.4, b - 12, 2.8)).join('') +
      times(3, (j) => disc(left + 5.8 + j * 4.4, b - 15.6, 2.8)).join(''),
  ]);
  return (
    byColour(heaps) +
    fill(lefts.map((left) => box(left + 1, b - 11, 18, 11)).join(''), 'crate') +
    fill(lefts.map((left) => box(left + 1, b - 7, 18, 1.4)).join(''), 'slat')
  );
}

function barber({ x, w, t, b }: Pane): string {
  const count = Math.max(1, Math.floor(w / 34));
  const middles = times(count, (i) => x + (w * (i + 0.5)) / count);
  const each = (colour: string, draw: (cx: number) => string) => fill(middles.map(draw).join(''), colour);
  return (
    each('washer', (cx) => roundBox(cx - 9, t + 12, 18, 20, 9)) +
    each('plum', (cx) => roundBox(cx - 8, b - 22, 16, 12, 3)) +
    each('wine', (cx) => roundBox(cx - 10, b - 14, 20, 5, 2)) +
    each('steel', (cx) => box(cx - 1.5, b - 9, 3, 9) + box(cx - 7, b - 2, 14, 2))
  );
}

function hotel({ x, w, t, b }: Pane): string {
  const h = b - t;
  const curtain = (from: number, turn: 1 | -1) =>
    `M${round(from)} ${t}h${round(turn * w * 0.36)}q${-2 * turn} ${round(h * 0.55)} ${round(-turn * w * 0.3)} ${h}h${round(-turn * w * 0.06)}z`;
  return (
    fill(curtain(x, 1) + curtain(x + w, -1), 'cream') +
    circle(x + w / 2, b - 22, 6, 'glow') +
    rect(x + w / 2 - 1, b - 16, 2, 14, 'wood') +
    rect(x + w * 0.25, b - 3, w * 0.5, 3, 'wood')
  );
}

function shop({ x, w, b, random }: Pane): string {
  const count = Math.floor(w / 20);
  const bags = times(count, (i) => {
    const left = round(x + (w - count * 20) / 2 + i * 20 + 3);
    return { left, height: round(20 + random() * 12), colour: pick(goods, random()) };
  });
  const straps = bags.flatMap(({ left, height }) =>
    [4, 10].map((side) => `M${left + side} ${round(b - height + 5)}v${round(height - 9)}`),
  );
  return (
    byColour(bags.map(({ left, height, colour }) => [colour, roundBox(left, b - height, 14, height, 3)])) +
    fill(bags.map(({ left, height }) => box(left + 4.5, b - height - 4, 5, 4)).join(''), 'iron') +
    line(straps.join(''), 'ink', 0.7, 0.35) +
    rect(x, b - 2.5, w, 2.5, 'wood')
  );
}

export const windows: Readonly<Record<StorefrontKind, (pane: Pane) => string>> = {
  cafe,
  books,
  records,
  bikes,
  florist,
  laundry,
  grocery,
  barber,
  hotel,
  shop,
};
