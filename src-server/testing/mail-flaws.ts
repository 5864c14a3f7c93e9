import type { Mail } from '#server/platform/mail/mail-transport.ts';

/** By which class the dark theme paints what the light one wrote into the style; what is the same in both is of the class `same`. */
const painted = [
  [/(?:^|;)color:/, /(?:^| )c-\w/],
  [/(?:^|;)background-color:/, /(?:^| )g-\w/],
  [/(?:^|;)border(?:-\w+)?-color:/, /(?:^| )l-\w/],
] as const;

const attribute = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** What a mail lacks: a picture it names and doesn't bring along, and the dark theme of what it paints. */
export function mailFlaws({ html, pictures = [] }: Pick<Mail, 'html' | 'pictures'>): string[] {
  const brought = new Set(pictures.map(({ cid }) => cid));
  const missing = [...html.matchAll(/ src="cid:([^"]+)"/g)]
    .map(([, cid = '']) => cid)
    .filter((cid) => !brought.has(cid))
    .map((cid) => `no picture ${cid}`);
  const unpainted = [...html.matchAll(/<[a-z][^>]*>/g)]
    .map(([tag]) => ({ tag, style: attribute(tag, 'style'), names: attribute(tag, 'class') }))
    .filter(({ names }) => !/(?:^| )same(?: |$)/.test(names))
    .filter(({ style, names }) => painted.some(([colour, name]) => colour.test(style) && !name.test(names)))
    .map(({ tag }) => `no dark theme: ${tag.slice(0, 300)}`);
  return [...missing, ...unpainted];
}
