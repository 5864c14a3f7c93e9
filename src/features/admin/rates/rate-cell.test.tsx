import { act, lazy, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWindow } from '#web/lib/window.fixture.ts';

let close: () => void;
let client: typeof import('react-dom/client');
let cell: typeof import('./rate-cell.tsx');
let texts: typeof import('#web/lib/texts.ts');
beforeAll(async () => {
  close = openWindow();
  client = await import('react-dom/client');
  cell = await import('./rate-cell.tsx');
  texts = await import('#web/lib/texts.ts');
});
afterAll(() => close());

it('keeps a rate that was typed while the page came to life', async () => {
  const known = texts.createTexts('en');
  await known.load(['adminRates']);
  const { RateCell } = cell;
  const shown = (
    <RateCell
      name="maxPrice"
      label="Ontario, Daily maximum"
      currency="CAD"
      kept={995}
      value={995}
      inherited={995}
      onChange={() => undefined}
    />
  );
  let come: (part: { default: () => typeof shown }) => void = () => undefined;
  const Part = lazy(() => new Promise<{ default: () => typeof shown }>((resolve) => (come = resolve)));
  const page = (part: typeof shown) => (
    <texts.TextsContext value={known}>
      <Suspense>{part}</Suspense>
    </texts.TextsContext>
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page(shown));
  const field = root.querySelector('input');
  if (field === null) throw new Error('There is no field');
  await act(async () => void client.hydrateRoot(root, page(<Part />)));

  // React hears of the focus once it can.
  await act(async () => field.focus());
  field.value = '12.50';
  await act(async () => come({ default: () => shown }));

  expect(root.querySelector('input')).toBe(field);
  expect(field.value).toBe('12.50');
  expect([field.selectionStart, field.selectionEnd]).toEqual([5, 5]);
});
