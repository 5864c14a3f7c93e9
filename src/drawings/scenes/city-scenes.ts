import { montreal, seattle, toronto } from './cities-east.ts';
import { losAngeles, sanFrancisco, vancouver } from './cities-west.ts';
import { inLight, type Light } from './light.ts';
import { montrealByNight, seattleByNight, torontoByNight } from './night-east.ts';
import { short } from './night-pen.ts';
import { losAngelesByNight, sanFranciscoByNight, vancouverByNight } from './night-west.ts';

type Draw = (width: number) => string;

const cityNames = ['toronto', 'montreal', 'seattle', 'los-angeles', 'san-francisco', 'vancouver'] as const;
export type CityName = (typeof cityNames)[number];

/** The cities' drawings by day: their inside, 240 high and as wide as asked. */
export const cities: Readonly<Record<CityName, Draw>> = {
  toronto,
  montreal,
  seattle,
  'los-angeles': losAngeles,
  'san-francisco': sanFrancisco,
  vancouver,
};

const citiesByNight: Readonly<Record<CityName, Draw>> = {
  toronto: torontoByNight,
  montreal: montrealByNight,
  seattle: seattleByNight,
  'los-angeles': losAngelesByNight,
  'san-francisco': sanFranciscoByNight,
  vancouver: vancouverByNight,
};

export const cityHeight = 240;

/** Each city's drawing in one light, as it goes into a file. */
export function citiesIn(light: Light): readonly (readonly [name: CityName, draw: Draw])[] {
  return cityNames.map((name) => [
    name,
    (width) => (light === 'light' ? inLight(cities[name](width), light) : short(citiesByNight[name](width))),
  ]);
}
