import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { anchorOf, type Call, type Field } from './reference.ts';
import { Words } from './words.tsx';
import styles from './field-list.module.css';

type FieldListProps = {
  readonly call: Call;
  readonly fields: readonly Field[];
  readonly lit: string | null;
  readonly onField: (field: string | null) => void;
};

/** Fields of a call, each with an address of its own; the one that is looked at lights its lines. */
export function FieldList({ call, fields, lit, onField }: FieldListProps) {
  const t = useTexts('apiDocs');
  return (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <li
          key={field.name}
          id={anchorOf(call, field)}
          className={cx(styles.field, lit === field.name && styles.litField)}
          onPointerEnter={() => onField(field.name)}
          onPointerLeave={() => onField(null)}
          onFocus={() => onField(field.name)}
          onBlur={() => onField(null)}
        >
          <div className={styles.fieldName}>
            <a href={`#${anchorOf(call, field)}`} className={styles.fieldLink}>
              {field.name}
            </a>
            <span className={styles.kind}>
              <Kind field={field} />
            </span>
          </div>
          <p className={styles.fieldText}>
            <Words text={field.text} />
          </p>
          {field.isRequired && <span className={styles.required}>{t('required')}</span>}
        </li>
      ))}
    </ul>
  );
}

function Kind({ field }: { readonly field: Field }) {
  const t = useTexts('apiDocs');
  if (field.kind === 'choice') return t('choice', { choices: field.choices.join(', ') });
  if (field.kind === 'integer' && field.from !== null) return t('integerFrom', { from: field.from });
  const words = {
    uuid: t('uuid'),
    timestamp: t('timestamp'),
    amount: t('amount'),
    text: t('text'),
    integer: t('integer'),
    number: t('number'),
    boolean: t('boolean'),
    object: t('object'),
    list: t('list'),
    file: t('file'),
  };
  return words[field.kind];
}
