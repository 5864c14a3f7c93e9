import { box, circle, escapeText, fill, line, paint, rect, round, shade, times } from '../pen.ts';
import { randomFrom } from '../random.ts';
import type { PaletteName } from './colours.ts';
import type { StorefrontKind } from './kinds.ts';
import { type Pane, windows } from './windows.ts';

export type BuildingPlan = {
  readonly kind: StorefrontKind;
  readonly palette: PaletteName;
  /** What the sign says; short. */
  readonly sign?: string;
  readonly seed: string;
  readonly width: number;
  /** Floors above the shop. */
  readonly floors?: number;
  readonly floorHeight?: number;
  readonly door?: 'left' | 'right';
  readonly cornice?: boolean;
  /** Draws the sign's letters; live text if absent. `x` is their middle. */
  readonly lettering?: (text: string, x: number, y: number) => string;
};

const groundHeight = 112;
const paneTop = -76;
const paneBottom = -16;
const doorWidth = 30;
const margin = 10;

const liveText = (text: string, x: number, y: number): string =>
  `<text x="${round(x)}" y="${y}" text-anchor="middle" fill="${paint('st')}">${escapeText(text)}</text>`;

/** A house with a shop in it. Its left foot is the origin; up is negative. */
export function building(plan: BuildingPlan): string {
  const { kind, palette, width: w, floors = 1, floorHeight = 58, sign = '', door = 'right', cornice = true } = plan;
  const random = randomFrom(plan.seed + kind);
  const top = -groundHeight - floors * floorHeight;
  return (
    body(palette, w, top, floors, floorHeight, random) +
    upperWindows(w, top, floors, floorHeight, random) +
    (cornice ? rect(-3, top - 6, w + 6, 9, 'trim') + rect(-1, top + 3, w + 2, 3, 'wall2') : '') +
    groundFloor(kind, w, door, random) +
    rect(-1, -groundHeight - 1, w + 2, 22, 'sign') +
    rect(-1, -groundHeight - 3, w + 2, 3, 'wall2') +
    (sign ? (plan.lettering ?? liveText)(sign, w / 2, -groundHeight + 14.5) : '') +
    awning(kind, palette, w) +
    props(kind, w, door, random)
  );
}

function body(
  palette: PaletteName,
  w: number,
  top: number,
  floors: number,
  floorHeight: number,
  random: () => number,
): string {
  let bricks = '';
  if (palette === 'brick' || palette === 'umber') {
    for (let i = 0; i < floors * 9 + 4; i++) {
      const x = round(6 + random() * (w - 22));
      const y = round(top + 8 + random() * (floors * floorHeight + 6));
      bricks += `M${x} ${y}h${round(5 + random() * 5)}`;
    }
  }
  return rect(0, top, w, -top, 'wall') + (bricks && line(bricks, 'wall2', 2.4)) + rect(0, top, 5, -top, 'wall2');
}

function upperWindows(w: number, top: number, floors: number, floorHeight: number, random: () => number): string {
  const count = w > 190 ? 4 : w > 128 ? 3 : 2;
  const width = Math.min(26, w / count - 16);
  const height = 34;
  let lit = '';
  let dark = '';
  let blinds = '';
  let frames = '';
  let sills = '';
  for (let floor = 0; floor < floors; floor++) {
    const y = top + 16 + floor * floorHeight;
    for (let i = 0; i < count; i++) {
      const x = round((w * (i + 0.5)) / count - width / 2);
      const pane = box(x, y, width, height);
      if (random() > 0.45) lit += pane;
      else dark += pane;
      if (random() > 0.55) blinds += box(x, y, width, 6 + random() * 14);
      frames += `${pane}M${x} ${y + height / 2}h${round(width)}M${round(x + width / 2)} ${y}v${height}`;
      sills += box(x - 2.5, y - 4, width + 5, 4) + box(x - 3.5, y + height, width + 7, 3.5);
    }
  }
  return (
    fill(lit, 'glass') +
    fill(dark, 'pane') +
    (blinds && fill(blinds, 'blind')) +
    line(frames, 'trim', 1.7) +
    fill(sills, 'trim')
  );
}

function gleam(x: number, w: number, t = paneTop, b = paneBottom): string {
  const lean = round(Math.min((b - t) * 0.62, w * 0.5));
  const stripe = (from: number, width: number) =>
    `M${round(x + from)} ${b}l${lean} ${t - b}h${round(width)}l${-lean} ${b - t}z`;
  return `<path d="${stripe(w * 0.1, w * 0.14)}${stripe(w * 0.3, w * 0.05)}" fill="#fff" opacity=".17"/>`;
}

const glass = (x: number, w: number, t = paneTop, b = paneBottom): string => rect(x, t, w, b - t, 'glass');

/** Where door and shop window lie. */
function frontage(w: number, door: 'left' | 'right') {
  const left = door === 'left';
  const doorX = left ? margin + 2 : w - margin - 2 - doorWidth;
  return { left, doorX, x: left ? doorX + doorWidth + 8 : margin, w: w - 2 * margin - doorWidth - 10 };
}

function groundFloor(kind: StorefrontKind, w: number, door: 'left' | 'right', random: () => number): string {
  const wall =
    rect(0, -groundHeight, w, groundHeight, 'wall2') + rect(4, -groundHeight, w - 8, groundHeight - 10, 'trim');
  return (
    wall + (kind === 'hotel' ? hotelFront(w, random) : shopFront(kind, w, door, random)) + rect(0, -5, w, 5, 'wall2')
  );
}

function hotelFront(w: number, random: () => number): string {
  const doors = doorWidth * 1.6;
  const doorX = w / 2 - doors / 2;
  const paneWidth = (w - 2 * margin - doors - 14) / 2;
  const sides = [margin, w - margin - paneWidth].map((x) => {
    const pane: Pane = { x, w: paneWidth, t: paneTop, b: paneBottom, random };
    return (
      glass(x, paneWidth) +
      windows.hotel(pane) +
      gleam(x, paneWidth) +
      line(box(x, paneTop, paneWidth, paneBottom - paneTop), 'door', 2)
    );
  });
  const leaf = doors / 2;
  return (
    sides.join('') +
    rect(doorX, -80, doors, 80, 'door') +
    glass(doorX + 4, leaf - 6, -74, -12) +
    glass(doorX + leaf + 2, leaf - 6, -74, -12) +
    circle(doorX + leaf - 4, -38, 1.6, 'brass') +
    circle(doorX + leaf + 4, -38, 1.6, 'brass')
  );
}

function shopFront(kind: StorefrontKind, w: number, door: 'left' | 'right', random: () => number): string {
  const front = frontage(w, door);
  const { x, doorX } = front;
  const middle = front.w > 90 ? line(`M${round(x + front.w / 2)} ${paneTop}V${paneBottom}`, 'trim', 2.5) : '';
  return (
    glass(x, front.w) +
    windows[kind]({ x, w: front.w, t: paneTop, b: paneBottom, random }) +
    gleam(x, front.w) +
    middle +
    line(box(x, paneTop, front.w, paneBottom - paneTop), 'door', 2) +
    rect(x - 3, paneBottom, front.w + 6, 4, 'wall') +
    rect(doorX, -80, doorWidth, 80, 'door') +
    glass(doorX + 5, doorWidth - 10, -73, -30) +
    gleam(doorX + 5, doorWidth - 10, -73, -30) +
    rect(doorX + 5, -24, doorWidth - 10, 14, 'trim') +
    circle(front.left ? doorX + doorWidth - 4 : doorX + 4, -34, 1.8, 'brass') +
    rect(doorX + 8, -54, doorWidth - 16, 8, 'cream')
  );
}

function awning(kind: StorefrontKind, palette: PaletteName, w: number): string {
  if (kind === 'laundry') return '';
  const y = -groundHeight + 21;
  if (kind === 'hotel') return canopy(w);
  const flat = kind === 'records' || kind === 'bikes';
  const span = w - 6;
  const count = Math.round(span / 12);
  const stripe = round(span / count);
  const hem = flat ? `h${-stripe}` : `a${round(stripe / 2)} 5 0 0 1 ${-stripe} 0`;
  const stripes = (odd: number) =>
    times(count, (i) => (i % 2 === odd ? `M${round(3 + (i * span) / count)} ${y}h${stripe}v20${hem}z` : '')).join('');
  const plain = palette === 'umber' || palette === 'stone';
  return (
    shade(box(3, y + 20, span, 9), 0.16) +
    fill(stripes(0), 'a') +
    fill(stripes(1), plain ? 'a' : 'b') +
    shade(box(3, y, span, 3), 0.1)
  );
}

function canopy(w: number): string {
  const span = doorWidth * 2.5;
  const x = w / 2 - span / 2;
  const fold = (at: number, lean: number) => `M${round(x + span * at)}-90q${lean} 5 ${lean * 1.25} 16`;
  return (
    shade(box(x, -71, span, 6), 0.18) +
    fill(`M${round(x)}-74c3-14 10-16 20-16h${span - 40}c10 0 17 2 20 16z`, 'a') +
    line(fold(0.32, -4) + fold(0.68, 4) + fold(0.5, 0), 'wall', 1, 0.5) +
    rect(x, -75, span, 4, 'brass')
  );
}

const planter = (x: number): string =>
  rect(x - 8, -14, 16, 14, 'trim') + circle(x, -24, 11, 'stem') + circle(x - 4, -27, 6, 'leaf');

function props(kind: StorefrontKind, w: number, door: 'left' | 'right', random: () => number): string {
  const front = frontage(w, door);
  if (kind === 'hotel') return planter(w / 2 - 38) + planter(w / 2 + 38);
  if (kind === 'florist') return windows.florist({ x: front.x, w: front.w * 0.7, t: 0, b: 0, random });
  if (kind === 'grocery') return windows.grocery({ x: front.x, w: front.w, t: 0, b: -1, random });
  if (kind === 'barber') {
    const x = front.left ? front.doorX + doorWidth + 1 : front.doorX - 9;
    return (
      rect(x, -70, 7, 34, 'cream', 3) +
      line(`M${x}-60l7-5M${x}-52l7-5M${x}-44l7-5`, 'stripe', 2.6) +
      rect(x - 1, -73, 9, 4, 'iron', 2) +
      rect(x - 1, -37, 9, 4, 'iron', 2)
    );
  }
  if (kind === 'cafe') {
    const x = round(front.x + front.w * 0.3);
    return (
      line(`M${x} 0v-16M${x - 5} 0h10M${x + 16} 0l2-14h10l2 14M${x + 28}-14v-12`, 'iron', 1.6) +
      rect(x - 10, -18, 20, 2.5, 'iron') +
      rect(x - 3, -22, 5, 4, 'white')
    );
  }
  return '';
}
