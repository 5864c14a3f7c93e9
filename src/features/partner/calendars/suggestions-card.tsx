import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { formatClock } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { ClosedRow, SuggestionRow } from './suggestion-row.tsx';
import { useSuggestionWords } from './suggestion-words.ts';
import styles from './suggestions.module.css';
import { type Suggestion, useAfterChange, useCalendars } from './use-calendars.ts';

const MAX_CLOSED = 3;

/** What the calendars suggest to close, those with bookings before their closed door first. */
export function SuggestionsCard() {
  const t = useTexts('calendars');
  const { suggested, closed, calendars } = useCalendars();
  const meets = ({ places }: Suggestion) => places.some(({ met }) => met.length > 0);
  const sorted = [...suggested.filter(meets), ...suggested.filter((each) => !meets(each))];
  return (
    <Card as="section" pad={0}>
      <header className={styles.head}>
        <div>
          <h2>{suggested.length === 0 ? t('noneSuggested') : t('suggestedTitle', { count: suggested.length })}</h2>
          <p className={styles.soft}>{t('suggestedText')}</p>
        </div>
        {calendars.length > 0 && <ReadAgain />}
      </header>
      {suggested.length === 0 && (
        <p className={styles.none}>{t(calendars.length === 0 ? 'noCalendars' : 'noneText')}</p>
      )}
      <ul>
        {sorted.map((suggestion) => (
          <SuggestionRow key={suggestion.id} suggestion={suggestion} />
        ))}
        {closed.slice(0, MAX_CLOSED).map((suggestion) => (
          <ClosedRow key={suggestion.id} suggestion={suggestion} />
        ))}
      </ul>
      <LeftOut />
    </Card>
  );
}

/** When the calendars were read last; a press reads them now. */
function ReadAgain() {
  const t = useTexts('calendars');
  const locale = useLocale();
  const toast = useToast();
  const after = useAfterChange();
  const { calendars, zone } = useCalendars();
  const read = trpc.calendars.read.useMutation({
    ...after,
    onSuccess: async () => {
      await after.onSuccess();
      toast.info(t('readDone'));
    },
  });
  const last = calendars
    .flatMap(({ readAt }) => readAt ?? [])
    .toSorted()
    .at(-1);
  return (
    <button
      type="button"
      className={styles.again}
      aria-label={t('readAgain')}
      aria-disabled={read.isPending || undefined}
      data-busy={read.isPending || undefined}
      onClick={() => !read.isPending && read.mutate()}
    >
      <Icon of={RefreshCw} size={16} />
      {last !== undefined && formatClock(last, zone, locale)}
    </button>
  );
}

/** What was not suggested, and why; what a person said no to can be suggested after all. */
function LeftOut() {
  const t = useTexts('calendars');
  const words = useSuggestionWords();
  const after = useAfterChange();
  const [isOpen, setOpen] = useState(false);
  const { leftOut, shortCount, dismissedCount, locations } = useCalendars();
  const again = trpc.calendars.dismiss.useMutation(after);
  if (shortCount + dismissedCount === 0) return null;
  const what = [
    ...(shortCount > 0 ? [t('leftShort', { count: shortCount })] : []),
    ...(dismissedCount > 0 ? [t('leftNo', { count: dismissedCount })] : []),
  ].join(', ');
  return (
    <div className={styles.left}>
      <div className={styles.leftLine}>
        <p>{t('leftOut', { what })}</p>
        <LinkButton strong size={44} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'hide' : 'show')}
        </LinkButton>
      </div>
      {isOpen && (
        <ul className={styles.leftList}>
          {leftOut.map((each) => (
            <li key={each.id}>
              <p>
                <strong>{words.when(each.places)}</strong>
                <span className={styles.soft}>{words.source(each, locations.length)}</span>
              </p>
              {each.state === 'dismissed' && (
                <LinkButton strong size={44} onClick={() => again.mutate({ entryId: each.id, isDismissed: false })}>
                  {t('suggestAgain')}
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
