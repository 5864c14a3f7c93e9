import { Select } from '#web/ui/field/select.tsx';
import { TimeOptions } from './time-options.tsx';

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

/** A time of the day in steps of 30 minutes, then the quarters between them; another one that is stored stays choosable. */
export function TimeSelect({ label, end, value, isWrong, onChange }: TimeSelectProps) {
  const steps = end === 'opening' ? opening : closing;
  const isBetween = value !== null && value % 15 !== 0;
  return (
    <Select
      height={44}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      {value === null && <option value="">–</option>}
      <TimeOptions halves={isBetween ? [...steps, value].toSorted((a, b) => a - b) : steps} from={0} to={1440} />
    </Select>
  );
}
