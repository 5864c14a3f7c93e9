import { readdirSync, readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { iconFiles } from './icon-files.ts';
import { mixOklab } from './mix-oklab.ts';
import { imageFiles, pictureFiles } from './picture-files.ts';

const root = new URL('../../../public/', import.meta.url);

describe('the still pictures', () => {
  const files = pictureFiles();

  it('are the files that lie in public/scenes (else run scripts/draw-scenes.mjs)', () => {
    expect(readdirSync(new URL('scenes/', root)).toSorted()).toEqual(
      [...Object.keys(files), ...imageFiles().map(({ name }) => name)].toSorted(),
    );
    for (const [name, svg] of Object.entries(files)) {
      expect(readFileSync(new URL(`scenes/${name}`, root), 'utf8') === svg, name).toBe(true);
    }
  });

  it.each(imageFiles())('show the same as an image: $name', async ({ name, of, scale, part }) => {
    const drawn = sharp(Buffer.from(files[of] ?? ''), { density: 72 * scale });
    const { width = 0, height = 0 } = await drawn.metadata();
    const seen = { left: (part?.left ?? 0) * scale, top: 0, width: (part?.width ?? width / scale) * scale, height };
    const small = { width: 120, height: Math.round((120 * seen.height) / seen.width), fit: 'fill' as const };
    const pixels = (picture: Sharp) => picture.resize(small).removeAlpha().raw().toBuffer();
    const image = sharp(new URL(`scenes/${name}`, root).pathname);
    expect(await image.metadata()).toMatchObject({ width: seen.width, height: seen.height });
    const [wanted, found] = await Promise.all([
      drawn
        .extract(seen)
        .raw()
        .toBuffer({ resolveWithObject: true })
        .then(({ data, info }) => pixels(sharp(data, { raw: info }))),
      pixels(image),
    ]);
    const apart = wanted.reduce((sum, value, index) => sum + Math.abs(value - (found[index] ?? 0)), 0) / wanted.length;
    expect(apart).toBeLessThan(2);
  });

  it('need nothing from the page: no variables, no fonts', () => {
    for (const svg of Object.values(files)) expect(svg).not.toMatch(/var\(|<text|<style/);
  });

  it('have the icon in step', () => {
    expect(readFileSync(new URL('favicon.svg', root), 'utf8')).toBe(iconFiles().favicon);
  });
});

describe('mixing over the night', () => {
  it('gives either end at its full share', () => {
    expect(mixOklab('#c4694a', '#0b110e', 1)).toBe('#c4694a');
    expect(mixOklab('#c4694a', '#0b110e', 0)).toBe('#0b110e');
  });

  it('gives the browser’s middle grey', () => {
    expect(mixOklab('#ffffff', '#000000', 0.5)).toBe('#636363');
  });
});
