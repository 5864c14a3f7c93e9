import { describe, expect, it } from 'vitest';
import { isInside, placeOf, projector, spotOf } from './projection.ts';
import { cityPlans, sketchedCityNear, type SketchedCity, sketchFor } from './sketch-for.ts';

const view = { lat: 43.6488, lng: -79.3779, zoom: 15, width: 600, height: 400 };

describe('the projection', () => {
  it('puts the middle into the middle and north up', () => {
    const project = projector(view);
    expect(project([view.lat, view.lng])).toEqual([300, 200]);
    expect(project([view.lat + 0.001, view.lng])[1]).toBeLessThan(200);
  });

  it('takes half the world as half the tiles', () => {
    const [x] = projector({ ...view, lat: 0, lng: 0, zoom: 0 })([0, 90]);
    expect(x - 300).toBe(64);
  });

  it('finds the way back from a grid’s frame', () => {
    const frame = { origin: [43.6488, -79.3779], turn: 16.2 } as const;
    const [u, v] = spotOf(frame, placeOf(frame, [-375, 407]));
    expect(u).toBeCloseTo(-375, 6);
    expect(v).toBeCloseTo(407, 6);
  });
});

describe('the city sketches', () => {
  const cities = Object.keys(cityPlans) as SketchedCity[];

  it.each(cities)('draws %s the same every time, at the size asked for, without gaps in its numbers', (city) => {
    const [lat, lng] = cityPlans[city].centre;
    const draw = () => sketchFor(city, { ...view, lat, lng });
    expect(draw()).toBe(draw());
    expect(draw()).toContain('viewBox="0 0 600 400"');
    expect(draw()).not.toMatch(/NaN|Infinity|undefined/);
  });

  it.each(cities)('has the middle of %s on land', (city) => {
    const { centre, water } = cityPlans[city];
    expect(water.some((ring) => isInside(centre, ring))).toBe(false);
  });

  it('puts no name under a pin', () => {
    const free = sketchFor('toronto', view);
    expect(free).toContain('Union Station');
    const [x, y] = projector(view)(placeOf({ origin: [43.6488, -79.3779], turn: 16.2 }, [-375, -358]));
    expect(sketchFor('toronto', view, { keepFree: [[x, y]] })).not.toContain('Union Station');
  });

  it('knows where it has none', () => {
    expect(sketchedCityNear([49.28, -123.1])).toBe('vancouver');
    expect(sketchedCityNear([48.85, 2.35])).toBeNull();
  });
});
