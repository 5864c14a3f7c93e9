import { useState } from 'react';
import type { Locale } from '#shared/messages/text.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import styles from './location-reviews.module.css';

type WrittenTextProps = {
  readonly reviewId: string;
  /** What its traveller wrote, or what the location answered. */
  readonly about: 'review' | 'reply';
  readonly text: string;
  readonly language: Locale;
  readonly canTranslate: boolean;
};

/** What a person wrote of a stay; where it is in another language than its reader's, by a machine in theirs, if they want. */
export function WrittenText({ reviewId, about, text, language, canTranslate }: WrittenTextProps) {
  const t = useTexts('reviews');
  const locale = useLocale();
  const [wantsOwn, setWantsOwn] = useState(false);
  const asked = { reviewId, about, language: locale };
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
