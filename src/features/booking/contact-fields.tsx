import { Check } from 'lucide-react';
import { type Ref, useId, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { likelyEmail } from '#shared/contact/likely-email.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
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

/** What the screen asks of the form when a person presses, or comes. */
export interface ContactForm {
  /** Shows all that is wrong; nothing gets the focus. */
  check(): boolean;
  /** Whether the address belongs to an account; asked of the server. */
  isTaken(): Promise<boolean>;
  /** To the first field that is wrong, else the first that is empty. */
  focus(): void;
  /** What stands in the fields, tidied. */
  data(): ContactData;
  /** Puts details there that came from elsewhere. */
  fill(data: ContactData): void;
}

export type ContactFieldsProps = {
  readonly start: ContactData;
  /** What only the browser knows, such as what was typed before a reload: it stands where nothing else does. */
  readonly kept?: (() => ContactData | null) | undefined;
  /** A guest's address must not belong to an account. */
  readonly isGuest: boolean;
  /** What the server said about the details; the first field it names gets the focus. */
  readonly problems: ContactProblems;
  /** Whether the first empty field has the focus as soon as it is there. */
  readonly takesFocus: boolean;
  /** Told of what changes, so that a reload loses nothing. */
  readonly onType?: ((typed: Partial<ContactData>) => void) | undefined;
  readonly ref: Ref<ContactForm>;
};

const details = {
  email: { label: 'email', type: 'email', autoComplete: 'email' },
  firstName: { label: 'firstName', autoComplete: 'given-name' },
  lastName: { label: 'lastName', autoComplete: 'family-name' },
  phoneNumber: { label: 'phone', type: 'tel', autoComplete: 'tel' },
} as const;

/** What stands in the form, and in the empty fields what was kept. */
const withKept = (now: ContactData, kept: ContactData): ContactData => ({
  email: now.email || kept.email,
  firstName: now.firstName || kept.firstName,
  lastName: now.lastName || kept.lastName,
  phoneNumber: now.phoneNumber || kept.phoneNumber,
});

/** Who books: e-mail, names and, if they like, a phone number. */
export function ContactFields({ start, kept, isGuest, problems, takesFocus, onType, ref }: ContactFieldsProps) {
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
  // The ticket goes to this address alone: a slip of the finger is asked about, never refused.
  const meant = likelyEmail(data.email);
  const emailHint = check.isTaken ? (
    <LoginLink className={contact.login} />
  ) : meant === null ? undefined : (
    <Button variant="quiet" size={44} onClick={() => type('email', meant)}>
      {t('emailMeant', { email: meant })}
    </Button>
  );
  const isWrong = (field: ContactField) =>
    invalid.includes(field) || (field === 'email' && check.isTaken) || served[field] !== undefined;
  const focusOn = (field: ContactField | undefined) => field && document.getElementById(`${base}-${field}`)?.focus();

  const type = (field: ContactField, text: string) => {
    const typed = { [field]: text };
    // Several may come at once, as what was typed early or is filled in by the browser.
    setData((now) => ({ ...now, ...typed }));
    onType?.(typed);
    setServed(({ [field]: _said, ...others }) => others);
  };

  useImperativeHandle(ref, () => ({
    check: () => {
      setLeft(new Set(contactFields));
      return !contactFields.some(isWrong);
    },
    isTaken: check.ask,
    focus: () => focusOn(contactFields.find(isWrong) ?? contactFields.find((field) => data[field] === '')),
    data: () => tidyContact(data),
    fill: (next) => {
      setData(next);
      onType?.(next);
    },
  }));

  useLayoutEffect(() => {
    const before = kept?.() ?? null;
    if (before !== null) setData((now) => withKept(now, before));
    const known = before === null ? start : withKept(start, before);
    const [named] = contactFields.filter((field) => problems[field] !== undefined);
    const first = named ?? (takesFocus ? contactFields.find((field) => known[field] === '') : undefined);
    if (named !== undefined || document.activeElement === document.body) focusOn(first);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- on coming, and when the server has named other fields
  }, [said]);

  return (
    <div className={contact.form}>
      {contactFields.map((field) => {
        const { label, ...rest } = details[field];
        const isRequired = field !== 'phoneNumber';
        const isKnownGood = field === 'email' && !invalid.includes(field) && (!isGuest || check.isFree);
        return (
          <Field
            key={field}
            id={`${base}-${field}`}
            label={isRequired ? t(label) : <PhoneLabel />}
            required={isRequired}
            error={errorOf(field)}
            hint={field === 'email' ? emailHint : undefined}
            className={contact[field]}
          >
            <Input
              {...rest}
              name={field}
              value={data[field]}
              autoCapitalize={field === 'email' ? 'none' : undefined}
              spellCheck={false}
              after={isKnownGood ? <Icon of={Check} size={18} className={contact.good} /> : undefined}
              onChange={(event) => type(field, event.target.value)}
              onBlur={() => {
                if (data[field] !== '') setLeft(new Set([...left, field]));
              }}
            />
          </Field>
        );
      })}
      <p className={contact.hint}>{t('contactHint')}</p>
    </div>
  );
}

function PhoneLabel() {
  const t = useTexts('booking');
  return (
    <>
      {t('phone')} <span className={contact.optional}>{t('optional')}</span>
    </>
  );
}
