import { WORLD_WIDTH } from '#server/platform/geo/mercator.ts';
import type { Edges, SearchArea } from '../search-area.ts';
import { type Cells, columnOf, keyOf, SIDE, SIZE } from './cells.ts';
import type { SearchIndex } from './search-index.ts';

/** The short way from one place on the plane to another, over the date line where that is asked about. */
export const eastOf = (from: number, to: number, isAcross: boolean): number =>
  isAcross ? to - from - WORLD_WIDTH * Math.round((to - from) / WORLD_WIDTH) : to - from;

/** How far `at` is from the stretch that begins at `low` and is a square long. */
const outside = (low: number, at: number, isAcross: boolean): number =>
  Math.max(0, Math.abs(eastOf(low + SIZE / 2, at, isAcross)) - SIZE / 2);

interface CellOfBox {
  readonly slots: readonly number[];
  /** Square of the plane metres from the middle of the area to its nearest point. */
  readonly away: number;
}

/** The parts of the plane that a box lies on: over the date line it goes on at the other side. */
function columnsOf({ left, right }: Edges, isAcross: boolean): readonly (readonly [first: number, last: number])[] {
  if (right - left >= WORLD_WIDTH) return [[0, SIDE]];
  return (isAcross ? [0, WORLD_WIDTH, -WORLD_WIDTH] : [0])
    .map((round) => [Math.max(0, columnOf(left + round)), Math.min(SIDE, columnOf(right + round))] as const)
    .filter(([first, last]) => first <= last);
}

/** The cells that meet an area's box, the nearest to its middle first. */
function cellsOf(cells: Cells, { edges, x, y, isAcross }: SearchArea): readonly CellOfBox[] {
  const [bottom, top] = [columnOf(edges.bottom), columnOf(edges.top)];
  const found: CellOfBox[] = [];
  const add = (column: number, row: number, slots: readonly number[]) => {
    const dx = outside(column * SIZE - WORLD_WIDTH / 2, x, isAcross);
    const dy = outside(row * SIZE - WORLD_WIDTH / 2, y, false);
    found.push({ slots, away: dx * dx + dy * dy });
  };
  const parts = columnsOf(edges, isAcross);
  const isWide = parts.reduce((all, [first, last]) => all + last - first + 1, 0) * (top - bottom + 1) > cells.size;
  if (isWide) {
    for (const [key, slots] of cells) {
      const row = Math.floor(key / (2 * SIDE));
      const column = key - row * 2 * SIDE;
      if (row >= bottom && row <= top && parts.some(([first, last]) => column >= first && column <= last))
        add(column, row, slots);
    }
  } else
    for (const [first, last] of parts)
      for (let row = bottom; row <= top; row += 1)
        for (let column = first; column <= last; column += 1) {
          const slots = cells.get(keyOf(column, row));
          if (slots !== undefined) add(column, row, slots);
        }
  return found.sort((a, b) => a.away - b.away);
}

/** Whether a place of the plane is within a box, on any round of the world where it goes over the date line. */
function isWithin({ left, right, bottom, top }: Edges, isAcross: boolean, x: number, y: number): boolean {
  if (y < bottom || y > top) return false;
  if (x >= left && x <= right) return true;
  return (
    isAcross &&
    ((x + WORLD_WIDTH >= left && x + WORLD_WIDTH <= right) || (x - WORLD_WIDTH >= left && x - WORLD_WIDTH <= right))
  );
}

/** The slots of published locations with how far they are from the middle of an area; squares of plane metres. */
export interface Near {
  readonly slots: readonly number[];
  readonly away: readonly number[];
}

/** Keeps the nearest `most` of what was found; farther ones go once twice as many are there. */
class Nearest {
  slots: number[] = [];
  away: number[] = [];
  /** Nothing farther than this is wanted any more. */
  bound = Infinity;
  readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  add(slot: number, away: number): void {
    if (away > this.bound) return;
    this.slots.push(slot);
    this.away.push(away);
    if (this.slots.length >= 2 * this.most) this.cut();
  }

  cut(): void {
    const order = Uint32Array.from(this.slots.keys());
    const { away, slots } = this;
    order.sort((a, b) => (away[a] ?? 0) - (away[b] ?? 0) || (slots[a] ?? 0) - (slots[b] ?? 0));
    const kept = order.subarray(0, this.most);
    this.slots = Array.from(kept, (at) => slots[at] ?? 0);
    this.away = Array.from(kept, (at) => away[at] ?? 0);
    if (this.slots.length === this.most) this.bound = this.away.at(-1) ?? Infinity;
  }
}

/**
 * The nearest `most` published locations of an area, nearest first. Squares are looked through from the middle outwards, so
 * that a wide area costs no more than its nearest part.
 */
export function nearestOf(index: SearchIndex, area: SearchArea, most: number): Near {
  const found = new Nearest(most);
  const { edges, isAcross, x, y } = area;
  const radius = area.radius * area.radius;
  for (const { slots, away } of cellsOf(index.cells, area)) {
    if (away > radius || away > found.bound) break;
    for (const slot of slots) {
      const atX = index.x[slot] ?? 0;
      const atY = index.y[slot] ?? 0;
      if (!isWithin(edges, isAcross, atX, atY)) continue;
      const dx = eastOf(x, atX, isAcross);
      const dy = atY - y;
      const square = dx * dx + dy * dy;
      if (square <= radius) found.add(slot, square);
    }
  }
  found.cut();
  return found;
}

/** All published locations of an area, in no order. */
export const allOf = (index: SearchIndex, area: SearchArea): readonly number[] =>
  nearestOf(index, area, Number.MAX_SAFE_INTEGER).slots;

/** Whether an area's box has any published location. */
export const hasAny = (index: SearchIndex, area: SearchArea): boolean => nearestOf(index, area, 1).slots.length > 0;
