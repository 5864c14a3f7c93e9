import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { partSheet, scopedName } from './vite.sheets.ts';

const name = (file: string) => scopedName('card', `${import.meta.dirname}/src/${file}`);

describe('the names of classes', () => {
  it('tell the offices’ from all others', () => {
    for (const feature of ['partner', 'admin', 'api-docs'])
      expect(name(`features/${feature}/x.module.css`)).toMatch(/^o_card_/);
    for (const file of ['features/search/x.module.css', 'ui/x.module.css', 'features/partners/x.module.css'])
      expect(name(file)).toMatch(/^_card_/);
  });

  it('are of one file each, wherever the project lies', () => {
    const files = globSync('**/*.module.css', { cwd: `${import.meta.dirname}/src` });
    expect(new Set(files.map(name)).size).toBe(files.length);
    expect(name('ui/a.module.css')).toMatch(/^_card_[\w-]{4}$/);
  });
});

describe('the two sheets', () => {
  const part = (css: string) => {
    const { everywhere, offices } = partSheet(css);
    return [everywhere, offices];
  };

  it('hold every rule once, in its order', () => {
    expect(part('._a_1{x:1}.o_b_2{x:2}:root{--c:1}.o_c_2{x:3}')).toEqual([
      '._a_1{x:1}:root{--c:1}',
      '.o_b_2{x:2}.o_c_2{x:3}',
    ]);
  });

  it('part a rule that both share', () => {
    expect(part('._a_1,.o_b_2>._a_1{x:1}')).toEqual(['._a_1{x:1}', '.o_b_2>._a_1{x:1}']);
  });

  it('keep rules within their conditions, and no condition that holds none', () => {
    expect(part('@media print{.o_b_2{x:1}}@media (width>1px){@supports (x:1){._a_1{x:1}}.o_b_2{x:2}}')).toEqual([
      '@media (width>1px){@supports (x:1){._a_1{x:1}}}',
      '@media print{.o_b_2{x:1}}@media (width>1px){.o_b_2{x:2}}',
    ]);
  });

  it('leave fonts and properties to every page, and each animation beside its rules', () => {
    const shared = '@font-face{font-family:A}@property --p{syntax:"*";inherits:true}@keyframes _in_1{to{x:1}}';
    expect(part(`${shared}@keyframes o_in_2{to{x:1}}`)).toEqual([shared, '@keyframes o_in_2{to{x:1}}']);
  });
});
