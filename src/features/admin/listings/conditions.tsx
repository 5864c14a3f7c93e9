import { Check, CirclePause, CircleX, GitCompareArrows, MapPinned } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { WriteLink } from '../kit/write-button.tsx';
import { useAge } from '../kit/use-age.ts';
import { useMoments } from '../kit/use-moments.ts';
import { useMayDo } from '../kit/use-may-do.ts';
import styles from './conditions.module.css';
import type { Listing, ListingNow } from './listing.ts';
import { useListingAct } from './use-listing-act.ts';

interface Condition {
  readonly holds: boolean;
  readonly words: string;
  readonly detail: ReactNode;
}

/** What it takes to be found and booked, each with what is known of it, or the way out; then what waits or is stopped. */
export function Conditions({ listing, now }: ListingNow) {
  return (
    <div className={styles.frame}>
      <ul className={styles.conditions}>
        {useConditions(listing).map(({ holds, words, detail }) => (
          <li key={words} className={cx(!holds && styles.bad)}>
            <Icon of={holds ? Check : CircleX} size={18} />
            <span>
              <strong>{words}</strong>
              {detail !== null && <span className={styles.detail}>{detail}</span>}
            </span>
          </li>
        ))}
      </ul>
      <Stopped listing={listing} />
      <WaitingLook listing={listing} now={now} />
      <WaitingChange listing={listing} now={now} />
    </div>
  );
}

function useConditions(listing: Listing): readonly Condition[] {
  const t = useTexts('adminListings');
  const isFinance = useMayDo('finance');
  const isSupport = useMayDo('support');
  const { day } = useMoments();
  const { conditions, hours, account, owner } = listing;
  const write = <WriteLink person={owner}>{t('writeTo')}</WriteLink>;
  const toAccount = isFinance ? (
    <AppLink to={`/admin/payouts?account=${owner.id}`}>{t('payoutAccount')}</AppLink>
  ) : (
    write
  );
  const toPerson = isSupport ? <AppLink to={`/admin/people?person=${owner.id}`}>{t('openInPeople')}</AppLink> : write;
  const week = hours.isAlwaysOpen ? t('alwaysOpen') : t('weekdays', { count: hours.weekdays });
  const bank = [
    account?.last4 === undefined || account.last4 === null ? '' : `•••• ${account.last4}`,
    account?.currencies.join(', ') ?? '',
  ].filter((each) => each !== '');
  return [
    {
      holds: conditions.active,
      words: t(conditions.active ? 'isActive' : 'notActive'),
      detail: conditions.active ? t('createdOn', { date: day(listing.since, listing.zone) }) : write,
    },
    {
      holds: conditions.hours,
      words: t(conditions.hours ? 'hasHours' : 'noHours'),
      detail: !conditions.hours
        ? write
        : hours.specialDays === 0
          ? week
          : `${week}, ${t('specialDays', { count: hours.specialDays })}`,
    },
    {
      holds: conditions.email,
      words: t(conditions.email ? 'emailConfirmed' : 'emailWaits'),
      detail: conditions.email ? owner.email : toPerson,
    },
    {
      holds: conditions.payouts,
      words: t(conditions.payouts ? 'payoutsOn' : 'payoutsOff'),
      detail: !conditions.payouts ? toAccount : bank.length === 0 ? null : bank.join(', '),
    },
    {
      holds: conditions.nothingDue,
      words: conditions.nothingDue ? t('nothingDue') : t('somethingDue', { count: account?.missing.length ?? 0 }),
      detail: conditions.nothingDue ? null : toAccount,
    },
  ];
}

function Stopped({ listing: { id: listingId, stopped, zone } }: { readonly listing: Listing }) {
  const t = useTexts('adminListings');
  const mayResume = useMayDo('support');
  const { moment } = useMoments();
  const act = useListingAct();
  const resume = trpc.admin.listings.resume.useMutation();
  if (stopped === null) return null;
  return (
    <div className={cx(styles.strip, styles.danger)}>
      <Icon of={CirclePause} size={18} />
      <p>
        <strong>{t('stoppedSince', { at: moment(stopped.at, zone) })}</strong> {stopped.because}
      </p>
      {mayResume && (
        <Button
          variant="secondary"
          size={40}
          busy={resume.isPending}
          onClick={() => void act(() => resume.mutateAsync({ listingId }), t('resumed'))}
        >
          {t('resume')}
        </Button>
      )}
    </div>
  );
}

/** That it is new or moved, and no administrator has found it fine yet. */
function WaitingLook({ listing: { look }, now }: ListingNow) {
  const t = useTexts('adminListings');
  const age = useAge();
  const mayLook = useMayDo('support');
  if (look === null) return null;
  const words = look.state === 'refused' ? 'lookRefused' : look.isHeld ? 'lookHeld' : 'lookLive';
  return (
    <div className={cx(styles.strip, look.state === 'refused' ? styles.danger : styles.ticket)}>
      <Icon of={MapPinned} size={18} />
      <p>
        <strong>{t(words, { age: age(look.since, new Date(now)) })}</strong>
      </p>
      {mayLook && (
        <AppLink
          to={`/admin/new-locations?look=${look.id}`}
          className={buttonClass({ variant: 'secondary', size: 40 })}
        >
          {t('look')}
        </AppLink>
      )}
    </div>
  );
}

function WaitingChange({ listing: { waitingChange }, now }: ListingNow) {
  const t = useTexts('adminListings');
  const fields = useTexts('adminRequests');
  const age = useAge();
  const mayDecide = useMayDo('support');
  if (waitingChange === null) return null;
  const { id, since, fields: asked } = waitingChange;
  return (
    <div className={cx(styles.strip, styles.ticket)}>
      <Icon of={GitCompareArrows} size={18} />
      <p>
        <strong>
          {t('changeWaits', { fields: asked.map((field) => fields(field)).join(', '), age: age(since, new Date(now)) })}
        </strong>{' '}
        {t('seeOld')}
      </p>
      {mayDecide && (
        <AppLink
          to={`/admin/change-requests?request=${id}`}
          className={buttonClass({ variant: 'secondary', size: 40 })}
        >
          {t('compare')}
        </AppLink>
      )}
    </div>
  );
}
