import { panoramaPreloads } from '#web/drawings/picture-preloads.ts';
import type { PageContext, Theme } from '#web/lib/page-context.ts';
import { liveQuestions } from './guide/live-questions.ts';
import { contentHead, type LoadedPage, loadContentPage } from './load-page.ts';
import { sceneOf } from './scene-of.ts';

/** Loads the page at an address, and for a city or a place the locations around. @throws notFound where there is none. */
export async function loadGuidePage(context: PageContext, url: string) {
  const loaded = await loadContentPage(context, url);
  const { page } = loaded;
  if (page.pageType !== 'city' && page.pageType !== 'place') return { ...loaded, guide: null, live: [] };
  const [guide] = await Promise.all([
    context.api.cms.guide.ensureData({ url: page.url }),
    // Its code, so that nothing is empty while it is shown.
    import('./guide/guide-page.tsx'),
  ]);
  const live = guide === null ? [] : liveQuestions(guide, page.settings.place?.name, context.texts);
  return { ...loaded, guide, live };
}

/** What the head of such a page says; a city's or a place's asks for the city's picture too, which is seen first. */
export function guideHead(loaded: LoadedPage | undefined, theme: Theme) {
  const head = contentHead(loaded);
  if (head === undefined || loaded === undefined) return undefined;
  const { pageType, background } = loaded.page;
  const scene = pageType === 'city' || pageType === 'place' ? sceneOf(background) : undefined;
  return { ...head, pictures: scene === undefined ? [] : panoramaPreloads(scene, theme) };
}
