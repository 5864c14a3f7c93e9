/** A palette has a wall and its shade, trim, two awning colours, sign, its letters, and door. */
export const palettes = {
  green: { wall: '#eadfc8', wall2: '#dccfb4', trim: '#0b5d4a', a: '#0b5d4a', b: '#fbf6ea', sign: '#0b5d4a', st: '#fbf6ea', door: '#0a4336' },
  brick: { wall: '#c4694a', wall2: '#ae5738', trim: '#f3e7d3', a: '#f6ebd8', b: '#c4694a', sign: '#2b2420', st: '#f6ebd8', door: '#5b2c1d' },
  straw: { wall: '#f2dca6', wall2: '#e3c987', trim: '#6a4a17', a: '#f3b63f', b: '#fff8e8', sign: '#17201b', st: '#f3b63f', door: '#6a4a17' },
  harbour: { wall: '#d7e0dd', wall2: '#c3cfcb', trim: '#2e5266', a: '#2e5266', b: '#f1f4ef', sign: '#2e5266', st: '#f1f4ef', door: '#1f3a49' },
  plum: { wall: '#e9d8cf', wall2: '#d9c3b8', trim: '#70303f', a: '#70303f', b: '#f8ece4', sign: '#70303f', st: '#f8ece4', door: '#4b1f2a' },
  sage: { wall: '#c6d2bd', wall2: '#b2c1a8', trim: '#38543f', a: '#f7f2e4', b: '#7c9a78', sign: '#f7f2e4', st: '#38543f', door: '#38543f' },
  umber: { wall: '#8e5b45', wall2: '#7b4b37', trim: '#efe2cc', a: '#0b5d4a', b: '#0b5d4a', sign: '#efe2cc', st: '#5a3526', door: '#2f3b34' },
  stone: { wall: '#e6e1d6', wall2: '#d6cfc0', trim: '#4b5450', a: '#17201b', b: '#17201b', sign: '#17201b', st: '#f6f1e6', door: '#26302b' },
} as const;

export type PaletteName = keyof typeof palettes;

/** What does not depend on the palette. */
export const commonColours = {
  ink: '#17201b', iron: '#39423d', white: '#ffffff', cream: '#f6ebd8', brass: '#f3b63f', bar: '#7a5138', counter: '#f1e6d2', wood: '#6b4a34',
  steel: '#8b979a', silver: '#bfc6c2', tin: '#b9c2be', pane: '#a9c4be', blind: '#f3eada', drum: '#3f6377', suds: '#cfe2e1', washer: '#f1f0ea',
  stem: '#4f7a4c', leaf: '#6b9465', crown: '#7fa37a', crown2: '#6a9166', crown3: '#97b58e', trunk: '#6b5340', crate: '#b98a58', slat: '#9a6f42',
  red: '#b4533a', green: '#0b5d4a', blue: '#2e5266', sand: '#eadfc8', plum: '#70303f', moss: '#7c9a78', rose: '#d9765c', pink: '#e9a7a0', berry: '#b85a72',
  lime: '#c9b04a', clay: '#c4694a', wine: '#4b1f2a', stripe: '#b3261e',
} as const;

/** Named by tokens of the page, not mixed with the night. */
export const lightColours = ['sky', 'glass', 'glow', 'ground'] as const;
