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

  test('gather what overlaps and leave the rest alone', () => {
    const items = createClusters(points, 17).itemsIn(around, 14);
    expect(items.map((item) => (item.kind === 'cluster' ? item.count : item.point.id))).toEqual(['c', 2]);
  });

  test('are gone at the nearest zoom', () => {
    expect(createClusters(points, 17).itemsIn(around, 17)).toHaveLength(3);
  });

  test('open at a nearer zoom and name a point inside', () => {
    const clusters = createClusters(points, 17);
    const cluster = clusters.itemsIn(around, 14).find((item) => item.kind === 'cluster');
    expect(cluster?.kind).toBe('cluster');
    if (cluster?.kind === 'cluster') {
      const { zoom, firstId } = clusters.open(cluster.id);
      expect(zoom).toBeGreaterThan(14);
      expect(['a', 'b']).toContain(firstId);
    }
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

  test('measures metres', () => {
    expect(metresBetween(camera, { latitude: 43.6453, longitude: -79.3682 })).toBeCloseTo(998, -1);
  });
});
