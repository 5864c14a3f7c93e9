import { useNavigate } from '@tanstack/react-router';
import { Check, Mail, Ticket } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { parseBookingCode } from '#shared/booking/booking-code.ts';
import { findBookingRules } from '#shared/booking/find-rules.ts';
import { readContact } from '#shared/contact/contact-rules.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './find-form.module.css';

/** Opens a ticket by its code and e-mail; by the e-mail alone it has the links to all tickets sent. */
export function FindForm() {
  const t = useTexts('find');
  const common = useTexts('common');
  const errors = useTexts('errors');
  const toast = useToast();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const find = trpc.booking.find.useMutation();
  const send = trpc.booking.sendTickets.useMutation();
  const email = useRef<HTMLInputElement>(null);
  const form = useSchemaForm({
    initial: { code: '', email: '' },
    schema: findBookingRules,
    onSubmit: async (input) => {
      const { bookingId } = await find.mutateAsync(input);
      await Promise.all([utils.booking.invalidate(), utils.booking.hasTickets.invalidate()]);
      await navigate({ to: '/orders/$id', params: { id: bookingId } });
    },
  });
  const [missing, setMissing] = useState<string>();
  /** The links were asked for, and the address was not there yet: Enter sends them then. */
  const [asksForLinks, askForLinks] = useState(false);
  const sendLinks = async () => {
    const to = readContact.email(form.values.email);
    if (to === null) {
      setMissing(errors(form.values.email.trim() === '' ? 'required' : 'invalidEmail'));
      email.current?.focus();
      askForLinks(true);
      return;
    }
    askForLinks(false);
    try {
      await send.mutateAsync({ email: to });
      toast.info(t('sent', { email: to }), { lasts: 6000 });
    } catch (error) {
      toast.error(error instanceof Error && error.message !== '' ? error.message : common('somethingWentWrong'));
    }
  };
  const code = form.control('code');
  const isCode = parseBookingCode(form.values.code) !== null;
  return (
    <>
      <form
        method="post"
        noValidate
        className={styles.form}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          if (!asksForLinks || form.values.code.trim() !== '') return void form.submit(event);
          event.preventDefault();
          void sendLinks();
        }}
      >
        <FormFailure of={form} />
        <Field label={t('code')} required error={form.error('code')} hint={t('codeHint')}>
          <Input
            {...code}
            onChange={(event) => form.set('code', event.target.value.toUpperCase().trimStart())}
            onPaste={(event) => {
              const pasted = parseBookingCode(event.clipboardData.getData('text'));
              if (pasted === null) return;
              event.preventDefault();
              form.set('code', pasted);
            }}
            className={styles.code}
            before={<Icon of={Ticket} size={20} className={styles.mark} />}
            after={isCode && <Icon of={Check} size={20} className={styles.good} />}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        </Field>
        <Field label={t('email')} required error={form.error('email') ?? missing}>
          <Input
            {...form.control('email')}
            onChange={(event) => {
              setMissing(undefined);
              form.set('email', event.target.value);
            }}
            ref={email}
            type="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="email"
            before={<Icon of={Mail} />}
          />
        </Field>
        <Button type="submit" size={52} full busy={form.isBusy} busyLabel={common('pleaseWait')}>
          {t('find')}
        </Button>
      </form>
      <div className={styles.lost}>
        <Icon of={Mail} size={20} className={styles.wide} />
        <div>
          <h2 className={styles.wide}>{t('codeLost')}</h2>
          <p>
            <span className={styles.wide}>{t('codeLostText')} </span>
            <button type="button" className={styles.send} aria-busy={send.isPending} onClick={() => void sendLinks()}>
              <span className={styles.wide}>{t('sendTickets')}</span>
              <span className={styles.narrow}>{t('codeLostSend')}</span>
            </button>
          </p>
        </div>
      </div>
    </>
  );
}
