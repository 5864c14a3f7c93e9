import { act, useState } from 'react';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { openWindow } from '#web/lib/window.fixture.ts';

let close: () => void;
let client: typeof import('react-dom/client');
let keys: typeof import('./use-list-keys.ts');
beforeAll(async () => {
  close = openWindow();
  vi.stubGlobal('KeyboardEvent', window.KeyboardEvent);
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('localStorage', window.localStorage);
  client = await import('react-dom/client');
  keys = await import('./use-list-keys.ts');
});
afterAll(() => close());

it('J leads the focus to the row that it chooses, so that Enter is that row’s wherever the focus was', async () => {
  const seen: string[] = [];
  function List() {
    const [chosen, setChosen] = useState<string>();
    keys.useListKeys({ ids: ['first', 'second'], chosen, onChoose: setChosen });
    return (
      <>
        <a href="/elsewhere">Elsewhere</a>
        <ul data-list="" tabIndex={-1}>
          {['first', 'second'].map((id) => (
            <li
              key={id}
              data-chosen={id === chosen || undefined}
              ref={(row) => {
                if (row !== null) row.scrollIntoView = () => void seen.push(id);
              }}
            >
              <button type="button">{id}</button>
            </li>
          ))}
        </ul>
      </>
    );
  }
  const root = document.createElement('div');
  document.body.append(root);
  const shown = client.createRoot(root);
  onTestFinished(() => act(async () => shown.unmount()));
  await act(async () => shown.render(<List />));
  root.querySelector('a')?.focus();
  const press = (key: string) =>
    act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  for (const [key, row] of [
    ['j', 'first'],
    ['j', 'second'],
    ['k', 'first'],
  ] as const) {
    await press(key);
    expect(document.activeElement?.textContent).toBe(row);
    expect(seen.at(-1)).toBe(row);
  }
});

it('a row without anything to press is led into sight', async () => {
  const seen: string[] = [];
  function List() {
    const [chosen, setChosen] = useState<string>();
    keys.useListKeys({ ids: ['over'], chosen, onChoose: setChosen });
    return (
      <div data-list="" tabIndex={-1}>
        <p
          data-chosen={chosen === 'over' || undefined}
          ref={(row) => {
            if (row !== null) row.scrollIntoView = () => void seen.push('over');
          }}
        >
          Revoked
        </p>
      </div>
    );
  }
  const root = document.createElement('div');
  document.body.append(root);
  const shown = client.createRoot(root);
  onTestFinished(() => act(async () => shown.unmount()));
  await act(async () => shown.render(<List />));
  await act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true })));
  expect(seen).toEqual(['over']);
});
