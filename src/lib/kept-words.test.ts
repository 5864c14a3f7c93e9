import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeStorage } from './fake-storage.fixture.ts';
import { forgetWords, keepWords, readWords } from './kept-words.ts';

const DAY = 24 * 3600 * 1000;

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('what a person types is there again for them until it is sent', () => {
  keepWords('noor', 'thread:1', 'The room is');
  expect(readWords('noor', 'thread:1')).toBe('The room is');
  expect(readWords('noor', 'thread:2')).toBeNull();
  keepWords('noor', 'thread:1', null);
  expect(readWords('noor', 'thread:1')).toBeNull();
});

it('is gone from the device when another person works there, when a week has passed, and when its writer signs out', () => {
  keepWords('noor', 'thread:1', 'The room is');
  expect(readWords('ada', 'thread:1')).toBeNull();
  expect(readWords('noor', 'thread:1')).toBeNull();
  keepWords('noor', 'thread:1', 'The room is');
  vi.setSystemTime(6 * DAY);
  expect(readWords('noor', 'thread:1')).toBe('The room is');
  vi.setSystemTime(8 * DAY);
  expect(readWords('noor', 'thread:2')).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
  keepWords('noor', 'thread:1', 'The room is');
  localStorage.setItem('recent-places', '[]');
  forgetWords();
  expect(Object.keys(localStorage)).toEqual(['recent-places']);
});

it.each(['', 'nothing', '{"words":5,"at":1}', '[]'])('%j in its place is nothing that was kept', (text) => {
  localStorage.setItem('words:noor:thread:1', text);
  expect(readWords('noor', 'thread:1')).toBeNull();
});

it('does without a store', () => {
  vi.stubGlobal('localStorage', undefined);
  keepWords('noor', 'thread:1', 'The room is');
  expect(readWords('noor', 'thread:1')).toBeNull();
  expect(() => forgetWords()).not.toThrow();
});
