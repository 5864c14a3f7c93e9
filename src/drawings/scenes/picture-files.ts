import { montreal, seattle, toronto } from './cities-east.ts';
import { losAngeles, sanFrancisco, vancouver } from './cities-west.ts';
import { svgFile } from './frame.ts';
import { inLight, type Light } from './light.ts';
import { letterScene } from './letter.ts';
import { shelfScene } from './shelf.ts';
import { stepScenes } from './steps.ts';
import { streetScene } from './street.ts';

const cities: Readonly<Record<string, (width: number) => string>> = {
  toronto,
  montreal,
  seattle,
  'los-angeles': losAngeles,
  'san-francisco': sanFrancisco,
  vancouver,
};
const wide = ['toronto', 'vancouver'];
const narrowWidth = 282;
const wideWidth = 588;
const cityHeight = 240;

const suffix: Readonly<Record<Light, string>> = { light: '', dark: '-dark' };

function inBothLights(light: Light): Readonly<Record<string, string>> {
  const files: Record<string, string> = { [`street${suffix[light]}.svg`]: streetScene(light) };
  files[`letter${suffix[light]}.svg`] = letterScene(light);
  for (const [name, svg] of Object.entries(stepScenes(light))) files[`step-${name}${suffix[light]}.svg`] = svg;
  for (const [name, draw] of Object.entries(cities)) {
    files[`city-${name}${suffix[light]}.svg`] = svgFile(narrowWidth, cityHeight, inLight(draw(narrowWidth), light));
    if (wide.includes(name)) {
      files[`city-${name}-wide${suffix[light]}.svg`] = svgFile(wideWidth, cityHeight, inLight(draw(wideWidth), light));
    }
  }
  return files;
}

/** Every still picture of the site by its file name under `public/scenes`. */
export function pictureFiles(): Readonly<Record<string, string>> {
  return { 'shelf.svg': shelfScene(), ...inBothLights('light'), ...inBothLights('dark') };
}
