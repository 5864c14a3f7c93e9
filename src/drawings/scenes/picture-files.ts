import { citiesIn, cityHeight } from './city-scenes.ts';
import { counterScene } from './counter.ts';
import { svgFile } from './frame.ts';
import type { Light } from './light.ts';
import { letterScene } from './letter.ts';
import { panorama, panoramaSizes } from './panorama.ts';
import { bagRoomScene, shelfScene } from './shelf.ts';
import { stepScenes } from './steps.ts';
import { streetScene } from './street.ts';

const wide: readonly string[] = ['toronto', 'vancouver'];
const narrowWidth = 282;
const wideWidth = 588;

const suffix: Readonly<Record<Light, string>> = { light: '', dark: '-dark' };

function inBothLights(light: Light): Readonly<Record<string, string>> {
  const files: Record<string, string> = { [`street${suffix[light]}.svg`]: streetScene(light) };
  files[`letter${suffix[light]}.svg`] = letterScene(light);
  files[`counter${suffix[light]}.svg`] = counterScene(light);
  files[`bag-room${suffix[light]}.svg`] = bagRoomScene(light);
  for (const [name, svg] of Object.entries(stepScenes(light))) files[`step-${name}${suffix[light]}.svg`] = svg;
  for (const [name, draw] of citiesIn(light)) {
    const city = (width: number) => svgFile(width, cityHeight, draw(width));
    files[`city-${name}${suffix[light]}.svg`] = city(narrowWidth);
    if (wide.includes(name)) files[`city-${name}-wide${suffix[light]}.svg`] = city(wideWidth);
    for (const [size, room] of Object.entries(panoramaSizes))
      files[`city-${name}-panorama-${size}${suffix[light]}.svg`] = panorama(name, light, draw, room);
  }
  return files;
}

/** A drawing that browsers get as an image: its file name, how many pixels each of its own becomes, and the part that is taken. */
export interface ImageFile {
  readonly name: string;
  readonly of: string;
  readonly scale: number;
  readonly part?: { readonly left: number; readonly width: number };
}

/** What a phone sees of the street: the 600 px around its coffee shop. */
const narrowStreet = { left: 830, width: 600 };

/**
 * The same pictures as images. A drawing in a file of its own is a document that the page's thread parses, styles and
 * lays out, 1400 elements of it for the street; an image is decoded outside it.
 */
export function imageFiles(): readonly ImageFile[] {
  return Object.keys(pictureFiles()).flatMap((of) => {
    const stem = of.replace(/\.svg$/, '');
    const [, room] = Object.entries(panoramaSizes).find(([size]) => stem.includes(`-panorama-${size}`)) ?? [];
    if (room !== undefined) return { name: `${stem}.avif`, of, scale: room.scale };
    if (!stem.startsWith('street')) return { name: `${stem}.avif`, of, scale: 3 };
    return [
      { name: `${stem}.avif`, of, scale: 1 },
      { name: `${stem}-fine.avif`, of, scale: 2 },
      { name: `${stem}-narrow.avif`, of, scale: 2, part: narrowStreet },
    ];
  });
}

/** Every still picture of the site by its file name under `public/scenes`. */
export function pictureFiles(): Readonly<Record<string, string>> {
  return { 'shelf.svg': shelfScene(), ...inBothLights('light'), ...inBothLights('dark') };
}
