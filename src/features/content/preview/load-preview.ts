import { notFound } from '@tanstack/react-router';
import type { PageContext } from '#web/lib/page-context.ts';
import { isRefused } from '#web/lib/status-of.ts';
import { liveQuestions } from '../guide/live-questions.ts';
import { loadBlocks } from '../load-page.ts';

/** Loads what a link to a preview shows. @throws notFound for a link that is over. */
export async function loadPreview(context: PageContext, token: string) {
  const found = await fetchPreview(context, token);
  await Promise.all([
    loadBlocks(context, found.page),
    // Its code, so that nothing is empty while it is shown.
    found.guide === null ? null : import('../guide/guide-page.tsx'),
  ]);
  const { page, guide } = found;
  const live = guide === null ? [] : liveQuestions(guide, page.settings.place?.name, context.texts);
  return { ...found, live };
}

async function fetchPreview({ api }: PageContext, token: string) {
  try {
    return await api.cms.preview.fetch({ token });
  } catch (error) {
    if (isRefused(error)) throw notFound();
    throw error;
  }
}
