// Writes the still pictures, the shop fronts' stylesheet and the icons. Run with `npx node scripts/draw-scenes.mjs`;
// with a part of a name behind it, only images with that part are encoded anew, which takes long.
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { iconFiles } from '../src/drawings/scenes/icon-files.ts';
import { imageFiles, pictureFiles } from '../src/drawings/scenes/picture-files.ts';
import { cityShares, siteShare } from '../src/drawings/share-picture.ts';
import { colourSheet } from '../src/drawings/storefront/colour-sheet.ts';

const root = new URL('../', import.meta.url);
const write = (path, content) => writeFile(new URL(path, root), content);

const [part = ''] = process.argv.slice(2);

await mkdir(new URL('public/scenes', root), { recursive: true });
await mkdir(new URL('public/icons', root), { recursive: true });
const pictures = pictureFiles();
for (const [name, svg] of Object.entries(pictures)) await write(`public/scenes/${name}`, svg);
for (const { name, of, scale, part: taken } of imageFiles().filter((image) => image.name.includes(part))) {
  const whole = sharp(Buffer.from(pictures[of]), { density: 72 * scale });
  const { height } = await whole.metadata();
  const seen = taken && whole.extract({ left: taken.left * scale, top: 0, width: taken.width * scale, height });
  await write(
    `public/scenes/${name}`,
    await (seen ?? whole).avif({ quality: 55, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer(),
  );
}
await write('src/drawings/storefront/storefront.module.css', colourSheet());

const { favicon, app, maskable } = iconFiles();
await write('public/favicon.svg', favicon);
await write('public/icons/app.svg', app);
const raster = [
  ['icons/app-192.png', app, 192],
  ['icons/app-512.png', app, 512],
  ['icons/maskable-512.png', maskable, 512],
  ['apple-touch-icon.png', maskable, 180],
];
for (const [path, svg, size] of raster) {
  await write(
    `public/${path}`,
    await sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer(),
  );
}

// What a city and the site are shared by.
await mkdir(new URL('public/share', root), { recursive: true });
for (const [name, svg] of Object.entries({ ...cityShares(), site: siteShare() }))
  await write(`public/share/${name}.png`, await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
