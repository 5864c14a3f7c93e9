import { weekdays } from '#shared/availability/opening-rules.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Input, TextArea } from '#web/ui/field/input.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import { type DraftClosure, withStart } from '../closures/closure-draft.ts';
import { HoursDay } from '../hours/hours-day.tsx';
import { type DraftWeek, draftOf, problemsOf, withDay } from '../hours/week-draft.ts';
import type { OwnListing } from '../listings/use-listing.ts';
import type { DiscountDraft } from '../promotions/discount-draft.ts';
import styles from './several.module.css';

type ClosedFieldsProps = {
  readonly closure: DraftClosure;
  readonly onChange: (closure: DraftClosure) => void;
};

/** The days, both included, on which the locations are closed. */
export function ClosedFields({ closure, onChange }: ClosedFieldsProps) {
  const t = useTexts('partner');
  return (
    <div className={styles.two}>
      <Field label={t('from')}>
        <Input type="date" value={closure.from} onChange={({ target }) => onChange(withStart(closure, target.value))} />
      </Field>
      <Field label={t('to')}>
        <Input
          type="date"
          value={closure.to}
          min={closure.from}
          onChange={({ target }) => onChange({ ...closure, to: target.value })}
        />
      </Field>
    </div>
  );
}

type HoursFieldsProps = {
  readonly listings: readonly OwnListing[];
  readonly week: DraftWeek;
  readonly onChange: (week: DraftWeek) => void;
};

/** The week that all of them get, begun from one that is there. */
export function HoursFields({ listings, week, onChange }: HoursFieldsProps) {
  const t = useTexts('partner');
  const problems = problemsOf(week);
  return (
    <div className={styles.fields}>
      <Field label={t('severalFrom')}>
        <Select
          defaultValue={listings[0]?.id}
          onChange={({ target }) => {
            const from = listings.find(({ id }) => id === target.value);
            if (from !== undefined) onChange(draftOf(from.rules));
          }}
        >
          <Options of={listings.map(({ id, name }) => [id, name])} />
        </Select>
      </Field>
      <ul className={styles.week}>
        {weekdays.map((day) => (
          <HoursDay
            key={day}
            day={day}
            draft={week[day]}
            problems={problems}
            onChange={(change) => onChange(withDay(week, day, change))}
          />
        ))}
      </ul>
    </div>
  );
}

type PromotionFieldsProps = {
  readonly discount: DiscountDraft;
  readonly onChange: (discount: DiscountDraft) => void;
};

/** A promotion that is added to those that are there. */
export function PromotionFields({ discount, onChange }: PromotionFieldsProps) {
  const t = useTexts('partner');
  return (
    <div className={styles.fields}>
      <Field label={t('discountName')} required>
        <Input
          value={discount.name}
          maxLength={100}
          onChange={({ target }) => onChange({ ...discount, name: target.value })}
        />
      </Field>
      <Field label={t('discountPercentage')} required>
        <Input
          type="number"
          inputMode="decimal"
          min={1}
          max={100}
          after="%"
          value={discount.percentage}
          onChange={({ target }) => onChange({ ...discount, percentage: target.value })}
        />
      </Field>
      <Field label={t('discountProducts')} required>
        <TextArea
          rows={3}
          maxLength={1000}
          value={discount.appliedTo}
          onChange={({ target }) => onChange({ ...discount, appliedTo: target.value })}
        />
      </Field>
    </div>
  );
}
