import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClusterItem, createClusters } from './clusters.ts';
import { covers, fitting, reach, revealing } from './framing.ts';
import { mergeMarkers } from './merge-markers.ts';
import {
  boundsOf,
  metresBetween,
  middleOf,
  movedBy,
  widthOf,
  isWithin,
  pixelFromMiddle,
  seenBounds,
  worldPixel,
} from './mercator.ts';

const camera = { latitude: 43.6453, longitude: -79.3806, zoom: 15 };
const size = { width: 1000, height: 800 };
const clear = { top: 50, right: 50, bottom: 50, left: 50 };
const around = { north: 44, south: 43, east: -79, west: -80 };

describe('merging markers', () => {
  const marker = (number: number, price = 1) => ({ number, price });

  test('keeps each number once and the newer of two', () => {
    expect(mergeMarkers([marker(1), marker(2)], [marker(2, 2), marker(2, 3)], 10)).toEqual([marker(1), marker(2, 3)]);
  });

  test('keeps the latest when there are too many', () => {
    expect(mergeMarkers([marker(1), marker(2)], [marker(3)], 2)).toEqual([marker(2), marker(3)]);
  });
});

describe('the date line', () => {
  const none = {
    minZoom: 1,
    maxZoom: 18,
    radius: 40,
    fixed: null,
    alone: new Set<string>(),
    dots: new Set<string>(),
  };
  const fiji = { id: 'fiji', latitude: -16.8, longitude: -179.97 };

  test.each([
    ['west of it', 179.9],
    ['east of it', -179.9],
    ['one world on', 539.9],
    ['one world back', -180.1],
  ])('hides no pin of a map whose middle is %s', (_, longitude) => {
    const middle = { latitude: -16.8, longitude, zoom: 6 };
    const bounds = seenBounds(middle, size);
    expect(isWithin(fiji, bounds)).toBe(true);
    expect(createClusters([fiji], none).itemsIn(bounds, middle.zoom)).toHaveLength(1);
    expect(Math.abs(pixelFromMiddle(fiji, middle).x)).toBeLessThan(20);
    expect(isWithin({ latitude: -16.8, longitude: 0 }, bounds)).toBe(false);
    // As a search names it, it is the same stretch.
    const named = boundsOf(middle, size);
    expect([named.west, named.east].map((each) => Math.abs(each) <= 180)).toEqual([true, true]);
    expect(widthOf(named)).toBeCloseTo(bounds.east - bounds.west, 6);
    expect(isWithin(fiji, named)).toBe(true);
    expect(Math.abs(pixelFromMiddle({ ...middleOf(named), latitude: -16.8 }, middle).x)).toBeCloseTo(0, 3);
  });

  test('a search of the whole world has its edges at the date line', () => {
    expect(boundsOf({ latitude: 0, longitude: 170, zoom: 0 }, size)).toMatchObject({ west: -180, east: 180 });
  });

  test('is in a view from 170 to 190 degrees, and of the whole world', () => {
    expect(isWithin(fiji, { north: -10, south: -20, west: 170, east: 190 })).toBe(true);
    expect(isWithin(fiji, { north: -10, south: -20, west: 170, east: 179 })).toBe(false);
    expect(isWithin(fiji, { north: 80, south: -80, west: -300, east: 300 })).toBe(true);
  });
});

describe('clusters', () => {
  const points = [
    { id: 'a', latitude: 43.6453, longitude: -79.3806 },
    { id: 'b', latitude: 43.6454, longitude: -79.3807 },
    { id: 'c', latitude: 43.7, longitude: -79.3 },
  ];

  const options = {
    minZoom: 13,
    maxZoom: 17,
    radius: 40,
    fixed: null,
    alone: new Set<string>(),
    dots: new Set<string>(),
  };
  const named = (items: readonly ClusterItem[]) =>
    items.map((item) => (item.kind === 'cluster' ? item.points.length : item.point.id));
  /** A point so many px from the first, at zoom 14. */
  const off = (id: string, x: number, y: number) => {
    const { latitude, longitude } = movedBy({ ...camera, zoom: 14 }, { x, y });
    return { id, latitude, longitude };
  };

  test('gather what overlaps and leave the rest alone', () => {
    expect(named(createClusters(points, options).itemsIn(around, 14))).toEqual(['c', 2]);
  });

  test('never take the one that is fixed', () => {
    expect(named(createClusters(points, { ...options, fixed: 'a' }).itemsIn(around, 14))).toEqual(['c', 'b', 'a']);
  });

  test('leave one alone that wants it, as long as it lies on no other', () => {
    const shown = (x: number) =>
      named(
        createClusters([off('a', 0, 0), off('b', x, 0)], { ...options, alone: new Set(['a']) }).itemsIn(around, 14),
      );
    expect(shown(35)).toEqual(['a', 'b']);
    expect(shown(25)).toEqual([2]);
  });

  test('have no dot under a tag or under another dot, and none among their points', () => {
    const dots = new Set(['under', 'free', 'twin']);
    const all = [off('a', 0, 0), off('under', 10, 10), off('free', 60, 0), off('twin', 66, 0)];
    expect(named(createClusters(all, { ...options, dots }).itemsIn(around, 14))).toEqual(['a', 'free']);
    expect(createClusters(all, { ...options, dots }).itemsIn(around, 17)).toHaveLength(4);
  });

  test('never lie on each other, however many there are', () => {
    const coordinate = (least: number) => fc.double({ min: least, max: least + 0.05, noNaN: true });
    const many = fc.array(fc.record({ latitude: coordinate(43.6), longitude: coordinate(-79.4) }), { maxLength: 120 });
    fc.assert(
      fc.property(many, fc.integer({ min: 11, max: 16 }), (places, zoom) => {
        const all = places.map((place, id) => ({ ...place, id: String(id) }));
        const items = createClusters(all, { ...options, alone: new Set(['0', '1']) }).itemsIn(around, zoom);
        const pixels = items.map((item) => worldPixel(item.kind === 'point' ? item.point : item, zoom));
        const overlaps = pixels.filter((a, i) =>
          pixels.some((b, j) => i < j && Math.abs(a.x - b.x) < 30 && Math.abs(a.y - b.y) < 30),
        );
        expect(overlaps).toEqual([]);
        expect(items.flatMap((item) => (item.kind === 'point' ? [item.point] : item.points))).toHaveLength(all.length);
      }),
    );
  });

  test('take in one of which its neighbours on both sides would leave too little to press', () => {
    const shown = (x: number) =>
      named(
        createClusters([off('a', -x, 0), off('b', 0, 4), off('c', x, 8)], { ...options, radius: 20 }).itemsIn(
          around,
          14,
        ),
      );
    expect(shown(40)).toEqual([3]);
    expect(shown(55)).toEqual(['a', 'b', 'c']);
  });

  test('of several take a single one in that they would hide, and leave alone one next to them', () => {
    const pair = [off('a', 0, 0), off('b', 0, 4)];
    const shown = (x: number) =>
      named(createClusters([...pair, off('c', x, 8)], { ...options, radius: 20 }).itemsIn(around, 14));
    expect(shown(60)).toEqual([3]);
    expect(shown(75)).toEqual([2, 'c']);
  });

  test('of several do not lie on each other', () => {
    const pairs = (x: number) => [off('a', 0, 0), off('b', 0, 4), off('c', x, 0), off('d', x, 4)];
    const shown = (x: number) => named(createClusters(pairs(x), { ...options, radius: 20 }).itemsIn(around, 14));
    expect(shown(100)).toEqual([4]);
    expect(shown(115)).toEqual([2, 2]);
  });

  test('leave apart what only stands near', () => {
    const near = movedBy({ ...camera, zoom: 15 }, { x: 0, y: 60 });
    const pair = [points[0], { id: 'near', latitude: near.latitude, longitude: near.longitude }].flatMap(
      (p) => p ?? [],
    );
    expect(createClusters(pair, options).itemsIn(around, 15)).toHaveLength(2);
    expect(createClusters(pair, options).itemsIn(around, 14)).toHaveLength(1);
  });

  test('are gone at the nearest zoom', () => {
    expect(createClusters(points, options).itemsIn(around, 17)).toHaveLength(3);
  });

  test('open at the least zoom that parts them', () => {
    const near = movedBy({ ...camera, zoom: 15 }, { x: 30, y: 0 });
    const pair = [...points.slice(0, 1), { id: 'near', latitude: near.latitude, longitude: near.longitude }];
    const clusters = createClusters(pair, options);
    const [cluster] = clusters.itemsIn(around, 15);
    expect(cluster?.kind === 'cluster' && clusters.zoomToOpen(cluster, 15)).toBe(16);
  });

  test('of one and the same place open nowhere but at the nearest zoom', () => {
    const twins = [off('a', 0, 0), off('b', 0, 0)];
    const clusters = createClusters(twins, options);
    const [cluster] = clusters.itemsIn(around, 14);
    expect(cluster?.kind === 'cluster' && clusters.zoomToOpen(cluster, 14)).toBe(17);
    expect(named(clusters.itemsIn(around, 17))).toHaveLength(2);
  });
});

describe('the camera', () => {
  test('stays for a place that is clear', () => {
    expect(revealing(camera, camera, size, clear)).toBe(camera);
  });

  test('moves just enough for a covered one', () => {
    const place = movedBy(camera, { x: 0, y: 390 });
    const moved = revealing(place, camera, size, { ...clear, bottom: 300 });
    expect(pixelFromMiddle(place, moved).y).toBeCloseTo(100, 3);
    expect(pixelFromMiddle(place, moved).x).toBeCloseTo(0, 3);
  });

  test('moves over drawn ground where a card opens over a tag at the top, and asks for more beyond it', () => {
    const map = { width: 1010, height: 700 };
    const drawn = { camera, width: map.width * reach.across, height: map.height * reach.down };
    const tag = movedBy(camera, { x: 0, y: -map.height / 2 });
    expect(covers(drawn, revealing(tag, camera, map, { ...clear, top: 384 }), map)).toBe(true);
    expect(covers(drawn, movedBy(camera, { x: 0, y: -500 }), map)).toBe(false);
    expect(covers({ ...drawn, ...map }, movedBy(camera, { x: 0, y: -1 }), map)).toBe(false);
    expect(covers(drawn, { ...camera, zoom: camera.zoom + 1 }, map)).toBe(false);
  });

  test('fits places inside its bounds', () => {
    const places = [camera, { latitude: 43.66, longitude: -79.4 }];
    const fitted = fitting(places, size, clear, 10, 17);
    const bounds = boundsOf(fitted ?? camera, size);
    for (const place of places) {
      expect(place.latitude).toBeLessThan(bounds.north);
      expect(place.longitude).toBeGreaterThan(bounds.west);
    }
    expect(fitting([], size, clear, 10, 17)).toBeNull();
  });

  test('shows less where something lies over it', () => {
    const seen = boundsOf(camera, size, { top: 100, right: 0, bottom: 50, left: 0 });
    const all = boundsOf(camera, size);
    expect(pixelFromMiddle({ latitude: seen.north, longitude: seen.west }, camera).y).toBeCloseTo(
      100 - size.height / 2,
    );
    expect(pixelFromMiddle({ latitude: seen.south, longitude: seen.east }, camera).y).toBeCloseTo(size.height / 2 - 50);
    expect(seen).toMatchObject({ west: all.west, east: all.east });
  });

  test('measures metres', () => {
    expect(metresBetween(camera, { latitude: 43.6453, longitude: -79.3682 })).toBeCloseTo(998, -1);
  });
});
