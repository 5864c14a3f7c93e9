import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no statement has values written into it: what is not the ORM’s goes by sqlRows or Database.query', () => {
  const files = globSync('src-server/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') });
  expect(files.length).toBeGreaterThan(200);
  const writing = files.filter((file) =>
    /\bem\.execute\b/.test(readFileSync(file, 'utf8').replaceAll(/`em\.execute[^`]*`/g, '')),
  );
  expect(writing).toEqual([]);
});
