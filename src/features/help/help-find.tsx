import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { findBookingRules } from '#shared/booking/find-rules.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './help.module.css';

/** Code and e-mail of a booking, so that the answers look at it. Needs the area `find`. */
export function HelpFind() {
  const t = useTexts('help');
  const find = useTexts('find');
  const common = useTexts('common');
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const search = trpc.booking.find.useMutation();
  const form = useSchemaForm({
    initial: { code: '', email: '' },
    schema: findBookingRules,
    onSubmit: async (input) => {
      const { bookingId } = await search.mutateAsync(input);
      await Promise.all([utils.booking.invalidate(), utils.booking.hasTickets.invalidate()]);
      await navigate({ to: '/help', search: { order: bookingId }, resetScroll: false });
    },
  });
  return (
    <Card as="section" className={styles.card} aria-label={t('findBooking')}>
      <p className={styles.soft}>{t('findText')}</p>
      <form
        method="post"
        noValidate
        className={styles.find}
        onSubmit={(event: FormEvent<HTMLFormElement>) => void form.submit(event)}
      >
        <FormFailure of={form} />
        <Field label={find('code')} required error={form.error('code')}>
          <Input
            {...form.control('code')}
            onChange={(event) => form.set('code', event.target.value.toUpperCase().trimStart())}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        </Field>
        <Field label={find('email')} required error={form.error('email')}>
          <Input
            {...form.control('email')}
            type="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="email"
          />
        </Field>
        <Button type="submit" variant="secondary" full busy={form.isBusy} busyLabel={common('pleaseWait')}>
          {t('findBooking')}
        </Button>
      </form>
      <AppLink to="/find-booking" className={styles.alone}>
        {find('codeLost')}
      </AppLink>
    </Card>
  );
}
