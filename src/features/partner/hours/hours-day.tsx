import { Check, CircleAlert, Moon, Plus, Trash2 } from 'lucide-react';
import { type Weekday, weekdays } from '#shared/availability/opening-rules.ts';
import { isPastMidnight } from '#shared/partner/week.ts';
import { formatMinute } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Switch } from '#web/ui/field/choice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './hours.module.css';
import { TimeSelect } from './time-select.tsx';
import {
  type DraftDay,
  type DraftProblem,
  type DraftSlot,
  emptySlot,
  switched,
  withoutSlot,
  withSlot,
} from './week-draft.ts';
import { useDayName } from './use-day-name.ts';

type HoursDayProps = {
  readonly day: Weekday;
  readonly draft: DraftDay;
  readonly problems: ReadonlyMap<string, DraftProblem>;
  readonly onChange: (change: (before: DraftDay) => DraftDay) => void;
};

/** One day of the editor: open or closed, and its openings. */
export function HoursDay({ day, draft, problems, onChange }: HoursDayProps) {
  const t = useTexts('partner');
  const dayName = useDayName();
  const name = dayName(day);
  const slots = draft.isOpen ? draft.slots : [];
  const isWholeDay = slots.some(({ from, to }) => from === 0 && to === 1440);
  const isWrong = slots.some(({ id }) => problems.has(id));
  return (
    <li className={cx(styles.day, isWrong && styles.wrong)} id={`day-${day}`}>
      <div className={styles.dayHead}>
        <h2 className={styles.dayName}>{name}</h2>
        <Switch
          label={t(draft.isOpen ? 'open' : 'closed')}
          aria-label={t('isOpenOn', { day: name })}
          checked={draft.isOpen}
          onChange={() => onChange(switched)}
        />
      </div>
      <div className={styles.slots}>
        {slots.length === 0 && <p className={styles.none}>{t('noHandOver')}</p>}
        {slots.map((slot, index) => (
          <HoursSlot
            key={slot.id}
            day={day}
            slot={slot}
            isFirst={index === 0}
            problem={problems.get(slot.id)}
            onChange={(changed) => onChange((before) => withSlot(before, changed))}
            onDelete={() => onChange((before) => withoutSlot(before, slot.id))}
          />
        ))}
        {slots.length > 0 && !isWholeDay && (
          <Button
            variant="quiet"
            size={40}
            className={styles.add}
            aria-label={t('addHoursOn', { day: name })}
            onClick={() => onChange((before) => ({ ...before, slots: [...before.slots, emptySlot()] }))}
          >
            <Icon of={Plus} size={16} />
            {t('addHours')}
          </Button>
        )}
      </div>
    </li>
  );
}

type HoursSlotProps = {
  readonly day: Weekday;
  readonly slot: DraftSlot;
  readonly isFirst: boolean;
  readonly problem: DraftProblem | undefined;
  readonly onChange: (changed: DraftSlot) => void;
  readonly onDelete: () => void;
};

function HoursSlot({ day, slot, isFirst, problem, onChange, onDelete }: HoursSlotProps) {
  const t = useTexts('partner');
  const locale = useLocale();
  const dayName = useDayName();
  const name = dayName(day);
  const { from, to } = slot;
  const isWholeDay = from === 0 && to === 1440;
  const isLate = from !== null && to !== null && isPastMidnight({ from, to });
  const clock = (minute: number | null) => (minute === null ? '–' : formatMinute(minute, locale));
  const next = weekdays[(weekdays.indexOf(day) + 1) % 7] ?? day;
  return (
    <div className={styles.slot}>
      <div className={styles.times}>
        <div className={styles.time}>
          {isFirst && (
            <span className={styles.label} aria-hidden>
              {t('opensAt')}
            </span>
          )}
          <TimeSelect
            label={t('opensAtOn', { day: name })}
            end="opening"
            value={from}
            isWrong={problem !== undefined}
            onChange={(minute) => onChange({ ...slot, from: minute })}
          />
        </div>
        {isWholeDay ? (
          <span className={styles.until}>{t('untilMidnight')}</span>
        ) : (
          <div className={styles.time}>
            {isFirst && (
              <span className={styles.label} aria-hidden>
                {t('closesAt')}
              </span>
            )}
            <TimeSelect
              label={t('closesAtOn', { day: name })}
              end="closing"
              value={to}
              isWrong={problem !== undefined}
              onChange={(minute) => onChange({ ...slot, to: minute })}
            />
          </div>
        )}
        {isFirst && (
          <button
            type="button"
            className={styles.allDay}
            aria-pressed={isWholeDay}
            aria-label={t('allDayOn', { day: name })}
            onClick={() => onChange(isWholeDay ? { ...slot, from: null, to: null } : { ...slot, from: 0, to: 1440 })}
          >
            {isWholeDay && <Icon of={Check} size={16} />}
            {t('allDay')}
          </button>
        )}
        <IconButton
          icon={Trash2}
          label={t('deleteHours', { from: clock(from), to: clock(to), day: name })}
          className={styles.delete}
          onClick={onDelete}
        />
      </div>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          <Icon of={CircleAlert} size={16} />
          {t(problem)}
        </p>
      )}
      {problem === undefined && isLate && (
        <p className={styles.late}>
          <Icon of={Moon} size={16} />
          {t('closesNextDay', { day: dayName(next) })}
        </p>
      )}
    </div>
  );
}
