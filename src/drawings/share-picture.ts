import { box } from './pen.ts';
import { canWrite, signText, titleText } from './scenes/lettering.ts';
import { inLight } from './scenes/light.ts';
import { streetScene } from './scenes/street.ts';
import { cities } from './scenes/city-scenes.ts';
import { kindFor } from './storefront/kinds.ts';
import { streetView, wideView } from './storefront/wide-view.ts';

const width = 1200;
const height = 630;
const stub = 118;
const scene = height - stub;
const margin = 56;

/** The mark: a torn ticket with a C, 32 × 24. */
const mark =
  '<g fill="none" stroke="#fff"><path fill="#0b5d4a" stroke="none" d="M4 0h14.5a2.5 2.5 0 0 0 5 0H28a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-4.500a2.5 2.5 0 0 0-5 0H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z"/><path d="M21 5.200v14" stroke-width="1.4" stroke-dasharray="2 1.9"/><path d="M13.6 9.400a4 4 0 1 0 0 5.2" stroke-width="2.6" stroke-linecap="round"/></g>';

/** A name that a picture's letters cannot write is left out: it stands next to the picture anyway. */
const nameOn = (name: string): string =>
  canWrite(name) ? inLight(titleText(name, margin, height - 43, width - margin * 2 - 120, 46, 'ink'), 'light') : '';

const framed = (inside: string, name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">` +
  `<path d="${box(0, 0, width, height)}" fill="#fbf9f4"/>${inside}` +
  `<path d="M${margin} ${scene}h${width - margin * 2}" stroke="#cfc8b6" stroke-width="3" stroke-dasharray="12 10"/>` +
  `${nameOn(name)}<g transform="translate(${width - margin - 72} ${height - 84}) scale(2.250)">${mark}</g></svg>`;

const written = (text: string, x: number, y: number) => (canWrite(text) ? signText(text, x, y) : '');

/** The picture by which a location without a photo is shared, 1200 × 630: its drawn front over a ticket's stub with its name. */
export function locationShare(businessType: string | null, name: string): string {
  const { palette, viewBox, content } = wideView(kindFor(businessType), name, written);
  const front = `<svg width="${width}" height="${scene}" viewBox="${viewBox}" preserveAspectRatio="xMidYMax slice" stroke-linecap="round">${content}</svg>`;
  return framed(inLight(front, 'light', palette), name);
}

/** A location's drawn front in its street, without a sky: the foot of its poster. */
export function locationStreet(businessType: string | null, name: string): string {
  const { palette, viewBox, width: wide, height: high, content } = streetView(kindFor(businessType), name, written);
  const street = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="${viewBox}" fill="none" stroke-linecap="round">${content}</svg>`;
  return inLight(street, 'light', palette);
}

/** What the site itself is shared by: the street of the landing page. */
export function siteShare(): string {
  const street = streetScene('light').replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${scene}"`);
  return framed(street, '');
}

const cityHeight = 240;

/** The same for each city, by its scene's name. */
export function cityShares(): Readonly<Record<string, string>> {
  const wide = Math.ceil((cityHeight * width) / scene);
  return Object.fromEntries(
    Object.entries(cities).map(([city, draw]) => {
      const drawn = `<svg width="${width}" height="${scene}" viewBox="0 0 ${wide} ${cityHeight}" stroke-linecap="round" stroke-linejoin="round">${inLight(draw(wide), 'light')}</svg>`;
      const name = city.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
      return [`city-${city}`, framed(drawn, name.join(' '))];
    }),
  );
}
