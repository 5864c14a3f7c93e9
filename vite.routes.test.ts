import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOfficePath } from '#web/lib/nav/office-path.ts';
import { isOfficeRouteFile, partOfTree } from './vite.routes.ts';

const routes = join(import.meta.dirname, 'src/routes');
const files = readdirSync(routes).filter((file) => !/^(__root|_partner)\.tsx$/.test(file));

/** `_partner.integrations_.api.tsx` is `/integrations/api`. */
const addressOf = (file: string): string =>
  `/${file
    .replace(/^_partner\./, '')
    .replace(/\.tsx$/, '')
    .replaceAll('.', '/')
    .replaceAll('_/', '/')
    .replace(/(^|\/)index$/, '')}`;

/** The names of what a part puts below the root. */
const childrenIn = (code: string): string[] => {
  const children = code.slice(code.indexOf('const rootRouteChildren'));
  return [...children.slice(0, children.indexOf('};')).matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
};

describe('the parts of the routes', () => {
  it.each(files)('has the address of %s in the part that brings its route', (file) => {
    expect(isOfficePath(addressOf(file))).toBe(isOfficeRouteFile(join(routes, file)));
  });

  it('has every route below the root in one of them', () => {
    const code = readFileSync(join(import.meta.dirname, 'src/route-tree.gen.ts'), 'utf8');
    const [travellers, offices] = [childrenIn(partOfTree(code, 'travellers')), childrenIn(partOfTree(code, 'offices'))];
    expect([...travellers, ...offices].toSorted()).toEqual(childrenIn(code).toSorted());
    expect(travellers).toContain('MapRoute');
    expect(offices).toContain('AdminRoute');
  });
});
