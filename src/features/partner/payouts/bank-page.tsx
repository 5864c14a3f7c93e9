import { Lock } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { bankCodeOf, isIbanCountry } from '#shared/payouts/bank-numbers.ts';
import { bankAgainSchema, bankOf, bankSchema } from '#shared/payouts/bank-schema.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { newId } from '#web/lib/new-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import { useViewer } from '#web/lib/viewer.ts';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './bank.module.css';
import { BirthDateField } from './birth-date-field.tsx';
import { MethodSummary } from './method-summary.tsx';
import { VoidCheque } from './void-cheque.tsx';

/** Who is paid, where, and by which account; it goes straight to the payment provider. */
export function BankPage() {
  const [known] = trpc.payouts.bankForm.useSuspenseQuery();
  const [isEdited, setEdited] = useState(known.last4 === null);
  if (!isEdited && known.last4 !== null) {
    return <MethodSummary last4={known.last4} name={known.businessName} onEdit={() => setEdited(true)} />;
  }
  return <BankForm />;
}

function BankForm() {
  const t = useTexts('partner');
  const own = useTexts('payoutAccount');
  const common = useTexts('common');
  const toast = useToast();
  const router = useRouter();
  const utils = trpc.useUtils();
  const [known] = trpc.payouts.bankForm.useSuspenseQuery();
  const isJoining = useViewer()?.partnerOnboardingStep === 3;
  const [focused, setFocused] = useState<'routing' | 'account' | null>(null);
  const isIban = isIbanCountry(known.country);
  const code = bankCodeOf(known.country);
  const [requestId, setRequestId] = useState(() => newId());
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
    schema: bankOf(known.country, known.last4 === null ? bankSchema : bankAgainSchema),
    onSubmit: async (input) => {
      try {
        utils.payouts.summary.setData(undefined, await save.mutateAsync({ ...input, requestId }));
      } catch (error) {
        if (!wireFailure(error, '').isUnanswered) setRequestId(newId());
        throw error;
      }
      await Promise.all([
        utils.accounts.viewer.invalidate(),
        utils.partner.invalidate(),
        utils.payouts.bankForm.invalidate(),
        utils.payouts.account.invalidate(),
      ]);
      const last4 = input.accountNumber.slice(-4);
      toast.info(known.last4 === null ? t('bankSaved') : `${t('bankChanged')}. ${t('bankNext', { last4 })}`);
      // Who is joining finishes there, once the provider has enabled payouts.
      await router.navigate({ href: isJoining ? '/dashboard/payouts' : '/dashboard' });
    },
  });
  const stateWords = known.country === 'CA' ? own('province') : known.country === 'US' ? own('state') : t('bankState');
  const field = (name: Parameters<typeof form.control>[0]) => ({ error: form.error(name) });
  return (
    <>
      <PageHeader className={styles.title} title={t('bankTitle')} lead={t('bankLead')} />
      <div className={styles.columns}>
        <form method="post" noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
          <FormFailure of={form} />
          <Card as="section" className={styles.group}>
            <h2>{t('bankWho')}</h2>
            <Field label={t('bankBusinessName')} required {...field('businessName')}>
              <Input {...form.control('businessName')} disabled={known.isNameLocked} autoComplete="organization" />
            </Field>
            <BirthDateField
              control={form.control('dateOfBirth')}
              error={form.error('dateOfBirth')}
              isKnown={known.last4 !== null}
            />
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
              <Field label={stateWords} required {...field('addressState')}>
                <Input {...form.control('addressState')} autoComplete="address-level1" />
              </Field>
              <Field label={t('bankPostalCode')} required {...field('addressPostalCode')}>
                <Input {...form.control('addressPostalCode')} autoComplete="postal-code" />
              </Field>
            </div>
          </Card>
          <Card as="section" className={styles.group}>
            <h2>{t('bankAccount')}</h2>
            <div className={styles.two} onBlur={() => setFocused(null)}>
              {!isIban && (
                <Field
                  label={code?.name ?? t('bankRouting')}
                  hint={code === null ? undefined : t('bankRoutingHint', { example: code.example })}
                  {...field('routingNumber')}
                >
                  <Input {...form.control('routingNumber')} autoComplete="off" onFocus={() => setFocused('routing')} />
                </Field>
              )}
              <Field
                label={isIban ? own('iban') : t('bankNumber')}
                required
                hint={t('bankNumberHint')}
                {...field('accountNumber')}
              >
                <Input {...form.control('accountNumber')} autoComplete="off" onFocus={() => setFocused('account')} />
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
        <VoidCheque
          country={known.country}
          name={form.values.businessName}
          address={form.values.addressLine1}
          focused={focused}
        />
      </div>
    </>
  );
}
