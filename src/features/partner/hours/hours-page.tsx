import { Copy } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { cityIn } from '#shared/search/city-names.ts';
import { compileOpening } from '#shared/availability/opening.ts';
import { weekdays } from '#shared/availability/opening-rules.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { EditorFoot } from '../guard/editor-foot.tsx';
import { Guard } from '../guard/guard.tsx';
import { GuardSummary } from '../guard/guard-summary.tsx';
import { LeaveDialog } from '../guard/leave-dialog.tsx';
import { useOpeningChange } from '../guard/use-opening-change.ts';
import { useListing } from '../listings/use-listing.ts';
import styles from './hours.module.css';
import { HoursDay } from './hours-day.tsx';
import { useDayName } from './use-day-name.ts';
import {
  differs,
  draftOf,
  isAllClosed,
  problemsOf,
  storedOf,
  withDay,
  withMondayCopied,
  withUsualHours,
} from './week-draft.ts';
import { YourWeek } from './your-week.tsx';

type HoursPageProps = {
  readonly listingId: string;
  /** Where saving leads. */
  readonly doneTo: string;
  /** Where leaving it as it is leads; nowhere if absent. */
  readonly cancelTo?: string | undefined;
  /** 'Apply' if absent. */
  readonly applyWords?: string | undefined;
};

/** The editor of a location's weekly hours. */
export function HoursPage({ listingId, doneTo, cancelTo, applyWords }: HoursPageProps) {
  const t = useTexts('partner');
  const locale = useLocale();
  const toast = useToast();
  const router = useRouter();
  const utils = trpc.useUtils();
  const dayName = useDayName();
  const listing = useListing(listingId);
  const { rules, cityName } = listing;
  const [draft, setDraft] = useState(() => draftOf(rules));
  const problems = problemsOf(draft);
  const isDirty = differs(draft, rules);
  const weekly = storedOf(draft);
  const state = useOpeningChange({
    listingId,
    change: isDirty && problems.size === 0 ? { weekly } : null,
    usual: 'keep',
    onSaved: () => {
      toast.info(t('hoursSaved'));
      // Who is joining is a step further now.
      void utils.accounts.viewer.invalidate();
      router.history.push(doneTo, {}, { ignoreBlocker: true });
    },
  });
  const wrongDay = weekdays.find((day) => draft[day].isOpen && draft[day].slots.some(({ id }) => problems.has(id)));
  const isClosed = isAllClosed(draft);
  const isJoining = applyWords !== undefined;
  // What was set before is left as it is by going on.
  const mayGoOn = isJoining && cancelTo !== undefined && !isDirty && !isClosed;
  const hasMistake = [...problems.values()].some((problem) => problem !== 'required');
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {isJoining && <h2 className={styles.question}>{t('whenOpen')}</h2>}
        {isClosed && (
          <Notice
            action={
              <Button variant="secondary" size={40} onClick={() => setDraft(withUsualHours)}>
                {t('usualHours')}
              </Button>
            }
          >
            {t('openOneDay')}
          </Notice>
        )}
        <div className={styles.intro}>
          <p className={styles.soft}>{t('localTimes', { city: cityIn(locale, cityName) })}</p>
          <Button variant="quiet" size={40} onClick={() => setDraft(withMondayCopied)}>
            <Icon of={Copy} size={16} />
            {t('copyMonday')}
          </Button>
        </div>
        <Card as="section" pad={0}>
          <ul>
            {weekdays.map((day) => (
              <HoursDay
                key={day}
                day={day}
                draft={draft[day]}
                problems={problems}
                onChange={(change) => setDraft((before) => withDay(before, day, change))}
              />
            ))}
          </ul>
        </Card>
        <Guard of={state} zone={rules.zone} opening={compileOpening({ ...rules, availableFullTime: false, weekly })} />
      </div>
      <div className={styles.aside}>
        <YourWeek weekly={weekly} zone={rules.zone} />
      </div>
      <div className={styles.foot}>
        <EditorFoot
          problem={
            wrongDay !== undefined ? (
              <a href={`#day-${wrongDay}`} className={hasMistake ? styles.jump : styles.quietJump}>
                {t('needsChange', { day: dayName(wrongDay) })}
              </a>
            ) : (
              (state.obstacle ?? (isJoining && isClosed ? t('openOneDay') : null))
            )
          }
          summary={<GuardSummary of={state} />}
          canApply={state.canApply || mayGoOn}
          isSaving={state.isSaving}
          applyWords={applyWords}
          onApply={mayGoOn ? () => router.history.push(doneTo) : state.apply}
          onCancel={cancelTo === undefined ? undefined : () => router.history.push(cancelTo)}
        />
      </div>
      <LeaveDialog isDirty={isDirty} />
    </div>
  );
}
