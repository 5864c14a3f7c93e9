import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import postcss, { type Container } from 'postcss';
import type { Plugin } from 'vite';

/** Folders whose screens only partners, administrators and programmers open. */
const office = /^src\/features\/(partner|admin|api-docs)\//;

/** Marks the classes of these folders, so that their rules are known in the one sheet that the bundler makes. */
const MARK = 'o_';
const isMarked = /\.o_/;

/** The name of a class of a CSS module: the same for the browser's build and the server's. */
export function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file).replaceAll('\\', '/');
  const hash = createHash('sha256').update(path).digest('base64url').slice(0, 4);
  return `${office.test(path) ? MARK : '_'}${name}_${hash}`;
}

/** Parts a sheet: rules of marked classes, each in its order and within its conditions, and all others. */
export function partSheet(css: string): { readonly everywhere: string; readonly offices: string } {
  const everywhere = postcss.parse(css);
  const offices = everywhere.clone();
  keepOnly(everywhere, (marked) => !marked);
  keepOnly(offices, (marked) => marked);
  return { everywhere: everywhere.toString(), offices: offices.toString() };
}

function keepOnly(container: Container, isWanted: (marked: boolean) => boolean): void {
  for (const node of container.nodes?.slice() ?? []) {
    if (node.type === 'rule') {
      const kept = node.selectors.filter((selector) => isWanted(isMarked.test(selector)));
      if (kept.length === 0) node.remove();
      else node.selectors = kept;
    } else if (node.type === 'atrule' && conditions.test(node.name)) {
      keepOnly(node, isWanted);
      if (node.nodes?.length === 0) node.remove();
    } else if (!isWanted(node.type === 'atrule' && node.params.startsWith(MARK))) node.remove();
  }
}

/** What holds rules; a font, an animation and a property are kept or left whole. */
const conditions = /^(media|supports|container|layer|scope|starting-style)$/;

/** Travellers wait for no rule of a screen that they never open: these come as a sheet of their own. */
export const officeSheet = (): Plugin => ({
  name: 'office-sheet',
  // After the bundler's own sheet is there and before it lists its files.
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const asset of Object.values(bundle)) {
      if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
      const { everywhere, offices } = partSheet(String(asset.source));
      asset.source = everywhere;
      this.emitFile({ type: 'asset', name: 'offices.css', originalFileName: 'offices.css', source: offices });
    }
  },
});
