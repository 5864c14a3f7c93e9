import { reviewTexts } from '#shared/availability/verdict-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useToday } from '#web/parts/day-strip/use-today.ts';
import { useOpeningWords } from '#web/parts/stay/opening-words.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import type { BookedListing } from './use-booking.ts';

export type ObstacleNoticeProps = {
  readonly kind: 'full' | 'closed';
  readonly listing: BookedListing;
  readonly onDates: () => void;
  readonly onItems: () => void;
};

/** Why Continue is disabled, and what to do instead. */
export function ObstacleNotice({ kind, listing, onDates, onItems }: ObstacleNoticeProps) {
  const t = useTexts('booking');
  const words = useOpeningWords();
  const today = useToday(listing.rules.zone, `${listing.verdict.strip.date}T12:00:00Z`);
  const small = { variant: 'secondary', size: 44 } as const;
  if (kind === 'full') {
    return (
      <Notice
        tone="danger"
        live
        action={
          <Button {...small} onClick={onItems}>
            {t('changeItems')}
          </Button>
        }
      >
        {t('tooManyBags')}
      </Notice>
    );
  }
  const { verdict } = listing;
  const reason = verdict.refusal?.reason;
  if (reason === 'notBookable') {
    return (
      <Notice
        tone="danger"
        live
        action={
          <a href="/map" className={buttonClass(small)}>
            {t('anotherPlace')}
          </a>
        }
      >
        {t('notBookable')}
      </Notice>
    );
  }
  const [first, ...others] = reviewTexts(verdict, today).map(words);
  return (
    <Notice
      tone="danger"
      live
      title={first ?? t('timePassed')}
      action={
        <Button {...small} onClick={onDates}>
          {t('chooseDates')}
        </Button>
      }
    >
      {[...others, t('anotherTime')].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
