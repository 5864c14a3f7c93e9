import { describe, expect, it } from 'vitest';
import { distanceBetween } from './distance.ts';
import { FALLBACK_ZONE, zoneAt } from './time-zone.ts';
import { estimatedSeconds, minutesOf } from './walking.ts';

const toronto = { latitude: 43.6532, longitude: -79.3832 };
const montreal = { latitude: 45.5019, longitude: -73.5674 };

describe('great-circle distance', () => {
  it('is 504 km from Toronto to Montreal, both ways', () => {
    expect(distanceBetween(toronto, montreal) / 1000).toBeCloseTo(504, 0);
    expect(distanceBetween(montreal, toronto)).toBe(distanceBetween(toronto, montreal));
  });

  it('is nothing to the same place, and half the Earth to the opposite one', () => {
    expect(distanceBetween(toronto, toronto)).toBe(0);
    const opposite = { latitude: -toronto.latitude, longitude: toronto.longitude + 180 };
    expect(distanceBetween(toronto, opposite) / 1000).toBeCloseTo(20_015, 0);
  });

  it('takes the short way over the date line', () => {
    const [west, east] = [179.9, -179.9].map((longitude) => ({ latitude: 0, longitude }));
    expect(distanceBetween(west!, east!) / 1000).toBeCloseTo(22.24, 1);
  });
});

describe('a walk', () => {
  it('of 800 m as the crow flies is 1040 m long and takes 13 minutes', () => {
    expect(minutesOf(estimatedSeconds(800))).toBe(13);
  });

  it('is never less than a minute', () => {
    expect(minutesOf(estimatedSeconds(0))).toBe(1);
  });
});

describe('the zone of a point', () => {
  it.each([
    [43.65, -79.38, 'America/Toronto'],
    [49.28, -123.12, 'America/Vancouver'],
    [13.7563, 100.5018, 'Asia/Bangkok'],
    [43.8256, 87.6168, 'Asia/Shanghai'],
    [42.8278, 93.5147, 'Asia/Shanghai'],
    [45.5798, 84.8892, 'Asia/Shanghai'],
    [59.9139, 10.7522, 'Europe/Oslo'],
    [47.61, -122.33, 'America/Los_Angeles'],
    [35.68, 139.69, 'Asia/Tokyo'],
    [27.7, 85.32, 'Asia/Kathmandu'],
    [0, 0, 'Etc/GMT'],
  ])('%d, %d is %s', (latitude, longitude, zone) => {
    expect(zoneAt(latitude, longitude)).toBe(zone);
  });

  it.each([
    [90, 0],
    [-90, 0],
    [0, 180],
    [0, -180],
  ])('%d, %d, at a pole or the date line, is known', (latitude, longitude) => {
    expect(zoneAt(latitude, longitude)).toMatch(/^(Etc|Pacific|Antarctica)\//);
  });

  it.each([
    [91, 0],
    [0, -181],
    [Number.NaN, 0],
  ])('%d, %d, which is no point on Earth, falls back', (latitude, longitude) => {
    expect(zoneAt(latitude, longitude)).toBe(FALLBACK_ZONE);
  });
});
