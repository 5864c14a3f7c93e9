import { formatMinute } from '#web/lib/format/time.ts';
import { useLocale } from '#web/lib/texts.ts';
import { Select } from '#web/ui/field/select.tsx';

const STEP = 30;
const opening = Array.from({ length: 48 }, (_, index) => index * STEP);
const closing = [...opening.slice(1), 1440];

type TimeSelectProps = {
  readonly label: string;
  readonly end: 'opening' | 'closing';
  /** Minute of the day; 1440 is written 11:59 PM; null where none was chosen. */
  readonly value: number | null;
  readonly isWrong: boolean;
  readonly onChange: (minute: number | null) => void;
};

/** A time of the day in steps of 30 minutes; one between them that is stored stays choosable. */
export function TimeSelect({ label, end, value, isWrong, onChange }: TimeSelectProps) {
  const locale = useLocale();
  const steps = end === 'opening' ? opening : closing;
  const minutes = value === null || steps.includes(value) ? steps : [...steps, value].toSorted((a, b) => a - b);
  return (
    <Select
      height={44}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      {value === null && <option value="">–</option>}
      {minutes.map((minute) => (
        <option key={minute} value={minute}>
          {formatMinute(minute === 1440 ? 1439 : minute, locale)}
        </option>
      ))}
    </Select>
  );
}
