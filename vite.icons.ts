import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const number = /-?(?:\d+\.?\d*|\.\d+)/.source;
const relativeStart = new RegExp(`^m\\s*(${number})[\\s,]*(${number})\\s*(?=([-.\\d])?)`);

/** A path that may stand behind another one: it begins at a place of its own. */
const fromItsPlace = (d: string): string =>
  d.replace(relativeStart, (_, x: string, y: string, more?: string) => `M${x} ${y}${more === undefined ? '' : 'l'}`);

const oval = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

function box(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  const [w, h] = [width - 2 * rx, height - 2 * ry];
  if (rx === 0) return `M${x} ${y}h${w}v${h}h${-w}z`;
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return `M${x + rx} ${y}h${w}${corner(rx, ry)}v${h}${corner(-rx, ry)}h${-w}${corner(-rx, -ry)}v${-h}${corner(rx, -ry)}z`;
}

/** The outline of a shape as path data; null for one with a look of its own. */
function outlineOf([tag, at]: Shape): string | null {
  if (at.fill !== undefined) return null;
  const of = (name: string, or = 0) => Number(at[name] ?? or);
  switch (tag) {
    case 'path':
      return fromItsPlace(at.d ?? '');
    case 'circle':
      return oval(of('cx'), of('cy'), of('r'), of('r'));
    case 'ellipse':
      return oval(of('cx'), of('cy'), of('rx'), of('ry'));
    case 'line':
      return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
    case 'rect':
      return box(of('x'), of('y'), of('width'), of('height'), of('rx', of('ry')), of('ry', of('rx')));
    case 'polyline':
      return `M${at.points}`;
    case 'polygon':
      return `M${at.points}z`;
    default:
      return null;
  }
}

/** The same icon with one element for all that is drawn alike. */
export function oneOutline(shapes: readonly Shape[]): readonly Shape[] {
  const outlines = shapes.map(outlineOf);
  const d = outlines.filter((outline) => outline !== null).join('');
  const others = shapes.filter((_, index) => outlines[index] === null);
  return d === '' ? others : [['path', { d, key: 'all' }], ...others];
}

const icon = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.js$/;
const list = /const __iconNode = \[.*?\];\n/s;

/**
 * An icon of the library is up to eight elements, and a page has a hundred icons: half of the map's elements were parts
 * of icons, each to be parsed, styled, laid out and brought to life.
 */
export const plainIcons = (): Plugin => ({
  name: 'plain-icons',
  async transform(code, id) {
    const [file = ''] = id.replaceAll('\\', '/').split('?');
    if (!icon.test(file) || !list.test(code)) return null;
    const { __iconNode: shapes } = (await import(pathToFileURL(file).href)) as {
      readonly __iconNode: readonly Shape[];
    };
    return { code: code.replace(list, `const __iconNode = ${JSON.stringify(oneOutline(shapes))};\n`), map: null };
  },
});
