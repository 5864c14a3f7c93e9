import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';

/** How far back a list of the system goes, in days, and what that is called. */
const periods = { 1: 'lastDay', 7: 'lastWeek', 90: 'lastQuarter' } as const;

interface PeriodSelectProps {
  readonly days: number;
  readonly onChange: (days: number) => void;
}

/** Chooses how far back a list goes. */
export function PeriodSelect({ days, onChange }: PeriodSelectProps) {
  const t = useTexts('admin');
  return (
    <Field label={t('period')} hideLabel>
      <Select height={44} value={days} onChange={({ target }) => onChange(Number(target.value))}>
        <Options of={Object.entries(periods).map(([value, words]) => [value, t(words)])} />
      </Select>
    </Field>
  );
}
