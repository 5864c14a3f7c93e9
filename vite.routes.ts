import type { Plugin } from 'vite';

/** Files of screens that only partners, administrators and programmers open: their routes are a part of their own. */
const office = /^(_partner|account|admin|counter|dashboard|staff|api|preview|dev)[.-]/;

/** Their modules do nothing by themselves: a part that does not name them leaves them out. */
export const isOfficeRouteFile = (id: string): boolean => {
  const [, file] = /\/src\/routes\/([^/?]+\.tsx)$/.exec(id) ?? [];
  return file !== undefined && office.test(file);
};

type Part = 'travellers' | 'offices';

/** Of the generated tree of routes only a part: the travellers' as a tree, or what adds the offices' to it. */
export function partOfTree(code: string, part: Part): string {
  const imports = code.matchAll(/import \{ Route as (\w+)Import \} from '\.\/routes\/([^']+)'/g);
  const files = new Map([...imports].map(([, name = '', file = '']) => [name, `${file}.tsx`]));
  const isWanted = (name: string) => office.test(files.get(name) ?? '') === (part === 'offices');
  const start = code.indexOf('const rootRouteChildren');
  const end = code.indexOf('};', start);
  // What no part names is dropped: these calls do nothing that anybody else would see.
  const routes = code.slice(0, start).replace(/=\s+(\w+\.(update|_addFileChildren)\()/g, '= /* @__PURE__ */ $1');
  const children = code
    .slice(start, end)
    .replace(/^ {2}(\w+): .*,\n/gm, (line, name: string) => (isWanted(name) ? line : ''));
  if (part === 'travellers') return routes + children + code.slice(end);
  const added = '[...rootRouteImport.children, ...Object.values(rootRouteChildren)] as any';
  return `${routes}${children}};\nrootRouteImport._addFileChildren(${added});\n`;
}

/** Gives the browser the routes in two parts: the travellers' at once, the offices' when one of their addresses is opened. */
export const partedRoutes = (): Plugin => ({
  name: 'parted-routes',
  enforce: 'pre',
  transform(code, id) {
    const [, part] = /\/route-tree\.gen\.ts\?(travellers|offices)$/.exec(id) ?? [];
    return part === undefined ? null : { code: partOfTree(code, part as Part), map: null };
  },
});
