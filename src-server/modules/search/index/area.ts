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

/** The cells that meet an area's box. */
function cellsOf(cells: Cells, { edges, isAcross }: SearchArea): readonly (readonly number[])[] {
  const [bottom, top] = [columnOf(edges.bottom), columnOf(edges.top)];
  const parts = columnsOf(edges, isAcross);
  const columns = parts.reduce((all, [first, last]) => all + last - first + 1, 0);
  const found: (readonly number[])[] = [];
  if (columns * (top - bottom + 1) > cells.size) {
    for (const [key, slots] of cells) {
      const row = Math.floor(key / (2 * SIDE));
      const column = key - row * 2 * SIDE;
      if (row >= bottom && row <= top && parts.some(([first, last]) => column >= first && column <= last))
        found.push(slots);
    }
    return found;
  }
  for (const [first, last] of parts)
    for (let row = bottom; row <= top; row += 1)
      for (let column = first; column <= last; column += 1) {
        const slots = cells.get(keyOf(column, row));
        if (slots !== undefined) found.push(slots);
      }
  return found;
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

/** Slots, each with the square of the plane metres from the middle of the area: the first `count` of either. */
interface Within {
  readonly slots: Int32Array;
  readonly away: Float64Array;
  readonly count: number;
}

/** Used again by each search: what is found is read before anything waits. */
let room: Omit<Within, 'count'> = { slots: new Int32Array(0), away: new Float64Array(0) };

function roomFor(cells: readonly (readonly number[])[]): typeof room {
  const most = cells.reduce((all, { length }) => all + length, 0);
  if (most > room.slots.length) room = { slots: new Int32Array(2 * most), away: new Float64Array(2 * most) };
  return room;
}

function within({ cells, x: xs, y: ys }: SearchIndex, area: SearchArea): Within {
  const { edges, isAcross, x, y } = area;
  const radius = area.radius * area.radius;
  const found = cellsOf(cells, area);
  const { slots, away } = roomFor(found);
  let count = 0;
  for (const cell of found)
    for (let at = 0; at < cell.length; at += 1) {
      const slot = cell[at] ?? 0;
      const atX = xs[slot] ?? 0;
      const atY = ys[slot] ?? 0;
      if (!isWithin(edges, isAcross, atX, atY)) continue;
      const dx = eastOf(x, atX, isAcross);
      const dy = atY - y;
      const square = dx * dx + dy * dy;
      if (square > radius) continue;
      slots[count] = slot;
      away[count] = square;
      count += 1;
    }
  return { slots, away, count };
}

/** The number that would be at place `at` if all were in order; puts them into another one (Hoare's selection). */
function smallest(values: Float64Array, at: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    const pivot = values[(low + high) >> 1] ?? 0;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left += 1;
      while ((values[right] ?? 0) > pivot) right -= 1;
      if (left > right) break;
      const value = values[left] ?? 0;
      values[left] = values[right] ?? 0;
      values[right] = value;
      left += 1;
      right -= 1;
    }
    if (at <= right) high = right;
    else if (at >= left) low = left;
    else break;
  }
  return values[at] ?? 0;
}

/** More are never put in order. */
const MOST = 1024;

/**
 * Places of `away` from the nearest on. Numbers alone are put in order many times faster than by a comparison: each is the
 * distance in whole millimetres with its place behind.
 */
function inOrder(places: readonly number[], away: Float64Array): number[] {
  const keys = new Float64Array(places.length);
  for (let place = 0; place < places.length; place += 1)
    keys[place] = Math.round(Math.sqrt(away[places[place] ?? 0] ?? 0) * 1000) * MOST + place;
  keys.sort();
  return places.map((_, place) => places[(keys[place] ?? 0) % MOST] ?? 0);
}

/** The squared distance within which the nearest `most` are. */
const boundOf = ({ away, count }: Within, most: number): number =>
  count > most ? smallest(away.slice(0, count), most - 1) : Infinity;

/** The nearest `most` (at most 1024) published locations of an area, nearest first, and how many there are in it. */
export function nearestOf(
  index: SearchIndex,
  area: SearchArea,
  most: number,
): { readonly slots: readonly number[]; readonly count: number } {
  const found = within(index, area);
  const bound = boundOf(found, most);
  const near: number[] = [];
  for (let at = 0; at < found.count && near.length < most; at += 1) if ((found.away[at] ?? 0) <= bound) near.push(at);
  return { slots: inOrder(near, found.away).map((at) => found.slots[at] ?? 0), count: found.count };
}

/** The published locations of an area beyond the nearest `most`, in no order. */
export function beyondOf(index: SearchIndex, area: SearchArea, most: number): readonly number[] {
  const found = within(index, area);
  const bound = boundOf(found, most);
  const beyond: number[] = [];
  let near = 0;
  for (let at = 0; at < found.count; at += 1)
    if ((found.away[at] ?? 0) <= bound && near < most) near += 1;
    else beyond.push(found.slots[at] ?? 0);
  return beyond;
}

/** All published locations of an area, in no order. */
export function allOf(index: SearchIndex, area: SearchArea): readonly number[] {
  const { slots, count } = within(index, area);
  return Array.from(slots.subarray(0, count));
}

/** Whether an area's box has any published location. */
export const hasAny = (index: SearchIndex, area: SearchArea): boolean => within(index, area).count > 0;
