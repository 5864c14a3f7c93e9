import { createFileRoute } from '@tanstack/react-router';
import { searchWords } from '#web/features/search/search-words.ts';
import { inEachLanguage, pathInLanguage, shareHead } from '#web/lib/page-head.ts';

export const Route = createFileRoute('/map/')({
  // A file of a hundred bytes is a request all the same.
  codeSplitGroupings: [],
  loader: async ({ parentMatchPromise }) => (await parentMatchPromise).loaderData?.place.label,
  head: ({ matches, match, loaderData: place = '' }) => {
    const { texts } = match.context;
    const languages = inEachLanguage('/map');
    return shareHead(matches, { ...searchWords(texts, place), path: pathInLanguage('/map', texts.locale), languages });
  },
  component: () => null,
});
