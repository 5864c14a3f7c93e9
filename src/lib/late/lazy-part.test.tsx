import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

test('the server renders a part whose code the browser fetches late, without anything in its place', async () => {
  const code = Promise.resolve(() => <p>The city</p>);
  const Part = lazyPart(() => code);
  await code;
  const page = renderToString(
    <Suspense fallback="Not yet">
      <Part />
    </Suspense>,
  );
  expect(page).toContain('<p>The city</p>');
  expect(page).not.toContain('Not yet');
});

test('a part whose code did not come is asked for again where it is shown', async () => {
  let asked = 0;
  const Part = lazyPart(() => {
    asked += 1;
    return Promise.reject(new Error('away'));
  });
  await Promise.resolve();
  renderToString(
    <Suspense fallback="Not yet">
      <Part />
    </Suspense>,
  );
  expect(asked).toBe(2);
});
