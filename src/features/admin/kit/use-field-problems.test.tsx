import { act } from 'react';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openWindow } from '#web/lib/window.fixture.ts';

let close: () => void;
let client: typeof import('react-dom/client');
let problems: typeof import('./use-field-problems.ts');
beforeAll(async () => {
  close = openWindow();
  client = await import('react-dom/client');
  problems = await import('./use-field-problems.ts');
});
afterAll(() => close());

it('a refusal stands at the fields it names, in the form’s own words where it has some, until the next try', async () => {
  let found: ReturnType<typeof problems.useFieldProblems> | undefined;
  function Form() {
    found = problems.useFieldProblems(['code', 'basisPoints', 'email'], {
      basisPoints: 'At most 100',
      emailTaken: 'Theirs already',
    });
    return null;
  }
  const shown = client.createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => shown.unmount()));
  await act(async () => shown.render(<Form />));
  const take = async (refusal: Parameters<NonNullable<typeof found>['take']>[0]) => {
    let isShown: boolean | undefined;
    await act(async () => void (isShown = found?.take(refusal)));
    return isShown;
  };
  const invalid = { key: 'invalid', fields: { code: ['Invalid format'], basisPoints: ['At most 10000'] } };
  expect(await take(invalid)).toBe(true);
  expect(['code', 'basisPoints', 'email'].map((name) => found?.at(name))).toEqual([
    'Invalid format',
    'At most 100',
    undefined,
  ]);
  expect(await take(null)).toBe(false);
  expect(found?.at('code')).toBeUndefined();
  await take({ key: 'emailTaken', fields: { email: ['Please log in'] } });
  expect(found?.at('email')).toBe('Theirs already');
  // What stands at none of them is said otherwise.
  expect(await take({ key: 'invalid', fields: { code: ['Invalid format'], country: ['Invalid'] } })).toBe(false);
  expect(await take({ key: 'notFound', fields: null })).toBe(false);
});
