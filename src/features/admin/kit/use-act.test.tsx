import { act } from 'react';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openWindow } from '#web/lib/window.fixture.ts';
import type { Toasts } from '#web/ui/toast/toast-context.ts';

let close: () => void;
let client: typeof import('react-dom/client');
let acts: typeof import('./use-act.ts');
let lib: typeof import('#web/lib/texts.ts');
let toasts: typeof import('#web/ui/toast/toast-context.ts');
beforeAll(async () => {
  close = openWindow();
  client = await import('react-dom/client');
  acts = await import('./use-act.ts');
  lib = await import('#web/lib/texts.ts');
  toasts = await import('#web/ui/toast/toast-context.ts');
});
afterAll(() => close());

it('why an act was refused goes with its next try', async () => {
  const shown = new Set<unknown>();
  const show = (words: unknown) => {
    shown.add(words);
    return () => void shown.delete(words);
  };
  const texts = lib.createTexts('en');
  await texts.load(['admin', 'errors']);
  const stand: Toasts = { error: show, info: show, notice: show };
  let tryIt: ReturnType<typeof acts.useAct> | undefined;
  function Page() {
    tryIt = acts.useAct(async () => undefined);
    return null;
  }
  const root = client.createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  const render = () =>
    act(async () =>
      root.render(
        <lib.TextsContext value={texts}>
          <toasts.ToastContext value={stand}>
            <Page />
          </toasts.ToastContext>
        </lib.TextsContext>,
      ),
    );
  await render();
  await act(async () => expect(await tryIt?.(() => Promise.reject(new Error('The bank said no')), 'Done')).toBe(false));
  expect([...shown]).toEqual(['Something went wrong']);
  await render();
  await act(async () => expect(await tryIt?.(async () => undefined, 'Done')).toBe(true));
  expect([...shown]).toEqual(['Done']);
});
