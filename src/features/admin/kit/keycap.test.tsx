import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openWindow } from '#web/lib/window.fixture.ts';
import { Keycap } from './keycap.tsx';

let close: () => void;
let client: typeof import('react-dom/client');
beforeAll(async () => {
  close = openWindow();
  client = await import('react-dom/client');
});
afterAll(() => close());

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';

function shownOn(userAgent: string): string | null {
  vi.stubGlobal('navigator', { userAgent });
  const place = document.createElement('div');
  const root = client.createRoot(place);
  act(() => root.render(<Keycap of="⌘" />));
  const shown = place.textContent;
  act(() => root.unmount());
  return shown;
}

it('names the key next to the space bar as the keyboard does', () => {
  expect(shownOn(MAC)).toBe('⌘');
  expect(shownOn(LINUX)).toBe('Ctrl');
  expect(renderToString(<Keycap of="⌘" />)).toContain('Ctrl');
  expect(renderToString(<Keycap of="K" />)).toContain('K');
});
