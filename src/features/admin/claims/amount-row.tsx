import { Input } from '#web/ui/field/input.tsx';
import styles from './claims.module.css';

interface AmountRowProps {
  readonly name: string;
  /** Below the name. */
  readonly hint?: string;
  /** What the traveller asks for. */
  readonly asked: string;
  /** Of the field. */
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
}

/** What is asked for next to what is given, which is typed. */
export function AmountRow({ name, hint, asked, label, value, isWrong, onChange }: AmountRowProps) {
  return (
    <tr>
      <th scope="row">
        {name}
        {hint !== undefined && <span className={styles.soft}>{hint}</span>}
      </th>
      <td className={styles.soft}>{asked}</td>
      <td>
        <Input
          inputMode="decimal"
          aria-label={label}
          aria-invalid={isWrong || undefined}
          value={value}
          onChange={({ target }) => onChange(target.value.replace(',', '.'))}
        />
      </td>
    </tr>
  );
}
