import { formatMoney } from '#web/lib/format/money.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import type { FailedGroup } from './failed-group.ts';
import styles from './jobs.module.css';

type JobFactsProps = { readonly group: Pick<FailedGroup, 'id' | 'facts'> };

/** What the newest job of a group carries, as labelled facts. */
export function JobFacts({ group: { id, facts } }: JobFactsProps) {
  const t = useTexts('adminJobs');
  const locale = useLocale();
  const words: Readonly<Record<string, string>> = {
    bookingId: t('factBooking'),
    kind: t('factKind'),
    to: t('factTo'),
    email: t('factAddress'),
    refundId: t('factRefund'),
    paymentId: t('factPayment'),
    payoutId: t('factPayout'),
    userId: t('factPerson'),
    listingId: t('factListing'),
    disputeId: t('factDispute'),
  };
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{words[fact.name] ?? fact.name}</dt>
          <dd>
            {fact.amount !== null && `${formatMoney(fact.amount, locale)} ${fact.amount.currency} `}
            {fact.isAddress ? <Address jobId={id} field={fact.name} /> : fact.text}{' '}
            {fact.bookingCode !== null && (
              <AppLink to={`/admin/bookings?booking=${fact.bookingCode}`}>{fact.bookingCode}</AppLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An address that is hidden until a person presses; that they saw it is written down. */
function Address({ jobId, field }: { readonly jobId: string; readonly field: string }) {
  const t = useTexts('adminJobs');
  const { data, isPending, isError, mutate } = trpc.admin.jobs.showAddress.useMutation();
  return (
    <span role="status">
      {data?.address ?? (isError ? t('failed') : t('addressHidden'))}{' '}
      {data === undefined && (
        <LinkButton aria-disabled={isPending} onClick={() => !isPending && mutate({ jobId, field })}>
          {t('showAddress')}
        </LinkButton>
      )}
    </span>
  );
}
