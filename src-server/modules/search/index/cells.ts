import { WORLD_WIDTH } from '#server/platform/geo/mercator.ts';

/** Slots of the locations in each square of the plane, by the square's key. */
export type Cells = Map<number, number[]>;

/** Squares along one side of the plane: each some 2.5 km of the plane wide. */
export const SIDE = 2 ** 14;
export const SIZE = WORLD_WIDTH / SIDE;

/** In which column of squares a place of the plane is; rows are the same of its other axis. */
export const columnOf = (x: number): number => Math.floor((x + WORLD_WIDTH / 2) / SIZE);
/** The middle of a column of squares, or of a row, on its axis. */
export const middleOf = (column: number): number => (column + 0.5) * SIZE - WORLD_WIDTH / 2;
export const keyOf = (column: number, row: number): number => row * 2 * SIDE + column;

export function addToCell(cells: Cells, x: number, y: number, slot: number): void {
  const key = keyOf(columnOf(x), columnOf(y));
  const cell = cells.get(key);
  if (cell === undefined) cells.set(key, [slot]);
  else cell.push(slot);
}

export function removeFromCell(cells: Cells, x: number, y: number, slot: number): void {
  const key = keyOf(columnOf(x), columnOf(y));
  const cell = cells.get(key);
  const at = cell?.indexOf(slot) ?? -1;
  if (cell === undefined || at < 0) return;
  cell.splice(at, 1);
  if (cell.length === 0) cells.delete(key);
}
