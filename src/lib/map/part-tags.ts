import type { MapPlace, MapPoint } from './map-types.ts';
import { worldPixel } from './mercator.ts';

/** What stands on the map: one point, or several at their middle. */
export interface Tag extends MapPlace {
  /** A fixed tag is never gathered; a dot gives way to everything. */
  readonly role: 'fixed' | 'tag' | 'dot';
  readonly points: readonly MapPoint[];
}

/** Tags nearer than this to each other, in px up, can't both be pressed with certainty. */
const room = 30;

/**
 * The same to the side, from the middle of each: of two single tags 24 px stay to press, and the wider tag of several
 * does not hide what its neighbour says.
 */
const reach = { single: 15, several: 55 } as const;

/**
 * The tags of a zoom, none of which lies so far over another, or between two others, that it can't be pressed or read:
 * two such tags become one at the middle of their points, and a dot gives way. Only fixed tags stay where they are.
 */
export function partTags(tags: readonly Tag[], zoom: number): readonly Tag[] {
  const parted = tags.filter(({ role }) => role !== 'dot');
  for (;;) {
    const before = parted.length;
    gatherOnce(parted, zoom);
    if (parted.length === before) gatherCrowded(parted, zoom);
    if (parted.length === before) break;
  }
  const seen = parted.map((tag) => placed(tag, zoom));
  for (const dot of tags.filter(({ role }) => role === 'dot')) {
    const it = placed(dot, zoom);
    if (seen.some((other) => liesOn(it, other))) continue;
    seen.push(it);
    parted.push(dot);
  }
  return parted;
}

/** Makes one tag of each two that lie on each other, once through the map from north to south. */
function gatherOnce(tags: Tag[], zoom: number): void {
  const kept: Placed[] = [];
  for (const it of tags.map((tag) => placed(tag, zoom)).sort((a, b) => a.y - b.y)) {
    const under = kept.findLastIndex(
      (other) => it.tag.role !== 'fixed' && other.tag.role !== 'fixed' && liesOn(it, other),
    );
    const other = kept[under];
    if (other === undefined) kept.push(it);
    else kept[under] = { ...other, tag: gathered(other.tag, it.tag) };
  }
  tags.splice(0, tags.length, ...kept.map(({ tag }) => tag));
}

/** Half as wide as a tag is drawn, in px: with a price, with the number of several, with a name. */
const half = { single: 38, several: 60, fixed: 80 } as const;

/** So much of a tag has to look out between its neighbours, in px. */
const leastPressed = 24;

/** Gathers each tag of which its neighbours on both sides leave too little, with the nearer of them. */
function gatherCrowded(tags: Tag[], zoom: number): void {
  const all: (Placed | null)[] = tags.map((tag) => placed(tag, zoom)).sort((a, b) => a.y - b.y);
  for (const [index, it] of all.entries()) {
    if (it === null || it.tag.role === 'fixed') continue;
    const neighbours = neighboursOf(all, index);
    const most = (isLeft: boolean) =>
      neighbours.reduce((sum, other) => (other.x < it.x === isLeft ? Math.max(sum, coverOf(other, it)) : sum), 0);
    if (most(true) + most(false) <= 2 * halfOf(it.tag) - leastPressed) continue;
    const nearest = neighbours
      .filter(({ tag }) => tag.role !== 'fixed')
      .toSorted((a, b) => Math.abs(a.x - it.x) - Math.abs(b.x - it.x))[0];
    if (nearest === undefined) continue;
    all[all.indexOf(nearest)] = placed(gathered(nearest.tag, it.tag), zoom);
    all[index] = null;
  }
  tags.splice(0, tags.length, ...all.flatMap((each) => each?.tag ?? []));
}

/** Those of a list from north to south that lie over the one at an index, or would. */
function neighboursOf(all: readonly (Placed | null)[], index: number): readonly Placed[] {
  const it = all[index];
  if (it === undefined || it === null) return [];
  const found: Placed[] = [];
  for (const step of [-1, 1]) {
    for (let at = index + step; at >= 0 && at < all.length; at += step) {
      const other = all[at];
      if (other === undefined || other === null) continue;
      if (Math.abs(other.y - it.y) >= 2 * room) break;
      if (coverOf(other, it) > 0) found.push(other);
    }
  }
  return found;
}

const halfOf = ({ role, points }: Tag): number =>
  role === 'fixed' ? half.fixed : points.length > 1 ? half.several : half.single;

/** How much of a tag a neighbour lies over, or would, in px from its edge. */
const coverOf = (over: Placed, it: Placed): number =>
  Math.abs(over.y - it.y) < room ? halfOf(over.tag) + halfOf(it.tag) - Math.abs(over.x - it.x) : 0;

/** A tag with its middle, in px of the whole world. */
interface Placed {
  readonly tag: Tag;
  readonly x: number;
  readonly y: number;
}

const placed = (tag: Tag, zoom: number): Placed => ({ tag, ...worldPixel(tag, zoom) });

const reachOf = ({ points }: Tag): number => (points.length > 1 ? reach.several : reach.single);

const liesOn = (a: Placed, b: Placed): boolean =>
  Math.abs(a.x - b.x) < reachOf(a.tag) + reachOf(b.tag) && Math.abs(a.y - b.y) < room;

/** Both as one, at the middle of all their points. */
function gathered(a: Tag, b: Tag): Tag {
  const share = b.points.length / (a.points.length + b.points.length);
  return {
    role: 'tag',
    latitude: a.latitude + (b.latitude - a.latitude) * share,
    longitude: a.longitude + (b.longitude - a.longitude) * share,
    points: [...a.points, ...b.points],
  };
}
