import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import contact from './contact.module.css';
import {
  type ContactData,
  type ContactField,
  contactFields,
  type ContactProblems,
  invalidFields,
  tidyContact,
} from './contact-rules.ts';
import { LoginLink } from './login-link.tsx';
import { useEmailCheck } from './use-email-check.ts';

export type ContactFormProps = {
  readonly start: ContactData;
  /** A guest's address must not belong to an account. */
  readonly isGuest: boolean;
  readonly problems: ContactProblems;
  /** The form is being checked or sent. */
  readonly busy: boolean;
  readonly onBusy: (busy: boolean) => void;
  /** Told of every change, so that a reload loses nothing. */
  readonly onType?: ((data: ContactData) => void) | undefined;
  readonly onSubmit: (data: ContactData) => void;
};

export const contactFormId = 'contact-form';

const details = {
  email: { label: 'email', type: 'email', autoComplete: 'email', inputMode: 'email' },
  firstName: { label: 'firstName', type: 'text', autoComplete: 'given-name', inputMode: 'text' },
  lastName: { label: 'lastName', type: 'text', autoComplete: 'family-name', inputMode: 'text' },
  phoneNumber: { label: 'phone', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
} as const;

export function ContactForm({ start, isGuest, problems, busy, onBusy, onType, onSubmit }: ContactFormProps) {
  const t = useTexts('booking');
  const base = useId();
  const [data, setData] = useState(start);
  const [left, setLeft] = useState<ReadonlySet<ContactField>>(new Set());
  const [served, setServed] = useState(problems);
  const check = useEmailCheck(data.email, isGuest);

  const said = JSON.stringify(problems);
  const [heard, setHeard] = useState(said);
  if (heard !== said) {
    setHeard(said);
    setServed(problems);
  }

  const invalid = invalidFields(data);
  const errorOf = (field: ContactField): string | undefined => {
    if (left.has(field) && invalid.includes(field)) return t('fieldInvalid', { label: t(details[field].label) });
    if (field === 'email' && check.isTaken) return t('emailTaken');
    return served[field];
  };
  const focusOn = (field: ContactField) => document.getElementById(`${base}-${field}`)?.focus();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setLeft(new Set(contactFields));
    const [first] = invalid;
    if (first !== undefined) return focusOn(first);
    onBusy(true);
    const isTaken = await check.ask();
    onBusy(false);
    if (isTaken) return focusOn('email');
    onSubmit(tidyContact(data));
  };

  return (
    <form id={contactFormId} method="post" noValidate className={contact.form} onSubmit={(event) => void submit(event)}>
      {contactFields.map((field) => {
        const { label, ...rest } = details[field];
        const isRequired = field !== 'phoneNumber';
        return (
          <Field
            key={field}
            id={`${base}-${field}`}
            label={t(label)}
            required={isRequired}
            error={errorOf(field)}
            hint={isRequired ? undefined : t('phoneHint')}
            className={field === 'email' || field === 'phoneNumber' ? contact.wide : undefined}
          >
            <Input
              {...rest}
              name={field}
              value={data[field]}
              autoCapitalize={field === 'email' ? 'none' : undefined}
              spellCheck={false}
              onChange={(event) => {
                const next = { ...data, [field]: event.target.value };
                setData(next);
                onType?.(next);
                setServed(({ [field]: _said, ...others }) => others);
              }}
              onBlur={() => {
                if (data[field] !== '') setLeft(new Set([...left, field]));
              }}
            />
          </Field>
        );
      })}
      {check.isTaken && (
        <p className={contact.wide}>
          <LoginLink />
        </p>
      )}
      <p className={contact.stars}>{t('requiredFields')}</p>
      <div className={contact.action}>
        <Button type="submit" size={52} full busy={busy} busyLabel={t('pleaseWait')}>
          {t('continue')}
        </Button>
      </div>
    </form>
  );
}
