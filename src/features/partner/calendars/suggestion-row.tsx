import { CalendarClock, Check } from 'lucide-react';
import { useId, useState } from 'react';
import type { ClosingChoice } from '#shared/calendars/closing.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Radio } from '#web/ui/field/choice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { CloseDialog } from './close-dialog.tsx';
import { DateSheet } from './date-sheet.tsx';
import { useSuggestionWords } from './suggestion-words.ts';
import styles from './suggestions.module.css';
import { type Suggestion, useAfterChange, useCalendars } from './use-calendars.ts';

type RowProps = { readonly suggestion: Suggestion };

/** An entry of a calendar that would close a location: closed by its owner's word, or remembered as no closure. */
export function SuggestionRow({ suggestion }: RowProps) {
  const t = useTexts('calendars');
  const words = useSuggestionWords();
  const toast = useToast();
  const name = useId();
  const { locations } = useCalendars();
  const after = useAfterChange();
  const [choice, setChoice] = useState<ClosingChoice>('hours');
  const [isAsked, setAsked] = useState(false);
  const dismiss = trpc.calendars.dismiss.useMutation({
    ...after,
    onSuccess: async () => {
      toast.info(t('dismissed'));
      await after.onSuccess();
    },
  });
  const places = suggestion.places.filter(({ state }) => state === 'suggested');
  const [first] = places;
  const hasHours = places.some(({ hours }) => hours.length > 0);
  const met = places.flatMap((place) => place.met).length;
  return (
    <li className={styles.row}>
      <DateSheet date={first?.from ?? ''} />
      <div className={styles.what}>
        <h3>{words.when(places)}</h3>
        <p className={styles.source}>{words.source(suggestion, locations.length)}</p>
        {met > 0 && (
          <p className={styles.met}>
            <Icon of={CalendarClock} size={16} />
            <span>
              <strong>{t('met', { count: met })}</strong> {words.met(places)}
            </span>
          </p>
        )}
        {hasHours && (
          <fieldset className={styles.choice}>
            <legend className="sr-only">{t('howLong')}</legend>
            <Radio
              name={name}
              label={t('theseHours')}
              checked={choice === 'hours'}
              onChange={() => setChoice('hours')}
            />
            <Radio name={name} label={t('allDay')} checked={choice === 'allDay'} onChange={() => setChoice('allDay')} />
          </fieldset>
        )}
        <div className={styles.acts}>
          <Button variant={met > 0 ? 'primary' : 'secondary'} onClick={() => setAsked(true)}>
            {met > 0 ? t('decideAndClose') : words.close(places, choice === 'allDay')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => dismiss.mutate({ entryId: suggestion.id, isDismissed: true })}
            busy={dismiss.isPending}
          >
            {t('notAClosure')}
          </Button>
        </div>
      </div>
      {isAsked && <CloseDialog suggestion={suggestion} choice={choice} onClose={() => setAsked(false)} />}
    </li>
  );
}

/** One that is closed for already. */
export function ClosedRow({ suggestion }: RowProps) {
  const t = useTexts('calendars');
  const words = useSuggestionWords();
  const { locations } = useCalendars();
  const [first] = suggestion.places;
  return (
    <li className={styles.row}>
      <DateSheet date={first?.from ?? ''} isOver />
      <div className={styles.what}>
        <h3>{words.when(suggestion.places)}</h3>
        <p className={styles.source}>{words.source(suggestion, locations.length)}</p>
        <p className={styles.already}>
          <Icon of={Check} size={16} />
          {t(first?.isClosedByPeriod ? 'byClosures' : 'byHolidays')}
        </p>
      </div>
    </li>
  );
}
