import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mutants } from './mutants/all.mjs';
import { root } from './run.mjs';

it.each(mutants)(
  'the guard $name stands where the table of mutants says, and so does its test',
  ({ file, find, test }) => {
    expect(readFileSync(join(root, file), 'utf8')).toContain(find);
    expect(existsSync(join(root, test))).toBe(true);
  },
);

it('every guard has a name of its own', () => {
  const names = mutants.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
