import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { compileOpening } from '#shared/availability/opening.ts';
import { type OpeningRules, type Weekday, weekdays } from '#shared/availability/opening-rules.ts';
import { formatMinute } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { EditorFoot } from '../guard/editor-foot.tsx';
import { Guard } from '../guard/guard.tsx';
import { GuardSummary } from '../guard/guard-summary.tsx';
import { useOpeningChange } from '../guard/use-opening-change.ts';
import { useDayName } from '../hours/use-day-name.ts';
import type { OwnListing } from '../listings/use-listing.ts';
import styles from './account.module.css';

type Weekly = OpeningRules['weekly'];
type Slot = Weekly[number];

const STEP = 15;
const MIDNIGHT = 1440;
const minutes = Array.from({ length: MIDNIGHT / STEP + 1 }, (_, index) => index * STEP);

/** The week's timeslots of a location, added and deleted one by one. */
export function Availability({ listing }: { readonly listing: OwnListing }) {
  const t = useTexts('account');
  const dayName = useDayName();
  const locale = useLocale();
  const toast = useToast();
  const { rules } = listing;
  const [draft, setDraft] = useState<{ readonly weekly: Weekly; readonly done: 'created' | 'deleted' } | null>(null);
  const weekly = draft?.weekly ?? rules.weekly;
  const state = useOpeningChange({
    listingId: listing.id,
    change: draft === null ? null : { weekly: [...draft.weekly] },
    usual: 'keep',
    onSaved: () => {
      if (draft !== null) toast.info(t(draft.done));
      setDraft(null);
    },
  });
  const partner = useTexts('partner');
  const range = ({ from, to }: Slot) =>
    to - from === MIDNIGHT ? partner('allDay') : `${formatMinute(from, locale)} – ${formatMinute(to, locale)}`;
  return (
    <div className={styles.form}>
      <Card as="section">
        <ul>
          {weekdays.map((day) => {
            const slots = weekly.filter((slot) => slot.day === day).toSorted((a, b) => a.from - b.from);
            return (
              <li key={day} className={styles.day}>
                <span className={styles.dayName}>{dayName(day)}</span>
                <span className={styles.slots}>
                  {slots.length === 0 && <span className={styles.soft}>{t('none')}</span>}
                  {slots.map((slot) => (
                    <span key={slot.from} className={styles.slot}>
                      {range(slot)}
                      <IconButton
                        icon={Trash2}
                        label={t('deleteSlot', { day: dayName(day), range: range(slot) })}
                        onClick={() => setDraft({ weekly: weekly.filter((each) => each !== slot), done: 'deleted' })}
                      />
                    </span>
                  ))}
                </span>
              </li>
            );
          })}
        </ul>
      </Card>
      <NewSlot
        weekly={weekly}
        range={range}
        onAdd={(slot) => setDraft({ weekly: [...weekly, slot], done: 'created' })}
      />
      {draft !== null && (
        <>
          {state.bookings.length > 0 && <Notice>{t('askFirst')}</Notice>}
          <Guard
            of={state}
            zone={rules.zone}
            opening={compileOpening({ ...rules, availableFullTime: false, weekly })}
          />
          <EditorFoot
            problem={state.obstacle}
            summary={<GuardSummary of={state} />}
            canApply={state.canApply}
            isSaving={state.isSaving}
            onApply={state.apply}
            onCancel={() => setDraft(null)}
          />
        </>
      )}
    </div>
  );
}

type NewSlotProps = {
  readonly weekly: Weekly;
  readonly range: (slot: Slot) => string;
  readonly onAdd: (slot: Slot) => void;
};

function NewSlot({ weekly, range, onAdd }: NewSlotProps) {
  const t = useTexts('account');
  const partner = useTexts('partner');
  const locale = useLocale();
  const dayName = useDayName();
  const [slot, setSlot] = useState<Slot>({ day: 'monday', from: 9 * 60, to: 17 * 60 });
  const [problem, setProblem] = useState<string | null>(null);
  const change = (part: Partial<Slot>) => {
    setProblem(null);
    setSlot((now) => ({ ...now, ...part }));
  };
  const add = () => {
    if (slot.to <= slot.from) return setProblem(partner('openingAfterClosing'));
    const other = weekly.find(({ day, from, to }) => day === slot.day && from < slot.to && slot.from < to);
    if (other !== undefined) return setProblem(t('overlapping', { range: range(other) }));
    return onAdd(slot);
  };
  const times = (name: 'from' | 'to') => (
    <Field label={t(name)}>
      <Select value={slot[name]} onChange={({ target }) => change({ [name]: Number(target.value) })}>
        <Options
          of={minutes
            .filter((minute) => (name === 'from' ? minute < MIDNIGHT : minute > 0))
            .map((minute) => [minute, formatMinute(minute, locale)])}
        />
      </Select>
    </Field>
  );
  const isDay = (text: string): text is Weekday => weekdays.some((day) => day === text);
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.add}>
        <Field label={t('day')}>
          <Select
            value={slot.day}
            onChange={({ target: { value } }) => {
              if (isDay(value)) change({ day: value });
            }}
          >
            <Options of={weekdays.map((day) => [day, dayName(day)])} />
          </Select>
        </Field>
        {times('from')}
        {times('to')}
        <Button variant="secondary" size={48} onClick={add}>
          <Icon of={Plus} size={18} />
          {t('addSlot')}
        </Button>
      </div>
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </Card>
  );
}
