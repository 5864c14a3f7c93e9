import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeStorage } from '#web/lib/fake-storage.fixture.ts';
import { keepWaiting, waitingMessages } from './waiting-messages.ts';

beforeEach(() => void vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => vi.unstubAllGlobals());

const message = { requestId: '1', text: 'I am on the train.' };

it('what waits is kept for its order, and nothing is left once it has gone', () => {
  keepWaiting('a', [message]);
  expect(waitingMessages('a')).toEqual([message]);
  expect(waitingMessages('b')).toEqual([]);
  keepWaiting('a', []);
  expect(Object.keys(localStorage)).toEqual([]);
});

it('what is not readable is left out, and a device without storage keeps nothing', () => {
  localStorage.setItem('message:a', JSON.stringify([message, { text: 5 }, null]));
  expect(waitingMessages('a')).toEqual([message]);
  localStorage.setItem('message:a', '{broken');
  expect(waitingMessages('a')).toEqual([]);
  vi.stubGlobal('localStorage', undefined);
  keepWaiting('a', [message]);
  expect(waitingMessages('a')).toEqual([]);
});
