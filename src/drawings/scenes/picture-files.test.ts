import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iconFiles } from './icon-files.ts';
import { mixOklab } from './mix-oklab.ts';
import { pictureFiles } from './picture-files.ts';

const root = new URL('../../../public/', import.meta.url);

describe('the still pictures', () => {
  const files = pictureFiles();

  it('are the files that lie in public/scenes (else run scripts/draw-scenes.mjs)', () => {
    expect(readdirSync(new URL('scenes/', root)).toSorted()).toEqual(Object.keys(files).toSorted());
    for (const [name, svg] of Object.entries(files)) {
      expect(readFileSync(new URL(`scenes/${name}`, root), 'utf8') === svg, name).toBe(true);
    }
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
