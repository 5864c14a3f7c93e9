import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly, fetchOnce } from './early-answer.ts';

const question = { path: 'search.markers', input: { center: { latitude: 43.65, longitude: -79.38 }, bagsCount: 1 } };
const address = `/trpc/search.markers?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: question.input }))}`;
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(() => Promise.resolve(new Response('[]')));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.earlyAnswer = undefined;
});

// As the browser runs the page's script, a module.
// oxlint-disable-next-line no-new-func
const run = (code: string) => void new Function(`'use strict';${code}`)();
const runInPage = () => run(askEarly(question, 'fr'));

test('what the page has asked is not asked again by its code, which gets the answer once', async () => {
  runInPage();
  expect(asked).toHaveBeenCalledExactlyOnceWith(address, { headers: { 'x-locale': 'fr' } });
  expect(await (await fetchOnce(address)).text()).toBe('[]');
  expect(asked).toHaveBeenCalledTimes(1);
  await fetchOnce(address);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('another question is asked by itself', async () => {
  runInPage();
  await fetchOnce('/trpc/search.markers?batch=1&input=other');
  expect(asked).toHaveBeenLastCalledWith('/trpc/search.markers?batch=1&input=other', undefined);
});

test.each([
  { name: 'a phone', isPhone: true, times: 0 },
  { name: 'a wide screen', isPhone: false, times: 1 },
])('$name asks what only the wide layout needs $times times', ({ isPhone, times }) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  run(askEarly({ ...question, onlyWide: true }, 'en'));
  expect(asked).toHaveBeenCalledTimes(times);
});

test('a question that got no answer is asked again', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  runInPage();
  expect(await (await fetchOnce(address)).text()).toBe('[]');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a script cannot be ended by what is asked', () => {
  expect(askEarly({ path: 'search.markers', input: { label: '</script><script>' } }, 'en')).not.toContain('<');
});
