import { CalendarPlus } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { cityIn } from '#shared/search/city-names.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import { addsNothing } from '#shared/availability/replacing.ts';
import { localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { FirstProblem } from '../guard/first-problem.tsx';
import { useForPartner } from '../guard/for-partner.tsx';
import { EditorFoot } from '../guard/editor-foot.tsx';
import { Guard } from '../guard/guard.tsx';
import { GuardSummary } from '../guard/guard-summary.tsx';
import { LeaveDialog } from '../guard/leave-dialog.tsx';
import { useOpeningChange } from '../guard/use-opening-change.ts';
import { useListing } from '../listings/use-listing.ts';
import { HolidayCard } from './holiday-card.tsx';
import {
  type DraftHoliday,
  draftOf,
  fingerprintOf,
  isStored,
  newHoliday,
  problemsOf,
  storedOf,
} from './holiday-draft.ts';
import styles from './holidays.module.css';
import { PublicHolidays } from './public-holidays.tsx';

type HolidaysPageProps = {
  readonly listingId: string;
  readonly now: string;
  /** Where saving and leaving lead. */
  readonly back: string;
};

/** The dates on which a location is open otherwise than every week. */
export function HolidaysPage({ listingId, now, back }: HolidaysPageProps) {
  const t = useTexts('partner');
  const locale = useLocale();
  const toast = useToast();
  const router = useRouter();
  const { isForPartner } = useForPartner();
  const { rules, cityName } = useListing(listingId);
  const today = localDateOf(now, rules.zone);
  const [drafts, setDrafts] = useState<readonly DraftHoliday[]>(() => draftOf(rules.special, today));
  const problems = problemsOf(drafts, today);
  const special = storedOf(drafts, rules.special, today);
  const vain = new Set(
    drafts
      .filter((draft) => !draft.closed && !draft.replaces && !problems.has(draft.id))
      .filter(({ date }) => special.some((day) => day.date === date && addsNothing({ ...rules, special }, day)))
      .map(({ id }) => id),
  );
  /** What was stored before stays as it is until it is changed. */
  const wrong = [...new Set([...problems.keys(), ...[...vain].filter((id) => !id.startsWith('stored-'))])];
  const isDirty = fingerprintOf(special) !== fingerprintOf(rules.special) || wrong.length > 0;
  const state = useOpeningChange({
    listingId,
    change: isDirty && wrong.length === 0 ? { special } : null,
    usual: 'keep',
    onSaved: () => {
      toast.info(t('holidaysSaved'));
      router.history.push(back, {}, { ignoreBlocker: true });
    },
  });
  const opening = compileOpening({ ...rules, special });
  /** Bookings that drop off or pick up before the door that this date closes. */
  const affectedOn = (date: string) =>
    state.bookings.filter(({ ends, dropOffAt, pickUpAt }) =>
      ends.some((end) => localDateOf(end === 'dropOff' ? dropOffAt : pickUpAt, rules.zone) === date),
    );
  const decidedInPlace = new Set(drafts.flatMap(({ date }) => affectedOn(date).map(({ id }) => id)));
  const change = (id: string, to: (before: DraftHoliday) => DraftHoliday) =>
    setDrafts((before) => before.map((draft) => (draft.id === id ? to(draft) : draft)));
  const add = (date: string) => setDrafts((before) => [...before, newHoliday(date)]);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <header>
          <h2 className={styles.title}>{t('holidaysTitle')}</h2>
          <p className={styles.soft}>{t('holidaysText', { city: cityIn(locale, cityName) })}</p>
        </header>
        {drafts.length === 0 && <EmptyState title={t('noHolidays')}>{t('noHolidaysText')}</EmptyState>}
        {drafts.map((draft, index) => (
          <HolidayCard
            key={draft.id}
            draft={draft}
            number={index + 1}
            problems={problems.get(draft.id)}
            opening={opening}
            isVain={vain.has(draft.id)}
            affected={wrong.length === 0 ? affectedOn(draft.date) : []}
            state={state}
            usual={compileOpening({ ...rules, special: [] })}
            earliest={isStored(draft) ? undefined : today}
            onChange={(to) => change(draft.id, to)}
            onDelete={() => setDrafts((before) => before.filter(({ id }) => id !== draft.id))}
          />
        ))}
        <Button variant="secondary" className={styles.add} onClick={() => add('')}>
          <Icon of={CalendarPlus} size={18} />
          {t('addNewDate')}
        </Button>
        <Guard of={state} zone={rules.zone} opening={opening} except={decidedInPlace} />
        <EditorFoot
          problem={wrong.length > 0 ? <FirstProblem ids={wrong} /> : state.obstacle}
          summary={<GuardSummary of={state} />}
          canApply={state.canApply}
          isSaving={state.isSaving}
          onApply={state.apply}
          onCancel={() => router.history.push(back)}
        />
      </div>
      <div className={styles.aside}>
        {!isForPartner && <PublicHolidays listingId={listingId} drafts={drafts} onAdd={add} />}
        <Card as="section">
          <h2 className={styles.asideTitle}>{t('whichRule')}</h2>
          <ol className={styles.ruleList}>
            <li>{t('rule1')}</li>
            <li>{t('rule2')}</li>
            <li>{t('rule3')}</li>
          </ol>
          <p className={styles.soft}>{t('nightsText')}</p>
        </Card>
      </div>
      <LeaveDialog isDirty={isDirty} />
    </div>
  );
}
