import { describe, expect, it } from 'vitest';
import { cityShares, locationShare, siteShare } from './share-picture.ts';

describe('the picture by which a place is shared', () => {
  it('brings its own colours and letters, as a file has neither styles nor fonts', () => {
    for (const svg of [
      locationShare('Hotel', 'Hôtel de l’Épée & Justice'),
      siteShare(),
      ...Object.values(cityShares()),
    ]) {
      expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
      expect(svg).not.toMatch(/var\(|<text|<style|&(?!amp;)/);
    }
  });

  it('leaves out a name that it has no letters for', () => {
    expect(() => locationShare(null, '寄存处')).not.toThrow();
  });

  it('is one for each city', () => {
    expect(Object.keys(cityShares())).toHaveLength(6);
  });
});
