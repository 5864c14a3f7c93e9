import { Fragment } from 'react';
import { foundPieces } from '#shared/cms/find-answers.ts';
import { useLocale } from '#web/lib/texts.ts';

/** A text with what a search finds in it marked. */
export function Found({ text, search }: { readonly text: string; readonly search: string }) {
  const locale = useLocale();
  return foundPieces(text, search, locale).map((piece, index) =>
    // The pieces of one text have no name but their place.
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : <Fragment key={index}>{piece}</Fragment>,
  );
}
