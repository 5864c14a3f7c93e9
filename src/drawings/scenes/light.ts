import { commonColours, palettes, type PaletteName } from '../storefront/colours.ts';
import { mixOklab } from './mix-oklab.ts';

export type Light = 'light' | 'dark';

/** Colours with one value by day and another by night, unmixed. `sil` and `sil2` are the far skyline. */
const passed: Readonly<Record<Light, Readonly<Record<string, string>>>> = {
  light: {
    sky: '#e9efe8',
    glass: '#c9dcd5',
    glow: '#ffffff',
    ground: '#ddd6c6',
    road: '#cfc8b8',
    sil: '#efe9dc',
    sil2: '#f5f1e7',
    land: '#f4efe3',
    block: '#eee8d9',
    bldg: '#e6dfcd',
    street: '#ffffff',
    casing: '#e3dbc8',
    rail: '#b9b0a0',
    park: '#d5e4c9',
    parkdeep: '#bfd5b2',
    tag: '#ffffff',
    tagink: '#17201b',
    tagedge: '#b5b8b2',
    brand: '#0b5d4a',
    brandink: '#ffffff',
    room: '#efe3cc',
    shelf: '#dccdaa',
  },
  dark: {
    sky: '#1b2521',
    glass: '#e9b85c',
    glow: '#ffe3a3',
    ground: '#20261f',
    road: '#181d18',
    sil: '#171b16',
    sil2: '#141813',
    land: '#171c18',
    block: '#1b211c',
    bldg: '#232b25',
    street: '#313a33',
    casing: '#141815',
    rail: '#4a4a40',
    park: '#18291d',
    parkdeep: '#203627',
    tag: '#262c26',
    tagink: '#f2efe6',
    tagedge: '#4b514a',
    brand: '#5cc7ac',
    brandink: '#06231c',
    room: '#26271f',
    shelf: '#3a3a2e',
  },
};

const nightLeft = 0.42;
const nightSignLeft = 0.82;
/** Pale skies, snow and sails would glow at night. */
const nightPaleLeft = 0.27;
const isPale = (colour: string): boolean => /^#([c-f].){3}$/.test(colour);
const night = '#0b110e';

/** Puts real colours in the place of names, for a picture that lives in a file of its own. */
export function inLight(drawing: string, light: Light, palette: PaletteName = 'green'): string {
  const named: Readonly<Record<string, string>> = { ...commonColours, ...palettes[palette] };
  return drawing.replace(/var\(--d-([#\w]+)\)/g, (_, name: string) => {
    const same = passed[light][name];
    if (same) return same;
    const day = name.startsWith('#') ? name : named[name];
    if (!day) throw new Error(`No colour is called ${name}`);
    if (light === 'light') return day;
    return mixOklab(day, night, name === 'st' ? nightSignLeft : isPale(name) ? nightPaleLeft : nightLeft);
  });
}
