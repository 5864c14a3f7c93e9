import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { type Area, isOfficeArea } from '#shared/messages/areas.ts';

const routes = new Map(
  globSync('src/routes/*.tsx').map((file) => [basename(file, '.tsx'), readFileSync(file, 'utf8')]),
);

/** A route and those around it: `a.b.c`, `a.b` and `a`. */
const withParents = (name: string): readonly string[] =>
  name.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));

const areasOf = (source = ''): readonly string[] =>
  [...(/areas: \[([^\]]*)\]/.exec(source)?.[1]?.matchAll(/'(\w+)'/g) ?? [])].map(([, area = '']) => area);

/** The looks of these screens are in a sheet that is linked where a screen wants an area of theirs. */
test('every screen of partners, administrators and programmers wants an area by which its looks come', () => {
  const screens = [...routes].filter(([, source]) => /'#web\/features\/(partner|admin|api-docs)\//.test(source));
  expect(screens.length).toBeGreaterThan(40);
  const bare = screens.filter(
    ([name]) =>
      !withParents(name)
        .flatMap((parent) => areasOf(routes.get(parent)))
        .some((area) => isOfficeArea(area as Area)),
  );
  expect(bare.map(([name]) => name)).toEqual([]);
});
