import { CreditCard } from 'lucide-react';
import { type ChangeEvent, type Ref, useEffect, useId, useImperativeHandle, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { CardAnswer, CardForm } from './card-form.ts';
import styles from './card-fields.module.css';
import {
  type CardField,
  cardProblems,
  cvcLength,
  groupCardNumber,
  groupExpiry,
  type TypedCard,
} from './card-number.ts';
import { createSandboxToken } from './sandbox-token.ts';

export type SandboxCardFormProps = {
  /** Whether the number has the focus as soon as it is there, where nothing else has it. */
  readonly takesFocus?: boolean | undefined;
  readonly ref: Ref<CardForm>;
};

const order: readonly CardField[] = ['number', 'expiry', 'cvc'];

/** The card form of the payment sandbox: it takes test cards only, and no request leaves the site. */
export function SandboxCardForm({ takesFocus = false, ref }: SandboxCardFormProps) {
  const t = useTexts('booking');
  const base = useId();
  const [typed, setTyped] = useState<TypedCard>({ number: '', expiry: '', cvc: '' });
  const [problems, setProblems] = useState<Partial<Record<CardField, string>>>({});

  const change = (field: CardField, group: (text: string, before: string) => string) => ({
    value: typed[field],
    id: `${base}-${field}`,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.target;
      // Several may come at once, as what was typed early.
      setTyped((now) => ({ ...now, [field]: group(value, now[field]) }));
      setProblems(({ [field]: _solved, ...others }) => others);
    },
  });

  const focusOn = (field: CardField | undefined) => {
    const input = field && document.getElementById(`${base}-${field}`);
    input?.scrollIntoView({ block: 'center' });
    input?.focus({ preventScroll: true });
  };

  const refuse = (found: Partial<Record<CardField, string>>, message: string): CardAnswer => {
    setProblems(found);
    focusOn(order.find((field) => found[field] !== undefined));
    return { ok: false, message };
  };

  const check = (): string | null => {
    const found = cardProblems(typed, new Date());
    const first = order.map((field) => found[field]).find((problem) => problem !== undefined);
    if (first === undefined) return null;
    setProblems(Object.fromEntries(Object.entries(found).map(([field, key]) => [field, t(key)])));
    return t(first);
  };

  /** An empty field is a wrong one too. */
  const focus = () => {
    const found = cardProblems(typed, new Date());
    focusOn(order.find((field) => found[field] !== undefined));
  };

  const tokenize = async (): Promise<CardAnswer> => {
    const problem = check();
    if (problem !== null) {
      focus();
      return { ok: false, message: problem };
    }
    const answer = await createSandboxToken(typed);
    if (answer.ok) return { ok: true, card: { kind: 'token', id: answer.id } };
    const message = answer.message ?? t('problemWithPayment');
    return refuse(answer.field === null ? {} : { [answer.field]: message }, message);
  };

  useImperativeHandle(ref, () => ({ tokenize, check, focus }));

  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) document.getElementById(`${base}-number`)?.focus();
  }, [takesFocus, base]);

  const length = cvcLength(typed.number);
  return (
    <div className={styles.form}>
      <Field label={t('cardNumber')} error={problems.number} id={`${base}-number`} className={styles.number}>
        <Input
          {...change('number', groupCardNumber)}
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          after={<Icon of={CreditCard} size={20} className={styles.cardIcon} />}
        />
      </Field>
      <Field label={t('expiryDate')} error={problems.expiry} id={`${base}-expiry`}>
        <Input
          {...change('expiry', groupExpiry)}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t('expiryHint')}
        />
      </Field>
      <Field label={t('cvc')} error={problems.cvc} id={`${base}-cvc`}>
        <Input
          {...change('cvc', (text) => text.replace(/\D/g, '').slice(0, length))}
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder={'1234'.slice(0, length)}
        />
      </Field>
      <p className={styles.hint}>{t('useTestCard')}</p>
    </div>
  );
}
