import { describe, expect, it } from 'vitest';
import { assetsOfBuild, type Manifest } from './page-assets.ts';

const split = '?tsr-split=component';
const manifest: Manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_core.js'], css: ['assets/style.css'] },
  'offices.css': { file: 'assets/offices-4F_x-2.css' },
  '_core.js': { file: 'assets/core.js' },
  '_listing.js': { file: 'assets/listing.js', imports: ['_core.js'] },
  [`src/routes/index.tsx${split}`]: { file: 'assets/home.js', imports: ['_core.js'] },
  [`src/routes/map.tsx${split}`]: { file: 'assets/map.js', imports: ['_core.js', '_listing.js'] },
  [`src/routes/map.index.tsx${split}`]: { file: 'assets/map-index.js' },
  [`src/routes/map.$slug.tsx${split}`]: { file: 'assets/map-slug.js', imports: ['_listing.js'] },
  'shared/messages/landing/en.ts': { file: 'assets/landing-en.js', name: 'en' },
  'shared/messages/landing/fr.ts': { file: 'assets/landing-fr.js', name: 'fr' },
  '_texts-search-fr.js': { file: 'assets/texts-search-fr.js', name: 'texts-search-fr' },
  'shared/messages/office-areas.ts': { file: 'assets/office-areas.js' },
  'src/lib/map/map-view.tsx': { file: 'assets/map-view.js', imports: ['_core.js', '_pins.js'] },
  '_pins.js': { file: 'assets/pins.js' },
};
const { scripts, styles, script, officeStyle } = assetsOfBuild(manifest);
const wants = { routeIds: ['__root__'], areas: [], locale: 'en', modules: [] };

describe('the files that a page links', () => {
  it('has the entry and the style of every page', () => {
    expect(script).toBe('/assets/entry.js');
    expect(styles(['common', 'map'])).toEqual(['/assets/style.css']);
    expect(scripts(wants)).toEqual(['/assets/entry.js', '/assets/core.js']);
  });

  it('has the offices\u2019 style last, and only for their screens', () => {
    expect(styles(['common', 'partner'])).toEqual(['/assets/style.css', '/assets/offices-4F_x-2.css']);
    expect(officeStyle).toBe('/assets/offices-4F_x-2.css');
    expect(assetsOfBuild({ 'src/entry-client.tsx': { file: 'assets/entry.js' } }).officeStyle).toBeNull();
  });

  it('names the code of all matched routes with what it imports, each file once', () => {
    const first = scripts({ ...wants, routeIds: ['__root__', '/map', '/map/$slug'] });
    const files = ['entry', 'core', 'map', 'listing', 'map-slug'];
    expect(first).toEqual(files.map((name) => `/assets/${name}.js`));
    expect(scripts({ ...wants, routeIds: ['/'] })).toContain('/assets/home.js');
    expect(scripts({ ...wants, routeIds: ['/map/'] })).toContain('/assets/map-index.js');
  });

  it('names the texts in the page\u2019s language only', () => {
    const first = scripts({ ...wants, areas: ['landing'], locale: 'fr' });
    expect(first).toContain('/assets/landing-fr.js');
    expect(first).not.toContain('/assets/landing-en.js');
    expect(first).not.toContain('/assets/office-areas.js');
    expect(scripts({ ...wants, areas: ['common', 'partner'] })).toContain('/assets/office-areas.js');
  });

  it('names a file of several areas once', () => {
    const first = scripts({ ...wants, areas: ['map', 'filters'], locale: 'fr' });
    expect(first).toEqual(['/assets/entry.js', '/assets/core.js', '/assets/texts-search-fr.js']);
  });

  it('names what a page loads by itself last, without what has been named', () => {
    const files = scripts({ ...wants, modules: ['src/lib/map/map-view.tsx', 'src/lib/none.ts'] });
    expect(files).toEqual(['/assets/entry.js', '/assets/core.js', '/assets/map-view.js', '/assets/pins.js']);
  });

  it('cannot be made without a client entry', () => {
    expect(() => assetsOfBuild({})).toThrow('npm run build');
  });
});
