import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

export interface FirstLoad {
  readonly route: string;
  readonly kilobytes: number;
  /** Scripts that must not be there before they are needed, and are. */
  readonly tooEarly: readonly string[];
}

/** Words of code that only later steps need: they stand in the minified text whatever chunk they are put into. */
const later: readonly (readonly [name: string, sign: string])[] = [
  ['js-joda', 'ZoneRulesProvider'],
  ['Leaflet', 'leaflet-container'],
  ['MapLibre', 'maplibregl-canvas'],
  ['Stripe', 'js.stripe.com'],
  ['react-hook-form', 'shouldUnregister'],
];

function compressed(text: Buffer): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** The scripts that these entries of the manifest bring with them, through static imports only. */
function withImports(manifest: Manifest, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    withImports(manifest, manifest[name]?.imports ?? [], found);
  }
  return found;
}

/** Brotli KB (1000 bytes) of scripts that a browser loads first, by route of one application; null where there is no build. */
export function measureFirstLoads(root: string, application: 'site' | 'office'): FirstLoad[] | null {
  const client = join(root, 'dist', 'client');
  const path = join(client, '.vite', `${application}.json`);
  if (!existsSync(path)) return null;
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const folder = `src/${application}/routes/`;
  const texts = ['shared/messages/common/en.ts'];
  const routeNames = Object.keys(manifest).filter((name) => name.startsWith(folder));
  const known = new Map<string, { readonly text: string; readonly bytes: number }>();
  const read = (file: string) => {
    const before = known.get(file);
    if (before !== undefined) return before;
    const text = readFileSync(join(client, file));
    const script = { text: text.toString(), bytes: compressed(text) };
    known.set(file, script);
    return script;
  };
  const load = (route: string, names: readonly string[]): FirstLoad => {
    const files = [...withImports(manifest, names)].flatMap((name) => manifest[name]?.file ?? []);
    const scripts = files.filter((file) => file.endsWith('.js')).map(read);
    return {
      route,
      kilobytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
      tooEarly: later.filter(([, sign]) => scripts.some(({ text }) => text.includes(sign))).map(([name]) => name),
    };
  };
  const isParent = (parent: string, name: string) =>
    name.startsWith(parent.replace(/\.tsx.*$/, '.')) && name !== parent;
  /** Its own address is answered by an index route that has no file of its own. */
  const isIndexWithin = (name: string) => {
    const index = name.replace(/\.tsx.*$/, '.index.tsx');
    return existsSync(join(root, index)) && !routeNames.some((other) => other.startsWith(index));
  };
  return routeNames
    .filter((name) => !routeNames.some((other) => isParent(name, other)) || isIndexWithin(name))
    .map((name) => {
      const parents = routeNames.filter((other) => isParent(other, name));
      const entry = `src/${application}/entry-client.tsx`;
      return load(addressOf(name.slice(folder.length)), [entry, ...texts, ...parents, name]);
    })
    .toSorted((a, b) => a.route.localeCompare(b.route));
}

/** `book.$step.tsx?tsr-split=component` is `/book/$step`. */
function addressOf(name: string): string {
  const path = name.replace(/\.tsx(\?.*)?$/, '');
  return `/${path.replaceAll('.', '/').replace(/(^|\/)index$/, '')}`;
}
