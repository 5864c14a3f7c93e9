import { Duration, Instant } from '@js-joda/core';
import { beforeEach, expect, it } from 'vitest';
import type { Clock } from './clock.ts';
import { ttlCache } from './ttl-cache.ts';

let now = Instant.parse('2026-11-21T15:00:00Z');
const clock: Clock = { now: () => now };
const forward = (seconds: number) => {
  now = now.plus(Duration.ofSeconds(seconds));
};
const database = () => ({ query: () => Promise.reject(new Error('It is not asked')) });

let asked = 0;
const count = async () => (asked += 1);
beforeEach(() => {
  asked = 0;
});

it('an answer is given again until it is too old, to each database and question its own', async () => {
  const kept = ttlCache<number>(60_000);
  const [one, other] = [
    { db: database(), clock },
    { db: database(), clock },
  ];
  expect(await kept.get(one, 'people', count)).toBe(1);
  forward(59);
  expect(await kept.get(one, 'people', count)).toBe(1);
  expect(await kept.get(one, 'places', count)).toBe(2);
  expect(await kept.get(other, 'people', count)).toBe(3);
  forward(1);
  expect(await kept.get(one, 'people', count)).toBe(4);
});

it('who asks while an answer is being found waits for the same', async () => {
  const kept = ttlCache<number>(60_000);
  const asker = { db: database(), clock };
  expect(await Promise.all([kept.get(asker, '', count), kept.get(asker, '', count)])).toEqual([1, 1]);
});

it('what failed is asked anew', async () => {
  const kept = ttlCache<number>(60_000);
  const asker = { db: database(), clock };
  await expect(kept.get(asker, '', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await kept.get(asker, '', count)).toBe(1);
});

it('who waits for an answer that fails asks anew', async () => {
  const kept = ttlCache<number>(60_000);
  const asker = { db: database(), clock };
  const away = Promise.withResolvers<number>();
  const first = kept.get(asker, '', () => away.promise);
  const second = kept.get(asker, '', count);
  away.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  expect(await second).toBe(1);
});

it('an answer may be let go, and of very many questions the oldest ones are', async () => {
  const kept = ttlCache<number>(60_000);
  const asker = { db: database(), clock };
  expect(await kept.get(asker, 'first', count)).toBe(1);
  kept.forget(asker.db, 'first');
  expect(await kept.get(asker, 'first', count)).toBe(2);
  for (let number = 0; number < 500; number += 1) await kept.get(asker, `${number}`, async () => 0);
  expect(await kept.get(asker, 'first', count)).toBe(3);
  kept.forgetAll(asker.db);
  expect(await kept.get(asker, 'first', count)).toBe(4);
});
