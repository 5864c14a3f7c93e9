import { useState } from 'react';
import { compileOpening } from '#shared/availability/opening.ts';
import { closingToday, restOfToday } from '#shared/partner/close-today.ts';
import { minutesOfDay } from '#shared/time/local-time.ts';
import { formatMinute } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Select } from '#web/ui/field/select.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { Guard } from '../guard/guard.tsx';
import { GuardFoot } from '../guard/guard-foot.tsx';
import { useOpeningChange } from '../guard/use-opening-change.ts';
import { TimeOptions } from '../hours/time-options.tsx';
import { ResultLine } from '../hours/result-line.tsx';
import styles from './close-today-dialog.module.css';
import type { OwnListing } from './use-listing.ts';

type CloseTodayDialogProps = {
  readonly listing: OwnListing;
  /** The local day, and the minute of it, at which it was asked. */
  readonly date: string;
  readonly minute: number;
  readonly onClose: () => void;
};

const STEP = 30;

/** Closes a location for the rest of the day: from now on or from a time, once its bookings are decided about. */
export function CloseTodayDialog({ listing, date, minute, onClose }: CloseTodayDialogProps) {
  const t = useTexts('dashboard');
  const locale = useLocale();
  const toast = useToast();
  const { rules } = listing;
  const rest = restOfToday(rules, date, minute);
  const first = rest === null ? minute : rest.isWholeDay ? rest.opensAt : minute;
  const last = Math.min(rest?.closesAt ?? minute, minutesOfDay);
  const [from, setFrom] = useState(first);
  const isWholeDay = rest?.isWholeDay === true && from === first;
  const special = [...closingToday(rules, date, from)];
  const state = useOpeningChange({
    listingId: listing.id,
    change: rest === null ? null : { special: special.map((entry) => ({ ...entry, slots: [...entry.slots] })) },
    usual: 'ask',
    onSaved: () => {
      toast.info(isWholeDay ? t('closedDaySaved') : t('closedSaved', { time: formatMinute(from, locale) }));
      onClose();
    },
  });
  const next = (Math.floor(first / STEP) + 1) * STEP;
  const times = Array.from({ length: Math.max(0, Math.ceil((last - next) / STEP)) }, (_, step) => next + step * STEP);
  const opening = compileOpening({ ...rules, special });
  const words = isWholeDay
    ? t('closedToday')
    : from === first
      ? t('closeApplyNow')
      : t('closeApplyAt', { time: formatMinute(from, locale) });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(rest?.isWholeDay === true ? 'closedTodayTitle' : 'closeEarlyTitle')}
      width={728}
      foot={<GuardFoot of={state} words={words} />}
    >
      <div className={styles.body}>
        <p className={styles.soft}>{t('closeEarlyText')}</p>
        <Field label={t('closeWhen')}>
          <Select value={from} onChange={({ target }) => setFrom(Number(target.value))}>
            <option value={first}>
              {rest?.isWholeDay === true ? t('closeAllDay') : t('closeNow', { time: formatMinute(first, locale) })}
            </option>
            <TimeOptions halves={times} from={first} to={last} />
          </Select>
        </Field>
        <div className={styles.result}>
          <ResultLine opening={opening} usual={compileOpening(rules)} date={date} />
        </div>
        {state.obstacle !== null && <Notice tone="danger">{state.obstacle}</Notice>}
        <Guard of={state} zone={rules.zone} opening={opening} isToday />
      </div>
    </Dialog>
  );
}
