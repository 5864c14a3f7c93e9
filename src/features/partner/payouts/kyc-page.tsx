import { CircleAlert, CircleCheck, Lock } from 'lucide-react';
import { useState } from 'react';
import { kycSchema } from '#shared/payouts/kyc-schema.ts';
import type { RequirementGroup } from '#shared/payouts/requirements.ts';
import { useSchemaForm } from '#web/lib/form/use-schema-form.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { newId } from '#web/lib/new-id.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { FormFailure } from '#web/parts/form/form-failure.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import styles from './kyc.module.css';
import { DisabledNotice, useDeadlineWords } from './requirement-notices.tsx';
import { type PayoutAccount, usePayoutAccount } from './use-payout-account.ts';

/** Who the owner is: it goes straight to the payment provider, and is never shown again. */
export function KycPage() {
  const t = useTexts('payoutAccount');
  const account = usePayoutAccount();
  const [known] = trpc.payouts.bankForm.useSuspenseQuery();
  const isOpen = account !== null && (account.missing.length > 0 || account.kycSentAt === null);
  return (
    <>
      <PageHeader className={styles.title} title={t('kycTitle')} lead={t('kycLead')} />
      <DisabledNotice account={account} />
      <div className={styles.columns}>
        <div aria-live="polite">
          {account === null && (
            <Notice
              action={
                <AppLink to="/dashboard/payouts/bank" className={buttonClass({ size: 40 })}>
                  {t('add')}
                </AppLink>
              }
            >
              {t('bankFirst')}
            </Notice>
          )}
          {isOpen && <KycForm country={known.country} />}
          {account !== null && !isOpen && <SentFields account={account} />}
        </div>
        {account !== null && <Open account={account} />}
      </div>
    </>
  );
}

/** Where an owner finds the numbers, by country. */
const hints = {
  CA: ['taxIdHintCA', 'insuranceHintCA'],
  US: ['taxIdHintUS', 'insuranceHintUS'],
  elsewhere: ['taxIdHint', 'insuranceHint'],
} as const;

function KycForm({ country }: { readonly country: string | null }) {
  const t = useTexts('payoutAccount');
  const common = useTexts('common');
  const utils = trpc.useUtils();
  const send = trpc.payouts.sendKyc.useMutation();
  const [requestId, setRequestId] = useState(() => newId());
  const [taxIdHint, insuranceHint] = hints[country === 'CA' || country === 'US' ? country : 'elsewhere'];
  const empty = { businessTaxId: '', dateOfBirth: '', insuranceNumber: '' };
  const form = useSchemaForm({
    initial: empty,
    schema: kycSchema,
    onSubmit: async (input) => {
      try {
        utils.payouts.account.setData(undefined, await send.mutateAsync({ ...input, requestId }));
        setRequestId(newId());
        form.reset(empty);
      } catch (error) {
        if (!wireFailure(error, '').isUnanswered) setRequestId(newId());
        throw error;
      }
      await Promise.all([utils.payouts.summary.invalidate(), utils.partner.invalidate()]);
    },
  });
  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
      <FormFailure of={form} />
      <Card as="section" className={styles.group}>
        <h2>{t('owner')}</h2>
        <Field label={t('taxId')} required hint={t(taxIdHint)} error={form.error('businessTaxId')}>
          <Input {...form.control('businessTaxId')} autoComplete="off" />
        </Field>
        <div className={styles.two}>
          <Field label={t('birthDate')} required hint={t('birthShape')} error={form.error('dateOfBirth')}>
            <Input {...form.control('dateOfBirth')} inputMode="numeric" autoComplete="bday" />
          </Field>
          <Field label={t('insurance')} required hint={t(insuranceHint)} error={form.error('insuranceNumber')}>
            <Input {...form.control('insuranceNumber')} autoComplete="off" />
          </Field>
        </div>
      </Card>
      <Button type="submit" size={52} busy={form.isBusy} busyLabel={common('pleaseWait')} className={styles.send}>
        {t('send')}
      </Button>
    </form>
  );
}

/** What was sent, without what it was. */
function SentFields({ account }: { readonly account: NonNullable<PayoutAccount> }) {
  const t = useTexts('payoutAccount');
  return (
    <div className={styles.form}>
      {account.payoutsEnabled ? (
        <Notice tone="success" title={t('checkedTitle')}>
          {t('checkedText')}
        </Notice>
      ) : (
        <Notice title={t('sent')}>{t('sentText')}</Notice>
      )}
      <Card as="section" className={styles.group}>
        <h2>{t('owner')}</h2>
        <dl className={styles.sent}>
          {(['taxId', 'birthDate', 'insurance'] as const).map((name) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{t(account.payoutsEnabled ? 'given' : 'sent')}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}

const groupWords = {
  name: 'needName',
  address: 'needAddress',
  bankAccount: 'needBankAccount',
  taxId: 'taxId',
  birthDate: 'birthDate',
  insuranceNumber: 'insurance',
  document: 'needDocument',
  other: 'needOther',
} as const satisfies Record<RequirementGroup, string>;

/** What was given, and what is missing until when. */
function Open({ account }: { readonly account: NonNullable<PayoutAccount> }) {
  const t = useTexts('payoutAccount');
  const day = useDeadlineWords();
  const { missing, formless, deadline, last4 } = account;
  const given = (['address', 'bankAccount'] as const).filter((group) => !missing.includes(group));
  return (
    <aside>
      <Card as="section" className={styles.open}>
        <h2>{t('whatIsOpen')}</h2>
        <ul>
          {given.map((group) => (
            <li key={group}>
              <Icon of={CircleCheck} size={20} className={styles.good} />
              <p>
                <strong>
                  {group === 'bankAccount' && last4 !== null ? t('account', { last4 }) : t(groupWords[group])}
                </strong>
                <span>{t('given')}</span>
              </p>
            </li>
          ))}
          {missing.map((group) => (
            <li key={group}>
              <Icon of={CircleAlert} size={20} className={styles.bad} />
              <p>
                <strong>{t(groupWords[group])}</strong>
                <span>{deadline === null ? t('neededNow') : t('neededBy', { date: day(deadline) })}</span>
              </p>
            </li>
          ))}
        </ul>
        {formless.length > 0 && (
          <p className={styles.formless}>
            {t('formless')} <code>{formless.join(', ')}</code>
          </p>
        )}
        {deadline !== null && <p className={styles.deadline}>{t('deadline', { date: day(deadline) })}</p>}
      </Card>
      <p className={styles.note}>
        <Icon of={Lock} size={16} />
        {t('straight')}
      </p>
    </aside>
  );
}
