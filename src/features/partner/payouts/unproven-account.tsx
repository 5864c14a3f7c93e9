import { type FormEvent, useState } from 'react';
import { localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import type { Summary } from './summary.ts';
import styles from './unproven-account.module.css';

/** An account that was changed without the second factor: why nothing goes there, and how that ends. */
export function UnprovenAccount({ unproven }: Pick<Summary, 'unproven'>) {
  const t = useTexts('payouts');
  const locale = useLocale();
  if (unproven === null) return null;
  const date = formatDate(localDateOf(unproven.since, 'UTC'), locale, { month: 'long', day: 'numeric' });
  return (
    <Notice
      tone="danger"
      title={t('unproven', { last4: unproven.last4 })}
      action={
        <AppLink to="/contact" className={buttonClass({ variant: 'secondary', size: 40 })}>
          {t('notYou')}
        </AppLink>
      }
    >
      <p>{t('unprovenText', { date })}</p>
      {unproven.canProve && <ProveByCode />}
    </Notice>
  );
}

function ProveByCode() {
  const t = useTexts('payouts');
  const errors = useTexts('errors');
  const toast = useToast();
  const utils = trpc.useUtils();
  const prove = trpc.payouts.proveAccount.useMutation();
  const [code, setCode] = useState('');
  const failure = prove.error === null ? undefined : wireFailure(prove.error, errors('somethingWentWrong')).message;
  const send = (event: FormEvent) => {
    event.preventDefault();
    prove.mutate(
      { code },
      {
        onSuccess: (summary) => {
          utils.payouts.summary.setData(undefined, summary);
          toast.info(t('provenNow'));
        },
      },
    );
  };
  return (
    <form className={styles.prove} onSubmit={send}>
      <p>{t('proveText')}</p>
      <Field label={t('proveCode')} error={failure}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <Button type="submit" size={44} busy={prove.isPending}>
        {t('prove')}
      </Button>
    </form>
  );
}
