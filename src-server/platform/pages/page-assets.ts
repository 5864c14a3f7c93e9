import { type Area, isOfficeArea } from '#shared/messages/areas.ts';
import { sharedFileOf } from '#shared/messages/together.ts';

/** What the bundler tells of a file that it made. */
interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The build's files by the module that each was made of. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** What a page will ask for: its routes, their texts in one language, and modules that it loads by itself. */
interface PageWants {
  readonly routeIds: readonly string[];
  readonly areas: readonly string[];
  readonly locale: string;
  readonly modules: readonly string[];
}

/** Addresses of the built files that a page links. */
export interface PageAssets {
  readonly script: string;
  /** The script that starts, those without which the page is not alive, and what its wanted modules bring besides. */
  readonly scripts: (wants: PageWants) => readonly string[];
  /** The sheet of every page, and that of partners' and administrators' screens where one of their areas is wanted. */
  readonly styles: (areas: readonly string[]) => readonly string[];
  /** The sheet of these screens by itself, for who walks to one; null where styles come with the modules. */
  readonly officeStyle: string | null;
  readonly devScript: string | null;
}

export const CLIENT_ENTRY = 'src/entry-client.tsx';

const isOffice = (area: string): boolean => isOfficeArea(area as Area);

/** How `vite.sheets.ts` names the sheet. */
const OFFICE_STYLE = /\/offices-[\w-]+\.css$/;

/** The links of a page out of the build's manifest. @throws when the manifest has no client entry. */
export function assetsOfBuild(manifest: Manifest): PageAssets {
  const entry = manifest[CLIENT_ENTRY];
  if (entry === undefined) throw new Error('The build has no client entry; run `npm run build`.');
  const routes = new Map(Object.keys(manifest).flatMap((name) => routeModule(name)));
  const styles = new Set(
    Object.values(manifest).flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file, ...css] : css)),
  );
  const hrefs = [...styles].map((file) => `/${file}`);
  const officeStyle = hrefs.find((href) => OFFICE_STYLE.test(href)) ?? null;
  const everywhere = hrefs.filter((href) => href !== officeStyle);
  const named = new Map(Object.entries(manifest).map(([module, { name }]) => [name, module]));
  /** Texts that share a file with others have none of their own. */
  const textsOf = (area: string, locale: string): string =>
    named.get(sharedFileOf(area, locale) ?? '') ?? `shared/messages/${area}/${locale}.ts`;
  const entryFiles = filesOf(manifest, [CLIENT_ENTRY]);
  return {
    script: `/${entry.file}`,
    scripts: ({ routeIds, areas, locale, modules }) => {
      const names = [
        ...routeIds.flatMap((id) => routes.get(fileOfRoute(id)) ?? []),
        ...(areas.some(isOffice) ? ['shared/messages/office-areas.ts'] : []),
        ...areas.map((area) => textsOf(area, locale)),
      ];
      return [...new Set([...entryFiles, ...filesOf(manifest, [...names, ...modules])])];
    },
    styles: (areas) => (areas.some(isOffice) && officeStyle !== null ? [...everywhere, officeStyle] : everywhere),
    officeStyle,
    devScript: null,
  };
}

/** `src/routes/map.tsx?tsr-split=component` under its file's name, `map`. */
function routeModule(name: string): [[file: string, name: string]] | [] {
  const [, file] = /^src\/routes\/(.+)\.tsx\?/.exec(name) ?? [];
  return file === undefined ? [] : [[file, name]];
}

/** The file of a route: `map.$slug` of `/map/$slug`, `map.index` of `/map/`. */
function fileOfRoute(id: string): string {
  const path = id.endsWith('/') ? `${id}index` : id;
  return path.slice(1).replaceAll('/', '.');
}

/** Addresses of scripts by their modules, each before what it imports; what the build does not know is left out. */
function filesOf(manifest: Manifest, names: readonly string[], found = new Set<string>()): string[] {
  for (const name of names) {
    const entry = manifest[name];
    if (entry === undefined || found.has(`/${entry.file}`)) continue;
    found.add(`/${entry.file}`);
    filesOf(manifest, entry.imports ?? [], found);
  }
  return [...found];
}
