import sharp from 'sharp';
import { expect, it } from 'vitest';
import { oneOutline } from './vite.icons.ts';

type Shapes = Parameters<typeof oneOutline>[0];

const iconNamed = async (name: string): Promise<Shapes> =>
  ((await import(`./node_modules/lucide-react/dist/esm/icons/${name}.js`)) as { readonly __iconNode: Shapes })
    .__iconNode;

/** Where an icon has ink, large. */
async function inkOf(shapes: Shapes): Promise<readonly boolean[]> {
  const elements = shapes.map(
    ([tag, attributes]) =>
      `<${tag} ${Object.entries(attributes)
        .map(([name, value]) => `${name}="${value}"`)
        .join(' ')}/>`,
  );
  const look = 'fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 24 24" ${look}>${elements.join('')}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  return [...data].map((alpha) => alpha > 127);
}

// Among them: paths that begin from where they are, circles, ellipses, lines, corners, boxes with and without round corners.
const drawnAlike =
  'luggage clock train-front credit-card database list-filter octagon grid-2x2 shield-check map-pin calendar-check wifi-off';

it.each(drawnAlike.split(' '))('the icon %s looks the same as one outline', async (name) => {
  const shapes = await iconNamed(name);
  const one = oneOutline(shapes);
  expect(one).toHaveLength(1);
  const [before, after] = [await inkOf(shapes), await inkOf(one)];
  // Where lines meet, the edge of one is no longer drawn over the other's.
  expect(before.filter((ink, index) => ink !== after[index]).length).toBeLessThan(30);
});

it('what has a look of its own in an icon keeps its element', async () => {
  const palette = await iconNamed('palette');
  expect(oneOutline(palette)).toHaveLength(palette.length);
});
