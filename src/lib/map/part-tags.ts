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
 * The tags of a zoom, none of which lies so far over another that it can't be pressed or read: two such tags become one
 * at the middle of their points, and a dot gives way. Only fixed tags stay where they are.
 */
export function partTags(tags: readonly Tag[], zoom: number): readonly Tag[] {
  const parted = tags.filter(({ role }) => role !== 'dot');
  for (;;) {
    const before = parted.length;
    gatherOnce(parted, zoom);
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
