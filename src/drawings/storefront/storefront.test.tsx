import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { colourSheet } from './colour-sheet.ts';
import { palettes } from './colours.ts';
import { designFor, signFor } from './design.ts';
import { kindFor, storefrontKinds } from './kinds.ts';
import { Storefront } from './storefront.tsx';
import { vignette } from './vignette.ts';
import { wideView } from './wide-view.ts';

describe('a shop front', () => {
  it('is the same every time it is drawn', () => {
    for (const kind of storefrontKinds) {
      const draw = () => renderToString(<Storefront kind={kind} name="York Street Coffee" />);
      expect(draw()).toBe(draw());
    }
  });

  it('stays small enough to be sent with a page', () => {
    for (const kind of storefrontKinds)
      expect(vignette(kind, 'York Street Coffee').content.length).toBeLessThan(12_000);
  });

  it('is few elements, each of which costs the page that shows ten of them', () => {
    for (const kind of storefrontKinds)
      for (const name of ['York Street Coffee', 'Bay Street Books', 'Simcoe Flowers'])
        expect(vignette(kind, name).content.match(/<\w/g)?.length, kind).toBeLessThan(48);
  });

  it('never lets a name out of its sign', () => {
    expect(vignette('shop', '<b>&"').content).toContain('&lt;b&gt;&amp;&quot;');
    expect(vignette('shop', '<script>').content).not.toContain('<script');
  });

  it('spreads names over all palettes', () => {
    const seen = new Set(Array.from({ length: 200 }, (_, i) => designFor('cafe', `Shop number ${i}`).palette));
    expect([...seen].toSorted()).toEqual(Object.keys(palettes).toSorted());
  });

  it('uses only colours that its stylesheet has', () => {
    const sheet = colourSheet();
    for (const kind of storefrontKinds) {
      const drawn = vignette(kind, 'Bay Street Books').content + wideView(kind, 'Bay Street Books').content;
      for (const [, name] of drawn.matchAll(/var\((--d-[\w#]+)\)/g)) {
        expect(sheet).toContain(`${name}:`);
      }
    }
  });

  it('has the stylesheet that its colours make', () => {
    const plain = (css: string) => css.replace(/\s+/g, '');
    const written = readFileSync(new URL('./storefront.module.css', import.meta.url), 'utf8');
    expect(plain(written)).toBe(plain(colourSheet()));
  });
});

describe('a sign', () => {
  it.each([
    ['York Street Coffee', 'York St. Coffee'],
    ['Simcoe Barber Company', 'Simcoe Barber Co.'],
    ['The Very Long Name of a Shop', 'The Very Long Name'],
    ['Donaudampfschifffahrt', 'Donaudampfschifff…'],
  ])('says %s as %s', (name, sign) => {
    expect(signFor(name)).toBe(sign);
  });
});

it.each([
  ['Coffee shop', 'cafe'],
  ['Hotel', 'hotel'],
  ['Convenience store', 'grocery'],
  ['Something else', 'shop'],
  [null, 'shop'],
])('draws %s as %s', (type, kind) => {
  expect(kindFor(type)).toBe(kind);
});
