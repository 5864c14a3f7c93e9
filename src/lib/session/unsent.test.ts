import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openWindow } from '#web/lib/window.fixture.ts';
import { hasUnsent, watchTyping } from './unsent.ts';

let close: () => void;
beforeAll(() => {
  close = openWindow();
});
afterAll(() => close());

let stop = () => {};
afterEach(() => stop());

it.each([
  ['a field of a form', '<form><select></select></form>', true],
  ['words outside of any form', '<section><textarea></textarea></section>', true],
  ['a line outside of any form', '<section><input></section>', true],
  ['a search', '<section><input type="search"></section>', false],
  ['a filter', '<section><input type="checkbox"></section>', false],
])('what is kept nowhere else is unsent: %s', (name, html, isKept) => {
  vi.stubGlobal('location', { pathname: `/${name}` });
  document.body.innerHTML = html;
  stop = watchTyping();
  document.querySelector('select, textarea, input')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(hasUnsent()).toBe(isKept);
});
