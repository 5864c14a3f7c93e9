import { montreal, seattle, toronto } from './cities-east.ts';
import { losAngeles, sanFrancisco, vancouver } from './cities-west.ts';
import { counterScene } from './counter.ts';
import { svgFile } from './frame.ts';
import { inLight, type Light } from './light.ts';
import { letterScene } from './letter.ts';
import { losAngelesByNight, sanFranciscoByNight, vancouverByNight } from './night-west.ts';
import { montrealByNight, seattleByNight, torontoByNight } from './night-east.ts';
import { short } from './night-pen.ts';
import { bagRoomScene, shelfScene } from './shelf.ts';
import { stepScenes } from './steps.ts';
import { streetScene } from './street.ts';

/** The cities' drawings by day: their inside, 240 high and as wide as asked. */
export const cities: Readonly<Record<string, (width: number) => string>> = {
  toronto,
  montreal,
  seattle,
  'los-angeles': losAngeles,
  'san-francisco': sanFrancisco,
  vancouver,
};
const citiesByNight: Readonly<Record<string, (width: number) => string>> = {
  toronto: torontoByNight,
  montreal: montrealByNight,
  seattle: seattleByNight,
  'los-angeles': losAngelesByNight,
  'san-francisco': sanFranciscoByNight,
  vancouver: vancouverByNight,
};
const wide = ['toronto', 'vancouver'];
const narrowWidth = 282;
const wideWidth = 588;
const cityHeight = 240;

const suffix: Readonly<Record<Light, string>> = { light: '', dark: '-dark' };

function inBothLights(light: Light): Readonly<Record<string, string>> {
  const files: Record<string, string> = { [`street${suffix[light]}.svg`]: streetScene(light) };
  files[`letter${suffix[light]}.svg`] = letterScene(light);
  files[`counter${suffix[light]}.svg`] = counterScene(light);
  files[`bag-room${suffix[light]}.svg`] = bagRoomScene(light);
  for (const [name, svg] of Object.entries(stepScenes(light))) files[`step-${name}${suffix[light]}.svg`] = svg;
  for (const [name, draw] of Object.entries(light === 'light' ? cities : citiesByNight)) {
    const city = (width: number) =>
      svgFile(width, cityHeight, light === 'light' ? inLight(draw(width), light) : short(draw(width)));
    files[`city-${name}${suffix[light]}.svg`] = city(narrowWidth);
    if (wide.includes(name)) files[`city-${name}-wide${suffix[light]}.svg`] = city(wideWidth);
  }
  return files;
}

/** Every still picture of the site by its file name under `public/scenes`. */
export function pictureFiles(): Readonly<Record<string, string>> {
  return { 'shelf.svg': shelfScene(), ...inBothLights('light'), ...inBothLights('dark') };
}
