import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TextKey } from '#shared/messages/areas.ts';
import type { Opening } from '#shared/availability/opening.ts';
import { formatMinute } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { cx } from '#web/ui/cx.ts';
import { Radio, Switch } from '#web/ui/field/choice.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { ResultLine } from '../hours/result-line.tsx';
import { DecideInPlace } from './decide-in-place.tsx';
import { TimeSelect } from '../hours/time-select.tsx';
import { entryId } from '../guard/first-problem.tsx';
import type { AffectedBooking, OpeningChangeState } from '../guard/use-opening-change.ts';
import { type DraftSlot, emptySlot } from '../hours/week-draft.ts';
import { useShortDate } from '../listings/day-words.ts';
import { type DraftHoliday, type HolidayProblems, switched, withoutMissing } from './holiday-draft.ts';
import styles from './holidays.module.css';

type HolidayCardProps = {
  readonly draft: DraftHoliday;
  readonly number: number;
  readonly problems: HolidayProblems | undefined;
  /** With all that is being edited. */
  readonly opening: Opening;
  /** As it would be without holiday hours. */
  readonly usual: Opening;
  /** The bookings that fall before a closed door on that day, and what is decided about them. */
  readonly affected: readonly AffectedBooking[];
  /** Whether its hours lie inside the day's already, so that adding them changes nothing. */
  readonly isVain: boolean;
  readonly state: OpeningChangeState;
  /** The first date that can be chosen. */
  readonly earliest: string | undefined;
  readonly onChange: (to: (before: DraftHoliday) => DraftHoliday) => void;
  readonly onDelete: () => void;
};

/** One date, whether it is open or closed, and how the day will really be. */
export function HolidayCard(props: HolidayCardProps) {
  const { draft, number, opening, usual, affected, isVain, state, earliest, onChange, onDelete } = props;
  const t = useTexts('partner');
  const locale = useLocale();
  const short = useShortDate();
  const { date, closed, replaces, slots } = draft;
  /** What is not written yet is not wrong while a person is at it. */
  const [isLeft, setLeft] = useState(date !== '');
  const problems = isLeft ? props.problems : withoutMissing(props.problems);
  const named = date === '' ? t('dateOfEntry', { number }) : short(date);
  const changeSlot = (changed: DraftSlot) =>
    onChange((before) => ({ ...before, slots: before.slots.map((slot) => (slot.id === changed.id ? changed : slot)) }));
  return (
    <Card
      as="section"
      id={entryId(draft.id)}
      pad={0}
      className={cx(problems !== undefined && styles.wrong)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setLeft(true)}
    >
      <div className={styles.card}>
        <div className={styles.head}>
          <Input
            type="date"
            aria-label={t('dateOfEntry', { number })}
            aria-invalid={(problems?.date ?? null) !== null || undefined}
            min={earliest}
            value={date}
            className={styles.date}
            onChange={({ target }) => onChange((before) => ({ ...before, date: target.value }))}
          />
          <span className={styles.weekday}>{date !== '' && formatDate(date, locale, { weekday: 'long' })}</span>
          <Switch
            label={t(closed ? 'closed' : 'open')}
            aria-label={t('openOrClosed', { date: named })}
            checked={!closed}
            onChange={() => onChange(switched)}
          />
          <IconButton icon={Trash2} label={t('deleteDate', { date: named })} onClick={onDelete} />
        </div>
        {problems?.date && <Problem words={t(problems.date)} />}
        {!closed && (
          <div role="radiogroup" aria-label={t('whatHoursDo', { date: named })} className={styles.kinds}>
            {[true, false].map((isInstead) => (
              <Radio
                key={String(isInstead)}
                name={`kind-${draft.id}`}
                label={t(isInstead ? 'hoursOnThisDay' : 'extraHours')}
                checked={replaces === isInstead}
                onChange={() => onChange((before) => ({ ...before, replaces: isInstead }))}
              />
            ))}
          </div>
        )}
        {isVain && <Problem words={t('addsNothing')} />}
        {slots.map((slot) => (
          <div key={slot.id}>
            <div className={styles.slot}>
              <div className={styles.time}>
                <span className={styles.label} aria-hidden>
                  {t('from')}
                </span>
                <TimeSelect
                  label={`${named}, ${t('from')}`}
                  end="opening"
                  value={slot.from}
                  isWrong={problems?.slots.has(slot.id) ?? false}
                  onChange={(from) => changeSlot({ ...slot, from })}
                />
              </div>
              <div className={styles.time}>
                <span className={styles.label} aria-hidden>
                  {t('to')}
                </span>
                <TimeSelect
                  label={`${named}, ${t('to')}`}
                  end="closing"
                  value={slot.to}
                  isWrong={problems?.slots.has(slot.id) ?? false}
                  onChange={(to) => changeSlot({ ...slot, to })}
                />
              </div>
              <IconButton
                icon={Trash2}
                label={t('deleteHours', {
                  from: slot.from === null ? '–' : formatMinute(slot.from, locale),
                  to: slot.to === null ? '–' : formatMinute(slot.to, locale),
                  day: named,
                })}
                className={styles.deleteSlot}
                onClick={() =>
                  onChange((before) => ({ ...before, slots: before.slots.filter(({ id }) => id !== slot.id) }))
                }
              />
            </div>
            <SlotProblem of={problems?.slots.get(slot.id)} />
          </div>
        ))}
        <Button
          variant="quiet"
          size={40}
          className={styles.addHours}
          aria-label={t('addHoursOn', { day: named })}
          onClick={() => {
            setLeft(false);
            onChange((before) => ({ ...before, slots: [...before.slots, emptySlot()] }));
          }}
        >
          <Icon of={Plus} size={16} />
          {t('addHours')}
        </Button>
      </div>
      {date !== '' && props.problems === undefined && <ResultLine opening={opening} usual={usual} date={date} />}
      {affected.length > 0 && <DecideInPlace affected={affected} zone={opening.zone.id()} state={state} />}
    </Card>
  );
}

function Problem({ words }: { readonly words: string }) {
  return (
    <p className={styles.problem} role="alert">
      <Icon of={CircleAlert} size={16} />
      {words}
    </p>
  );
}

function SlotProblem({ of: problem }: { readonly of: TextKey<'partner'> | undefined }) {
  const t = useTexts('partner');
  return problem === undefined ? null : <Problem words={t(problem)} />;
}
