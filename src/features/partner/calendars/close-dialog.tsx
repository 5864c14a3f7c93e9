import { Check } from 'lucide-react';
import { useState } from 'react';
import { compileOpening } from '#shared/availability/opening.ts';
import { type ClosingChoice, closingFor } from '#shared/calendars/closing.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { Guard } from '../guard/guard.tsx';
import { GuardFoot } from '../guard/guard-foot.tsx';
import { useOpeningChange } from '../guard/use-opening-change.ts';
import type { OwnListing } from '../listings/use-listing.ts';
import styles from './close-dialog.module.css';
import { useSuggestionWords } from './suggestion-words.ts';
import { type Suggestion, useAfterChange } from './use-calendars.ts';

type CloseDialogProps = {
  readonly suggestion: Suggestion;
  readonly choice: ClosingChoice;
  readonly onClose: () => void;
};

/** Closes the locations of a suggestion, one after the other, once the bookings of each are decided about. */
export function CloseDialog({ suggestion, choice, onClose }: CloseDialogProps) {
  const after = useAfterChange();
  // As it was when the dialog opened: what is closed is no suggestion any more.
  const [places] = useState(() => suggestion.places.filter(({ state }) => state === 'suggested'));
  const [at, setAt] = useState(0);
  const [listings] = trpc.partner.listings.useSuspenseQuery();
  const place = places[at];
  const listing = listings.find(({ id }) => id === place?.id);
  if (place === undefined || listing === undefined) return null;
  return (
    <CloseOne
      key={place.id}
      suggestion={{ ...suggestion, places: [place] }}
      choice={choice}
      listing={listing}
      step={{ number: at + 1, count: places.length }}
      onDone={() => {
        if (at + 1 < places.length) return setAt(at + 1);
        onClose();
        void after.onSuccess();
      }}
      onClose={() => {
        onClose();
        if (at > 0) void after.onSuccess();
      }}
    />
  );
}

type CloseOneProps = CloseDialogProps & {
  readonly listing: OwnListing;
  readonly step: { readonly number: number; readonly count: number };
  readonly onDone: () => void;
};

function CloseOne({ suggestion, choice, listing, step, onDone, onClose }: CloseOneProps) {
  const t = useTexts('calendars');
  const words = useSuggestionWords();
  const toast = useToast();
  const { rules, name } = listing;
  // Its first date is today where it began before.
  const from = suggestion.places[0]?.from ?? '';
  const { parts } = closingFor(rules, suggestion.entry, from, choice);
  const state = useOpeningChange({
    listingId: listing.id,
    change: {
      special: parts.special.map((day) => ({ ...day, slots: day.slots.map((slot) => ({ ...slot })) })),
      closures: parts.closures.map((closure) => ({ ...closure })),
    },
    usual: null,
    onSaved: () => {
      toast.info(t('closeDone', { name }));
      onDone();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('closeTitle', { name })}
      width={728}
      foot={<GuardFoot of={state} words={t('closeApply')} />}
    >
      <div className={styles.body}>
        <p>
          {step.count > 1 && <span className={styles.soft}>{t('closeStep', step)}</span>}
          <strong className={styles.when}>{words.when(suggestion.places)}</strong>
          <span className={styles.soft}>{words.source(suggestion, 1)}</span>
        </p>
        {state.obstacle !== null && <Notice tone="danger">{state.obstacle}</Notice>}
        {state.isKnown && state.bookings.length === 0 && (
          <p className={styles.none}>
            <Icon of={Check} size={18} />
            {t('closeNone')}
          </p>
        )}
        <Guard of={state} zone={rules.zone} opening={compileOpening({ ...rules, ...parts })} />
      </div>
    </Dialog>
  );
}
