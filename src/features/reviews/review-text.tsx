import { useState } from 'react';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import styles from './location-reviews.module.css';

type Review = Pick<Outputs['reviews']['ofLocation']['reviews'][number], 'id' | 'text' | 'language'>;
type ReviewTextProps = { readonly review: Review; readonly canTranslate: boolean };

/** What a traveller wrote; where it is in another language than its reader's, by a machine in theirs, if they want. */
export function ReviewText({ review: { id, text, language }, canTranslate }: ReviewTextProps) {
  const t = useTexts('reviews');
  const locale = useLocale();
  const [wantsOwn, setWantsOwn] = useState(false);
  const asked = { reviewId: id, language: locale };
  const translated = trpc.reviews.translated.useQuery(asked, { enabled: wantsOwn, retry: false, staleTime: Infinity });
  const own = wantsOwn ? translated.data?.text : undefined;
  const isAsking = wantsOwn && translated.isFetching;
  const press = () => {
    if (isAsking) return;
    if (translated.isError) void translated.refetch();
    else setWantsOwn(own === undefined);
  };
  return (
    <>
      <p className={styles.text} lang={own === undefined ? language : locale}>
        {own ?? text}
      </p>
      {canTranslate && language !== locale && (
        <p className={styles.translation}>
          <span role="status">
            {own !== undefined && <>{t('byMachine')} </>}
            {wantsOwn && translated.isError && !isAsking && <>{t('notTranslated')} </>}
          </span>
          <LinkButton aria-disabled={isAsking} onClick={press}>
            {t(isAsking ? 'translating' : own === undefined ? 'translate' : 'showOriginal')}
          </LinkButton>
        </p>
      )}
    </>
  );
}
