import { at, box, line, rect, shade } from '../pen.ts';
import { building, type BuildingPlan } from '../storefront/building.ts';
import { svgFile } from './frame.ts';
import { lamp, person, suitcase, tree } from './furniture.ts';
import { signText } from './lettering.ts';
import { inLight, type Light } from './light.ts';
import { skyline } from './skyline.ts';
import { tram } from './tram.ts';

type House = BuildingPlan & { readonly x: number };

/** The row of houses around the middle; `x` counts from the left edge of a 1440 wide screen. */
const middle: readonly House[] = [
  { x: -46, width: 150, floors: 1, palette: 'sage', kind: 'laundry', sign: 'Laundry Room', seed: 's1' },
  {
    x: 106,
    width: 196,
    floors: 2,
    palette: 'brick',
    kind: 'books',
    sign: 'Bay Street Books',
    seed: 's2',
    door: 'left',
  },
  { x: 304, width: 172, floors: 1, palette: 'straw', kind: 'florist', sign: 'Fruit & Flowers', seed: 's3' },
  { x: 540, width: 188, floors: 2, palette: 'green', kind: 'cafe', sign: 'York St. Coffee', seed: 's4' },
  { x: 730, width: 146, floors: 1, palette: 'plum', kind: 'records', sign: 'Vinyl & Co.', seed: 's5', door: 'left' },
  {
    x: 878,
    width: 236,
    floors: 3,
    floorHeight: 52,
    palette: 'stone',
    kind: 'hotel',
    sign: 'The Wellington House',
    seed: 's6',
  },
  { x: 1178, width: 166, floors: 1, palette: 'umber', kind: 'grocery', sign: 'King Grocer', seed: 's7' },
  {
    x: 1346,
    width: 180,
    floors: 2,
    palette: 'harbour',
    kind: 'bikes',
    sign: 'Harbour Cycle',
    seed: 's8',
    door: 'left',
  },
];

/** What wide screens see beyond: the same houses again. */
const ends: readonly House[] = [
  ...middle.slice(3, 7).map((house) => ({ ...house, x: house.x - 1440 + 46, seed: `${house.seed}w` })),
  ...middle.slice(1, 5).map((house) => ({ ...house, x: house.x + 1440 + 2, seed: `${house.seed}e` })),
];

/** 560 px more on either side make 2560, the widest common screen. */
const beyond = 560;
const width = 1440;
const height = 880;
const ground = 796;

const houses = (row: readonly House[], light: Light): string =>
  row
    .map((house) => at(house.x, ground, inLight(building({ ...house, lettering: signText }), light, house.palette)))
    .join('');

function people(): string {
  return (
    person(492, ground + 9, { coat: 'red', bag: 'brass', hair: '#2a2320' }) +
    person(868, ground + 9, { coat: 'blue', facing: -1, skin: '#8d5a3a', hair: 'ink', bag: 'clay' }) +
    at(696, ground + 8, suitcase(0, 0, 26, 'blue') + suitcase(21, 0, 19, 'red'))
  );
}

function pavement(): string {
  const all = width + 2 * beyond;
  return (
    rect(-beyond, ground, all, 16, 'ground') +
    shade(box(-beyond, ground, all, 1.5), 0.14) +
    rect(-beyond, ground + 16, all, height - ground - 16, 'road') +
    shade(box(-beyond, ground + 16, all, 2), 0.12)
  );
}

/** The street behind the landing page's head. Place it by the middle of its lower edge. */
export function streetScene(light: Light): string {
  const trees =
    tree(508, ground, 128) +
    tree(1147, ground, 140, '#8fae84', '#7b9e74') +
    tree(-66, ground, 132) +
    tree(1540, ground, 126);
  const before = inLight(farRow(), light);
  const after = inLight(
    trees +
      lamp(92, ground, 118) +
      lamp(724, ground, 122) +
      pavement() +
      people() +
      tram(1000, ground + 56, 330) +
      line(
        `M${-beyond} ${ground + 52}H${width + beyond}M${-beyond} ${ground + 59}H${width + beyond}`,
        '#8e897b',
        1.4,
        0.7,
      ),
    light,
  );
  const content = before + houses(ends, light) + houses(middle, light) + after;
  return svgFile(width + 2 * beyond, height, at(beyond, 0, content), 'xMidYMax slice');
}

/** The skyline of the middle, and its lower parts again at the ends. */
function farRow(): string {
  const row = skyline(width, ground);
  const low = row.replace(/<path d="[^"]*" fill="var\(--d-sil\)"\/>|<rect[^>]*\/>/g, '');
  const cut = (x: number, from: number) =>
    `<svg x="${x}" y="0" width="${beyond}" height="${height}" viewBox="${from} 0 ${beyond} ${height}">${low}</svg>`;
  return cut(-beyond, 0) + cut(width, 300) + row;
}
