import type { Application } from '#shared/accounts/application.ts';

/** What the bundler tells of a file that it made. */
interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** One application's built files by the module that each was made of. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** What a page will ask for: its routes, and their texts in one language. */
interface PageWants {
  readonly routeIds: readonly string[];
  readonly areas: readonly string[];
  readonly locale: string;
}

/** Addresses of the built files that a page links. */
export interface PageAssets {
  /** The script that starts it. */
  readonly script: string;
  /** All scripts without which it is not alive. */
  readonly scripts: (wants: PageWants) => readonly string[];
  readonly styles: readonly string[];
  readonly devScript: string | null;
}

export const entryOf = (application: Application): string => `src/${application}/entry-client.tsx`;

/** The links of an application's pages out of its manifest. @throws when the manifest has no client entry. */
export function assetsOfBuild(application: Application, manifest: Manifest): PageAssets {
  const entry = manifest[entryOf(application)];
  if (entry === undefined) throw new Error('The build has no client entry; run `npm run build`.');
  // `src/site/routes/map.tsx?tsr-split=…`, by what stands before the question mark.
  const modules = new Map(Object.keys(manifest).map((name) => [name.split('?')[0], name]));
  const styles = Object.values(manifest).flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file] : css));
  return {
    script: `/${entry.file}`,
    scripts: ({ routeIds, areas, locale }) =>
      filesOf(manifest, [
        entryOf(application),
        ...routeIds.flatMap((id) => modules.get(`src/${application}/routes/${fileOfRoute(id)}.tsx`) ?? []),
        ...Object.keys(manifest).filter((name) => application === 'office' && name.includes('office-areas')),
        ...areas.map((area) => `shared/messages/${area}/${locale}.ts`),
      ]),
    styles: [...new Set(styles)].map((file) => `/${file}`),
    devScript: null,
  };
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
