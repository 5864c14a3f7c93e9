import { act } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openWindow } from '#web/lib/window.fixture.ts';

let close: () => void;
let client: typeof import('react-dom/client');
let menu: typeof import('./menu.tsx');
beforeAll(async () => {
  close = openWindow();
  vi.stubGlobal('KeyboardEvent', window.KeyboardEvent);
  client = await import('react-dom/client');
  menu = await import('./menu.tsx');
});
afterAll(() => close());

it('leaves the focus at its button when something was chosen, so that what that opens leads back there', async () => {
  const chosen = vi.fn();
  const { Menu } = menu;
  const root = document.createElement('div');
  document.body.append(root);
  await act(async () =>
    client.createRoot(root).render(
      <Menu trigger="More">
        <button type="button" onClick={chosen}>
          Erase
        </button>
      </Menu>,
    ),
  );
  const [trigger, entry] = root.querySelectorAll('button');
  await act(async () => trigger?.click());
  entry?.focus();
  await act(async () => entry?.click());
  expect(chosen).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(trigger);
});
