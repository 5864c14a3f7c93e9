import type { Area } from './areas.ts';

/** Areas of texts that screens nearly always need together: of each language they are one file of the build. */
const together: readonly (readonly [name: string, areas: readonly Area[]])[] = [
  ['texts-stay', ['dates', 'places', 'listing']],
  ['texts-search', ['map', 'filters']],
  ['texts-place', ['place', 'reviews']],
];

/** The name of the file that an area's texts share with others; `null` where they are a file by themselves. */
export function sharedFileOf(area: string, locale: string): string | null {
  const [name] = together.find(([, areas]) => areas.some((other) => other === area)) ?? [];
  return name === undefined ? null : `${name}-${locale}`;
}
