import { act, useRef } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openWindow } from '#web/lib/window.fixture.ts';

let close: () => void;
let client: typeof import('react-dom/client');
let kept: typeof import('./use-kept-focus.ts');
beforeAll(async () => {
  close = openWindow();
  vi.stubGlobal('KeyboardEvent', window.KeyboardEvent);
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  client = await import('react-dom/client');
  kept = await import('./use-kept-focus.ts');
});
afterAll(() => close());

function Page() {
  const page = useRef<HTMLDivElement>(null);
  kept.useKeptFocus(page);
  return (
    <div ref={page}>
      <a href="#thread" data-opens="" aria-current="page">
        The thread that is shown
      </a>
      <section data-opened="" tabIndex={-1} />
    </div>
  );
}

const open = async () => {
  const root = document.createElement('div');
  document.body.append(root);
  const app = client.createRoot(root);
  await act(async () => app.render(<Page />));
  return { root, leave: () => act(async () => app.unmount()) };
};

it('a row of what is shown already leads there, whatever it calls itself', async () => {
  const { root, leave } = await open();
  const row = root.querySelector('a');
  row?.focus();
  await act(async () => void row?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  await act(async () => row?.click());
  expect(document.activeElement).toBe(root.querySelector('section'));
  await leave();
});

it('a person who comes by a key from a page that went away is led to what stands open', async () => {
  expect(document.activeElement).toBe(document.body);
  const { root, leave } = await open();
  expect(document.activeElement).toBe(root.querySelector('section'));
  await leave();
});
