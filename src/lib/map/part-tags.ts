import type { MapPlace, MapPoint } from './map-types.ts';
import { worldPixel } from './mercator.ts';

/** What stands on the map: one point, or several at their middle. */
export interface Tag extends MapPlace {
  /** A fixed tag is never gathered; a dot gives way to everything. */
  readonly role: 'fixed' | 'tag' | 'dot';
  readonly points: readonly MapPoint[];
}

/** Tags nearer than this to each other, in px to the side and up, can't both be pressed with certainty. */
const room = 30;

/**
 * The tags of a zoom, none of which lies so far over another that less than a target's 24 px can be pressed: two such
 * tags become one at the middle of their points, and a dot gives way. Only fixed tags stay where they are.
 */
export function partTags(tags: readonly Tag[], zoom: number): readonly Tag[] {
  const parted = tags.filter(({ role }) => role !== 'dot');
  for (;;) {
    const before = parted.length;
    gatherOnce(parted, zoom);
    if (parted.length === before) break;
  }
  const seen = parted.map((tag) => worldPixel(tag, zoom));
  for (const dot of tags.filter(({ role }) => role === 'dot')) {
    const at = worldPixel(dot, zoom);
    if (seen.some((other) => liesOn(at, other))) continue;
    seen.push(at);
    parted.push(dot);
  }
  return parted;
}

/** Makes one tag of each two that lie on each other, once through the map from north to south. */
function gatherOnce(tags: Tag[], zoom: number): void {
  const placed = tags.map((tag) => ({ tag, at: worldPixel(tag, zoom) })).sort((a, b) => a.at.y - b.at.y);
  const kept: { tag: Tag; at: { x: number; y: number } }[] = [];
  for (const { tag, at } of placed) {
    const under = kept.findLastIndex(
      (other) => tag.role !== 'fixed' && other.tag.role !== 'fixed' && liesOn(at, other.at),
    );
    const other = kept[under];
    if (other === undefined) kept.push({ tag, at });
    else kept[under] = { tag: gathered(other.tag, tag), at: other.at };
  }
  tags.splice(0, tags.length, ...kept.map(({ tag }) => tag));
}

const liesOn = (a: { x: number; y: number }, b: { x: number; y: number }): boolean =>
  Math.abs(a.x - b.x) < room && Math.abs(a.y - b.y) < room;

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
