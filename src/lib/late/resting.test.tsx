import { act } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openWindow } from '#web/lib/window.fixture.ts';

const markup = '<div style="display:contents"><!--$--><button type="button">Save</button><!--/$--></div>';

let resting: typeof import('./resting.tsx');
let close: () => void;
let client: typeof import('react-dom/client');
beforeAll(async () => {
  close = openWindow();
  client = await import('react-dom/client');
  resting = await import('./resting.tsx');
});
afterAll(() => close());

test('a part of the server’s page sleeps until it is touched, and comes to life without a complaint of React', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { WhenTouched } = resting;
  let saved = 0;
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = markup;
  const button = root.querySelector('button');
  await act(async () => {
    client.hydrateRoot(
      root,
      <WhenTouched shows={[]}>
        <button
          type="button"
          onClick={() => {
            saved += 1;
          }}
        >
          Save
        </button>
      </WhenTouched>,
    );
  });
  expect(Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps'))).toBe(false);
  await act(async () => button?.dispatchEvent(new Event('click', { bubbles: true })));
  await act(async () => button?.dispatchEvent(new Event('click', { bubbles: true })));
  expect(root.querySelector('button'), 'the server’s own').toBe(button);
  expect(saved).toBe(2);
  expect(said.mock.calls).toEqual([]);
  said.mockRestore();
});
