import type { PageContext } from '#web/lib/page-context.ts';
import { liveQuestions } from './guide/live-questions.ts';
import { loadContentPage } from './load-page.ts';

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
