import { WORLD_WIDTH } from '#server/platform/geo/mercator.ts';
import type { Edges, SearchArea } from '../search-area.ts';
import { type Cells, columnOf, keyOf, middleOf, SIDE, SIZE } from './cells.ts';
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

/** A cell's slots, with the square of the plane metres from the middle of an area to its nearest point. */
interface NearCell {
  readonly slots: readonly number[];
  readonly away: number;
}

/** The square of the plane metres between a place and a cell. */
function awayFrom({ x, y, isAcross }: SearchArea, column: number, row: number): number {
  const dx = Math.max(Math.abs(eastOf(x, middleOf(column), isAcross)) - SIZE / 2, 0);
  const dy = Math.max(Math.abs(middleOf(row) - y) - SIZE / 2, 0);
  return dx * dx + dy * dy;
}

/** The cells that meet an area's box, those next to its middle first. */
function cellsOf(cells: Cells, area: SearchArea): readonly NearCell[] {
  const { edges, isAcross } = area;
  const [bottom, top] = [columnOf(edges.bottom), columnOf(edges.top)];
  const parts = columnsOf(edges, isAcross);
  const columns = parts.reduce((all, [first, last]) => all + last - first + 1, 0);
  const found: NearCell[] = [];
  const add = (column: number, row: number, slots: readonly number[]) =>
    found.push({ slots, away: awayFrom(area, column, row) });
  if (columns * (top - bottom + 1) > cells.size) {
    for (const [key, slots] of cells) {
      const row = Math.floor(key / (2 * SIDE));
      const column = key - row * 2 * SIDE;
      if (row >= bottom && row <= top && parts.some(([first, last]) => column >= first && column <= last))
        add(column, row, slots);
    }
  } else {
    for (const [first, last] of parts)
      for (let row = bottom; row <= top; row += 1)
        for (let column = first; column <= last; column += 1) {
          const slots = cells.get(keyOf(column, row));
          if (slots !== undefined) add(column, row, slots);
        }
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

/** Slots, each with the square of the plane metres from the middle of the area: the first `count` of either. */
interface Within {
  readonly slots: Int32Array;
  readonly away: Float64Array;
  readonly count: number;
}

/** Used again by each search: what is found is read before anything waits. */
let room: Omit<Within, 'count'> = { slots: new Int32Array(0), away: new Float64Array(0) };

function roomFor(cells: readonly NearCell[]): typeof room {
  const most = cells.reduce((all, { slots }) => all + slots.length, 0);
  if (most > room.slots.length) room = { slots: new Int32Array(2 * most), away: new Float64Array(2 * most) };
  return room;
}

/** What is within an area; of what is farther than the nearest `enough` not all. */
function within({ cells, x: xs, y: ys }: SearchIndex, area: SearchArea, enough = Infinity): Within {
  const { edges, isAcross, x, y } = area;
  const radius = area.radius * area.radius;
  const found = cellsOf(cells, area);
  const { slots, away } = roomFor(found);
  let count = 0;
  let farthest = Infinity;
  for (const cell of found) {
    if (cell.away > farthest) break;
    for (let at = 0; at < cell.slots.length; at += 1) {
      const slot = cell.slots[at] ?? 0;
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
    if (count >= enough && farthest === Infinity) farthest = smallest(away.slice(0, count), enough - 1);
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

/**
 * Says of each place of `away`, asked in their order, whether it is among the nearest `most`: of several that are as far as the
 * last of them, the first.
 */
function isAmongNearest({ away, count }: Within, most: number): (at: number) => boolean {
  if (count <= most) return () => true;
  const last = smallest(away.slice(0, count), most - 1);
  let ties = most;
  for (let at = 0; at < count; at += 1) if ((away[at] ?? 0) < last) ties -= 1;
  return (at) => {
    const each = away[at] ?? 0;
    if (each !== last) return each < last;
    ties -= 1;
    return ties >= 0;
  };
}

/** The nearest `most` (at most 1024) published locations of an area, nearest first, and how many there are in it, up to 1024. */
export function nearestOf(
  index: SearchIndex,
  area: SearchArea,
  most: number,
): { readonly slots: readonly number[]; readonly count: number } {
  const found = within(index, area, MOST);
  const isNear = isAmongNearest(found, most);
  const near: number[] = [];
  for (let at = 0; at < found.count; at += 1) if (isNear(at)) near.push(at);
  return { slots: inOrder(near, found.away).map((at) => found.slots[at] ?? 0), count: Math.min(found.count, MOST) };
}

/** The published locations of an area beyond the nearest `most`, in no order. */
export function beyondOf(index: SearchIndex, area: SearchArea, most: number): readonly number[] {
  const found = within(index, area);
  const isNear = isAmongNearest(found, most);
  const beyond: number[] = [];
  for (let at = 0; at < found.count; at += 1) if (!isNear(at)) beyond.push(found.slots[at] ?? 0);
  return beyond;
}

/** All published locations of an area, in no order. */
export function allOf(index: SearchIndex, area: SearchArea): readonly number[] {
  const { slots, count } = within(index, area);
  return Array.from(slots.subarray(0, count));
}

/** Whether an area's box has any published location. */
export const hasAny = (index: SearchIndex, area: SearchArea): boolean => within(index, area).count > 0;
