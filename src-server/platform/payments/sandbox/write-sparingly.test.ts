import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeSparingly } from './write-sparingly.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** A write that takes so many milliseconds. */
const taking = (milliseconds: number) => vi.fn(() => void vi.advanceTimersByTime(milliseconds));

it('what is written quickly is written each time', () => {
  const write = taking(2);
  const store = writeSparingly(write);
  for (let number = 1; number <= 5; number += 1) {
    store.save();
    expect(write).toHaveBeenCalledTimes(number);
  }
});

it('what takes long to write takes a tenth of the time, and what came meanwhile is written together', () => {
  const write = taking(100);
  const store = writeSparingly(write);
  for (let number = 0; number < 50; number += 1) store.save();
  expect(write).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(899);
  expect(write).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(write).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(write).toHaveBeenCalledTimes(2);
});

it('what waits to be written is written at the end, and nothing afterwards', () => {
  const write = taking(100);
  const store = writeSparingly(write);
  store.save();
  store.save();
  store.flush();
  expect(write).toHaveBeenCalledTimes(2);
  store.flush();
  vi.advanceTimersByTime(10_000);
  expect(write).toHaveBeenCalledTimes(2);
});
