import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('a key of administration means one thing', () => {
  const text = readFileSync(new URL('keys-dialog.tsx', import.meta.url), 'utf8');
  const keys = [...text.matchAll(/^ {4}\['(\w)', t\('/gm)].map(([, key]) => key);
  expect(keys).toContain('A');
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
