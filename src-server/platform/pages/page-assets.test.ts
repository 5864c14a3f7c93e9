import { describe, expect, it } from 'vitest';
import { assetsOfBuild, type Manifest } from './page-assets.ts';

const split = '?tsr-split=component---loader';
const manifest: Manifest = {
  'src/site/entry-client.tsx': { file: 'assets/entry.js', imports: ['_vendor.js'], css: ['assets/style.css'] },
  'style.css': { file: 'assets/style.css' },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_listing.js': { file: 'assets/listing.js', imports: ['_vendor.js'] },
  [`src/site/routes/index.tsx${split}`]: { file: 'assets/home.js', imports: ['_vendor.js'] },
  [`src/site/routes/map.tsx${split}`]: { file: 'assets/map.js', imports: ['_vendor.js', '_listing.js'] },
  [`src/site/routes/map.index.tsx${split}`]: { file: 'assets/map-index.js' },
  [`src/site/routes/map.$slug.tsx${split}`]: { file: 'assets/map-slug.js', imports: ['_listing.js'] },
  'shared/messages/landing/en.ts': { file: 'assets/landing-en.js' },
  'shared/messages/landing/fr.ts': { file: 'assets/landing-fr.js' },
};
const { scripts, styles, script } = assetsOfBuild('site', manifest);
const wants = { routeIds: ['__root__'], areas: [], locale: 'en' };

describe('the files that a page of an application links', () => {
  it('has the entry, what it imports, and the style once', () => {
    expect(script).toBe('/assets/entry.js');
    expect(styles).toEqual(['/assets/style.css']);
    expect(scripts(wants)).toEqual(['/assets/entry.js', '/assets/vendor.js']);
  });

  it('names the code of all matched routes with what it imports, each file once', () => {
    const first = scripts({ ...wants, routeIds: ['__root__', '/map', '/map/$slug'] });
    const files = ['entry', 'vendor', 'map', 'listing', 'map-slug'];
    expect(first).toEqual(files.map((name) => `/assets/${name}.js`));
    expect(scripts({ ...wants, routeIds: ['/'] })).toContain('/assets/home.js');
    expect(scripts({ ...wants, routeIds: ['/map/'] })).toContain('/assets/map-index.js');
  });

  it('names the texts in the page\u2019s language only', () => {
    const first = scripts({ ...wants, areas: ['landing'], locale: 'fr' });
    expect(first).toContain('/assets/landing-fr.js');
    expect(first).not.toContain('/assets/landing-en.js');
  });

  it('cannot be made without a client entry', () => {
    expect(() => assetsOfBuild('office', manifest)).toThrow('npm run build');
  });
});
