import { WORLD_WIDTH } from '#server/platform/geo/mercator.ts';
import type { Edges, SearchArea } from '../search-area.ts';
import { type Cells, columnOf, keyOf, SIDE } from './cells.ts';
import type { SearchIndex } from './search-index.ts';

/** The short way from one place on the plane to another, over the date line where that is asked about. */
export const eastOf = (from: number, to: number, isAcross: boolean): number =>
  isAcross ? to - from - WORLD_WIDTH * Math.round((to - from) / WORLD_WIDTH) : to - from;

/** The parts of the plane that a box lies on: over the date line it goes on at the other side. */
function columnsOf({ left, right }: Edges, isAcross: boolean): readonly (readonly [first: number, last: number])[] {
  if (right - left >= WORLD_WIDTH) return [[0, SIDE]];
  return (isAcross ? [0, WORLD_WIDTH, -WORLD_WIDTH] : [0])
    .map((round) => [Math.max(0, columnOf(left + round)), Math.min(SIDE, columnOf(right + round))] as const)
    .filter(([first, last]) => first <= last);
}

/** Calls for each cell that meets an area's box. */
function eachCell(cells: Cells, { edges, isAcross }: SearchArea, call: (slots: readonly number[]) => void): void {
  const [bottom, top] = [columnOf(edges.bottom), columnOf(edges.top)];
  const parts = columnsOf(edges, isAcross);
  const columns = parts.reduce((all, [first, last]) => all + last - first + 1, 0);
  if (columns * (top - bottom + 1) > cells.size) {
    for (const [key, slots] of cells) {
      const row = Math.floor(key / (2 * SIDE));
      const column = key - row * 2 * SIDE;
      if (row >= bottom && row <= top && parts.some(([first, last]) => column >= first && column <= last)) call(slots);
    }
    return;
  }
  for (const [first, last] of parts)
    for (let row = bottom; row <= top; row += 1)
      for (let column = first; column <= last; column += 1) {
        const slots = cells.get(keyOf(column, row));
        if (slots !== undefined) call(slots);
      }
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

interface Within {
  readonly slots: number[];
  /** Squares of the plane metres from the middle of the area. */
  readonly away: number[];
}

function within(index: SearchIndex, area: SearchArea): Within {
  const { edges, isAcross, x, y } = area;
  const radius = area.radius * area.radius;
  const slots: number[] = [];
  const away: number[] = [];
  eachCell(index.cells, area, (cell) => {
    for (const slot of cell) {
      const atX = index.x[slot] ?? 0;
      const atY = index.y[slot] ?? 0;
      if (!isWithin(edges, isAcross, atX, atY)) continue;
      const dx = eastOf(x, atX, isAcross);
      const dy = atY - y;
      const square = dx * dx + dy * dy;
      if (square > radius) continue;
      slots.push(slot);
      away.push(square);
    }
  });
  return { slots, away };
}

/** The published locations of an area: those nearest to its middle, the nearest first, and those beyond in no order. */
export interface Near {
  readonly nearest: readonly number[];
  readonly beyond: readonly number[];
}

/** @param most how many are among the nearest */
export function nearAndBeyond(index: SearchIndex, area: SearchArea, most: number): Near {
  const { slots, away } = within(index, area);
  // Numbers alone are put in order many times faster than pairs.
  const bound = slots.length > most ? (Float64Array.from(away).sort()[most - 1] ?? 0) : Infinity;
  const near: number[] = [];
  const beyond: number[] = [];
  for (const [at, square] of away.entries()) (square <= bound && near.length < most ? near : beyond).push(at);
  near.sort((a, b) => (away[a] ?? 0) - (away[b] ?? 0) || (slots[a] ?? 0) - (slots[b] ?? 0));
  const slotOf = (at: number): number => slots[at] ?? 0;
  return { nearest: near.map(slotOf), beyond: beyond.map(slotOf) };
}

/** The nearest `most` published locations of an area, nearest first. */
export const nearestOf = (index: SearchIndex, area: SearchArea, most: number): readonly number[] =>
  nearAndBeyond(index, area, most).nearest;

/** All published locations of an area, in no order. */
export const allOf = (index: SearchIndex, area: SearchArea): readonly number[] => within(index, area).slots;

/** Whether an area's box has any published location. */
export const hasAny = (index: SearchIndex, area: SearchArea): boolean => within(index, area).slots.length > 0;
