import { describe, expect, test } from 'vitest';
import { createClusters } from './clusters.ts';
import { fitting, revealing } from './framing.ts';
import { mergeMarkers } from './merge-markers.ts';
import { boundsOf, metresBetween, movedBy, pixelFromMiddle } from './mercator.ts';

const camera = { latitude: 43.6453, longitude: -79.3806, zoom: 15 };
const size = { width: 1000, height: 800 };
const clear = { top: 50, right: 50, bottom: 50, left: 50 };
const around = { north: 44, south: 43, east: -79, west: -80 };

describe('merging markers', () => {
  const marker = (id: string, price = 1) => ({ id, price });

  test('keeps each id once and the newer of two', () => {
    expect(mergeMarkers([marker('a'), marker('b')], [marker('b', 2), marker('b', 3)], 10)).toEqual([
      marker('a'),
      marker('b', 3),
    ]);
  });

  test('keeps the latest when there are too many', () => {
    expect(mergeMarkers([marker('a'), marker('b')], [marker('c')], 2)).toEqual([marker('b'), marker('c')]);
  });
});

describe('clusters', () => {
  const points = [
    { id: 'a', latitude: 43.6453, longitude: -79.3806 },
    { id: 'b', latitude: 43.6454, longitude: -79.3807 },
    { id: 'c', latitude: 43.7, longitude: -79.3 },
  ];

  const options = { maxZoom: 17, radius: 40, alone: new Set<string>() };

  test('gather what overlaps and leave the rest alone', () => {
    const items = createClusters(points, options).itemsIn(around, 14);
    expect(items.map((item) => (item.kind === 'cluster' ? item.points.length : item.point.id))).toEqual(['c', 2]);
  });

  test('never take what shall stand alone', () => {
    const items = createClusters(points, { ...options, alone: new Set(['a']) }).itemsIn(around, 14);
    expect(items.map((item) => (item.kind === 'point' ? item.point.id : item))).toEqual(['c', 'b', 'a']);
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
    const cluster = clusters.itemsIn(around, 15).find((item) => item.kind === 'cluster');
    expect(clusters.zoomToOpen(cluster?.kind === 'cluster' ? cluster.id : 0)).toBe(16);
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
