import { CalendarClock, Check, CircleAlert, Plus, Trash2 } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { compileOpening } from '#shared/availability/opening.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { localDateOf } from '#web/lib/format/time.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { entryId, FirstProblem } from '../guard/first-problem.tsx';
import { EditorFoot } from '../guard/editor-foot.tsx';
import { Guard } from '../guard/guard.tsx';
import { GuardSummary } from '../guard/guard-summary.tsx';
import { LeaveDialog } from '../guard/leave-dialog.tsx';
import { useOpeningChange } from '../guard/use-opening-change.ts';
import { useListing } from '../listings/use-listing.ts';
import { type ClosureProblem, daysOf, type DraftClosure, newClosure, problemOf, withStart } from './closure-draft.ts';
import styles from './closures.module.css';

type ClosuresPageProps = {
  readonly listingId: string;
  readonly now: string;
  /** Where saving and leaving lead. */
  readonly back: string;
};

const datesOf = (closures: readonly { readonly from: string; readonly to: string }[]) =>
  closures.map(({ from, to }) => ({ from, to })).toSorted((a, b) => (a.from < b.from ? -1 : 1));

/** The periods in which a location is closed, and the bookings that would meet its closed door. */
export function ClosuresPage({ listingId, now, back }: ClosuresPageProps) {
  const t = useTexts('partner');
  const toast = useToast();
  const router = useRouter();
  const { rules } = useListing(listingId);
  const today = localDateOf(now, rules.zone);
  const [closures, setClosures] = useState<readonly DraftClosure[]>(() =>
    datesOf(rules.closures).map((dates, index) => ({ ...dates, id: `stored-${index}` })),
  );
  const isStored = ({ id }: DraftClosure) => id.startsWith('stored-');
  const problems = new Map(
    closures.flatMap((closure) => {
      const found = problemOf(closure, today, isStored(closure), { closures, special: rules.special });
      return found === null ? [] : [[closure.id, found] as const];
    }),
  );
  const hasProblem = problems.size > 0;
  const isDirty = JSON.stringify(datesOf(closures)) !== JSON.stringify(datesOf(rules.closures));
  const state = useOpeningChange({
    listingId,
    change: isDirty && !hasProblem ? { closures: datesOf(closures) } : null,
    usual: null,
    onSaved: () => {
      toast.info(t('closuresSaved'));
      router.history.push(back, {}, { ignoreBlocker: true });
    },
  });
  const hasGuard = state.bookings.length > 0;
  const foot = (
    <EditorFoot
      problem={hasProblem ? <FirstProblem ids={[...problems.keys()]} /> : state.obstacle}
      summary={<GuardSummary of={state} />}
      canApply={state.canApply}
      isSaving={state.isSaving}
      onApply={state.apply}
      onCancel={() => router.history.push(back)}
    />
  );
  const touched = (closure: DraftClosure) =>
    state.bookings.filter((booking) => {
      const first = localDateOf(booking.dropOffAt, rules.zone);
      const last = localDateOf(booking.pickUpAt, rules.zone);
      return closure.from <= last && closure.to >= first;
    }).length;
  const change = (id: string, to: (before: DraftClosure) => DraftClosure) =>
    setClosures((before) => before.map((closure) => (closure.id === id ? to(closure) : closure)));
  return (
    <div className={cx(styles.columns, hasGuard && styles.withGuard)}>
      <div className={styles.periods}>
        <header>
          <h2>{t('closuresTitle')}</h2>
          <p className={styles.soft}>{t('closuresText')}</p>
          <p className={styles.soft}>{t('nightsText')}</p>
        </header>
        {closures.length === 0 && <EmptyState title={t('noClosures')}>{t('noClosuresText')}</EmptyState>}
        {closures.map((closure, index) => (
          <Period
            key={closure.id}
            closure={closure}
            number={index + 1}
            today={today}
            problem={problems.get(closure.id) ?? null}
            isStored={isStored(closure)}
            isClear={isDirty && state.isKnown && touched(closure) === 0}
            touched={isStored(closure) ? 0 : touched(closure)}
            onChange={(to) => change(closure.id, to)}
            onDelete={() => setClosures((before) => before.filter(({ id }) => id !== closure.id))}
          />
        ))}
        <Button
          variant="secondary"
          className={styles.add}
          onClick={() => setClosures((before) => [...before, newClosure(today)])}
        >
          <Icon of={Plus} size={18} />
          {t('addClosure')}
        </Button>
      </div>
      {hasGuard && (
        <div className={styles.guard}>
          <Guard
            of={state}
            zone={rules.zone}
            opening={compileOpening({ ...rules, closures: datesOf(closures) })}
            foot={foot}
          />
        </div>
      )}
      {!hasGuard && <div className={styles.foot}>{foot}</div>}
      <LeaveDialog isDirty={isDirty} />
    </div>
  );
}

type PeriodProps = {
  readonly closure: DraftClosure;
  readonly number: number;
  readonly today: string;
  readonly problem: ClosureProblem | null;
  readonly isStored: boolean;
  readonly isClear: boolean;
  /** How many bookings need a decision for it. */
  readonly touched: number;
  readonly onChange: (to: (before: DraftClosure) => DraftClosure) => void;
  readonly onDelete: () => void;
};

function Period({ closure, number, today, problem, isStored, isClear, touched, onChange, onDelete }: PeriodProps) {
  const t = useTexts('partner');
  const locale = useLocale();
  const weekday = (date: string) => formatDate(date, locale, { weekday: 'long' });
  const { from, to } = closure;
  return (
    <Card
      as="section"
      id={entryId(closure.id)}
      className={cx(styles.period, problem !== null && styles.wrong, touched > 0 && styles.touched)}
    >
      <header className={styles.periodHead}>
        <h3 className={styles.periodName}>
          {problem === null
            ? t('closureDays', { count: daysOf(closure), from: weekday(from), to: weekday(to) })
            : t('addClosure')}
        </h3>
        <IconButton icon={Trash2} label={t('deleteClosure', { from, to })} onClick={onDelete} />
      </header>
      <div className={styles.dates}>
        <Field label={t('from')}>
          <Input
            type="date"
            aria-label={t('closureFrom', { number })}
            value={from}
            min={isStored ? undefined : today}
            aria-invalid={problem !== null || undefined}
            onChange={({ target }) => onChange((before) => withStart(before, target.value))}
          />
        </Field>
        <Field label={t('to')}>
          <Input
            type="date"
            aria-label={t('closureTo', { number })}
            value={to}
            min={from}
            aria-invalid={problem !== null || undefined}
            onChange={({ target }) => onChange((before) => ({ ...before, to: target.value }))}
          />
        </Field>
      </div>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          <Icon of={CircleAlert} size={16} />
          {t(problem)}
        </p>
      )}
      {problem === null && touched > 0 && (
        <p className={styles.needs}>
          <Icon of={CalendarClock} size={16} />
          {t('guardWaits', { count: touched })}
        </p>
      )}
      {problem === null && isClear && !isStored && (
        <p className={styles.clear}>
          <Icon of={Check} size={16} />
          {t('closureClear')}
        </p>
      )}
      {problem === null && isStored && from <= today && to >= today && (
        <p className={styles.clear}>
          <Icon of={CalendarClock} size={16} />
          {t('closedNow')}
        </p>
      )}
    </Card>
  );
}
