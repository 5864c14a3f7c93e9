import { at } from '../pen.ts';
import { cityHeight, type CityName } from './city-scenes.ts';
import { svgFile } from './frame.ts';
import type { Light } from './light.ts';
import { box, stars } from './night-pen.ts';

interface Edges {
  readonly sky: string;
  readonly ground: string;
}

/** The colours at the upper and the lower edge of each city's drawing, which go on beyond it. */
const edges: Readonly<Record<Light, Readonly<Record<CityName, Edges>>>> = {
  light: {
    toronto: { sky: '#ddeae3', ground: '#a9cec4' },
    montreal: { sky: '#f0e3c6', ground: '#d9cdb2' },
    seattle: { sky: '#d9e3e2', ground: '#a9c6c9' },
    'los-angeles': { sky: '#f7e0ae', ground: '#9c653e' },
    'san-francisco': { sky: '#f2dccf', ground: '#a9c9c6' },
    vancouver: { sky: '#d8e6e2', ground: '#a5cbc5' },
  },
  dark: {
    toronto: { sky: '#0D1619', ground: '#0F2226' },
    montreal: { sky: '#12171D', ground: '#262A25' },
    seattle: { sky: '#0D1519', ground: '#102329' },
    'los-angeles': { sky: '#16161F', ground: '#33221A' },
    'san-francisco': { sky: '#131720', ground: '#12222A' },
    vancouver: { sky: '#0C161A', ground: '#0F2428' },
  },
};

/** Px of a panorama above and below the city, and how many of an image's each becomes. */
interface Room {
  readonly width: number;
  readonly above: number;
  readonly below: number;
  readonly scale: number;
}

/** How wide a city is drawn behind the head of its page and the bar above it: on a phone, on a desk, and on windows wider than most. */
export const panoramaSizes = {
  narrow: { width: 306, above: 198, below: 10, scale: 3 },
  desk: { width: 1067, above: 138, below: 40, scale: 2 },
  wide: { width: 1422, above: 138, below: 40, scale: 2 },
  vast: { width: 2560, above: 138, below: 40, scale: 1.5 },
} as const satisfies Record<string, Room>;

/** A city with its sky above it, where a title stands, and its water or street below, where the search lies. */
export function panorama(
  city: CityName,
  light: Light,
  draw: (width: number) => string,
  { width, above, below }: Room,
): string {
  const { sky, ground } = edges[light][city];
  return svgFile(
    width,
    above + cityHeight + below,
    box(0, 0, width, above + 1, sky) +
      (light === 'dark' ? stars(width, above - 6, city, Math.round(width / 24)) : '') +
      box(0, above + cityHeight - 1, width, below + 1, ground) +
      at(0, above, draw(width)),
    'xMidYMax slice',
  );
}
