import { Lock } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { bankSchema } from '#shared/payouts/bank-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './bank.module.css';

/** Who is paid, where, and by which account; it goes straight to the payment provider. */
export function BankPage() {
  const t = useTexts('partner');
  const common = useTexts('common');
  const toast = useToast();
  const router = useRouter();
  const utils = trpc.useUtils();
  const [known] = trpc.payouts.bankForm.useSuspenseQuery();
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const save = trpc.payouts.saveBank.useMutation();
  const form = useSchemaForm({
    initial: {
      businessName: known.businessName,
      dateOfBirth: '',
      addressLine1: known.addressLine1,
      addressCity: known.addressCity,
      addressState: known.addressState,
      addressPostalCode: known.addressPostalCode,
      routingNumber: known.routingNumber,
      accountNumber: '',
    },
    schema: bankSchema,
    onSubmit: async (input) => {
      try {
        utils.payouts.summary.setData(undefined, await save.mutateAsync({ ...input, requestId }));
      } catch (error) {
        if (!wireFailure(error, '').isUnanswered) setRequestId(crypto.randomUUID());
        throw error;
      }
      await Promise.all([
        utils.accounts.viewer.invalidate(),
        utils.partner.invalidate(),
        utils.payouts.bankForm.invalidate(),
      ]);
      toast.info(t('bankSaved'));
      await router.navigate({ href: '/dashboard' });
    },
  });
  const field = (name: Parameters<typeof form.control>[0]) => ({ error: form.error(name) });
  return (
    <>
      <PageHeader className={styles.title} title={t('bankTitle')} lead={t('bankLead')} />
      <form method="post" noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
        {form.failure !== null && (
          <Notice key={form.failures} tone="danger" live>
            {form.failure}
          </Notice>
        )}
        <Card as="section" className={styles.group}>
          <h2>{t('bankWho')}</h2>
          <Field label={t('bankBusinessName')} required {...field('businessName')}>
            <Input {...form.control('businessName')} disabled={known.isNameLocked} autoComplete="organization" />
          </Field>
          <Field label={t('bankBirthDate')} required hint={t('bankBirthDateHint')} {...field('dateOfBirth')}>
            <Input
              {...form.control('dateOfBirth')}
              inputMode="numeric"
              placeholder={t('bankBirthDateShape')}
              autoComplete="bday"
            />
          </Field>
        </Card>
        <Card as="section" className={styles.group}>
          <h2>{t('bankAddress')}</h2>
          <Field label={t('bankAddress')} required hint={t('bankAddressHint')} {...field('addressLine1')}>
            <Input {...form.control('addressLine1')} autoComplete="address-line1" />
          </Field>
          <div className={styles.three}>
            <Field label={t('bankCity')} required {...field('addressCity')}>
              <Input {...form.control('addressCity')} autoComplete="address-level2" />
            </Field>
            <Field label={t('bankState')} required {...field('addressState')}>
              <Input {...form.control('addressState')} autoComplete="address-level1" />
            </Field>
            <Field label={t('bankPostalCode')} required {...field('addressPostalCode')}>
              <Input {...form.control('addressPostalCode')} autoComplete="postal-code" />
            </Field>
          </div>
        </Card>
        <Card as="section" className={styles.group}>
          <h2>{t('bankAccount')}</h2>
          <div className={styles.two}>
            <Field label={t('bankRouting')} hint={t('bankRoutingHint')} {...field('routingNumber')}>
              <Input {...form.control('routingNumber')} inputMode="numeric" autoComplete="off" />
            </Field>
            <Field label={t('bankNumber')} required hint={t('bankNumberHint')} {...field('accountNumber')}>
              <Input {...form.control('accountNumber')} autoComplete="off" />
            </Field>
          </div>
        </Card>
        <div className={styles.foot}>
          <Button type="submit" size={52} busy={form.isBusy} busyLabel={common('pleaseWait')}>
            {t('bankSave')}
          </Button>
          <AppLink to="/dashboard/payouts" className={buttonClass({ variant: 'quiet' })}>
            {t('cancel')}
          </AppLink>
          <p className={styles.note}>
            <Icon of={Lock} size={16} />
            {t('bankNote')}
          </p>
        </div>
      </form>
    </>
  );
}
