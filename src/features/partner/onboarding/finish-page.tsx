import { fullName } from '#shared/contact/full-name.ts';
import { CalendarCheck, Check, Landmark, ListChecks, type LucideIcon, Plus } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import type { Viewer } from '#web/lib/viewer.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { UnconfirmedNotice } from '#web/parts/unconfirmed-notice.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import { RequirementNotices } from '../payouts/requirement-notices.tsx';
import { usePayoutAccount } from '../payouts/use-payout-account.ts';
import { FinishLocation } from './finish-location.tsx';
import styles from './finish.module.css';
import { ReadyToOpen } from './ready-to-open.tsx';

const promises: readonly (readonly [
  LucideIcon,
  'stayOver' | 'monday' | 'listed',
  'stayOverText' | 'mondayText' | 'listedText',
])[] = [
  [Check, 'stayOver', 'stayOverText'],
  [CalendarCheck, 'monday', 'mondayText'],
  [ListChecks, 'listed', 'listedText'],
];

/** No one finds a location on the map before its owner's address is confirmed. */
function wordsOf(isReady: boolean, hasAccount: boolean, isConfirmed: boolean) {
  if (isReady) return { title: 'ready', lead: isConfirmed ? 'readyText' : 'readyConfirmText' } as const;
  if (hasAccount) return { title: 'oneLeft', lead: 'waitText' } as const;
  return isConfirmed
    ? ({ title: 'oneLeft', lead: 'oneLeftText' } as const)
    : ({ title: 'twoLeft', lead: 'twoLeftText' } as const);
}

interface FinishPageProps {
  readonly viewer: Viewer;
  /** The instant (ISO) at which the page was asked for. */
  readonly now: string;
}

/** The last step of joining: it listens for the payment provider and then lets the partner finish. */
export function FinishPage({ viewer, now }: FinishPageProps) {
  const t = useTexts('payoutAccount');
  const common = useTexts('common');
  const toast = useToast();
  const router = useRouter();
  const utils = trpc.useUtils();
  const [listings] = trpc.partner.listings.useSuspenseQuery();
  const account = usePayoutAccount();
  const isReady = account?.payoutsEnabled === true;
  const finish = trpc.payouts.finish.useMutation({
    onSuccess: async () => {
      await Promise.all([utils.accounts.viewer.invalidate(), utils.partner.invalidate(), utils.payouts.invalidate()]);
      await router.invalidate();
      await router.navigate({ href: '/dashboard' });
    },
    onError: (error) => toast.error(wireFailure(error, t('finishFailed')).message),
  });
  const name = listings[0]?.name ?? '';
  const { title, lead } = wordsOf(isReady, account !== null, viewer.isConfirmed);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <header aria-live="polite">
          <h1 className={styles.title}>{t(title)}</h1>
          <p className={styles.lead}>{t(lead, { name })}</p>
        </header>
        {!viewer.isConfirmed && <UnconfirmedNotice className={styles.unconfirmed} />}
        <RequirementNotices account={account} />
        <Card as="section" className={styles.person}>
          <Avatar name={fullName(viewer)} src={viewer.avatarUrl} size={64} />
          <p>
            <strong>{fullName(viewer)}</strong>
            <span className={styles.soft}>{viewer.email}</span>
          </p>
          <AppLink to="/join" className={buttonClass({ variant: 'secondary', size: 40 })}>
            {t('editProfile')}
          </AppLink>
        </Card>
        <h2 className={styles.heading}>{t('yourLocations')}</h2>
        <ul className={styles.locations}>
          {listings.map((listing) => (
            <li key={listing.id}>
              <FinishLocation listing={listing} now={now} />
            </li>
          ))}
          <li>
            <AppLink to="/dashboard/listings/new" className={styles.another}>
              <Icon of={Plus} size={20} />
              {t('addAnother')}
            </AppLink>
          </li>
        </ul>
        <Ticket as="section" className={styles.todo}>
          <TicketPart className={styles.payouts}>
            <PrintedBand />
            <h2>{t('howPaid')}</h2>
            <ul className={styles.promises}>
              {promises.map(([icon, words, text]) => (
                <li key={words}>
                  <Icon of={icon} size={22} />
                  <strong>{t(words)}</strong>
                  <span className={styles.soft}>{t(text)}</span>
                </li>
              ))}
            </ul>
          </TicketPart>
          <TicketStub className={styles.stub}>
            <p>
              <strong>{account?.last4 ? t('account', { last4: account.last4 }) : t('noAccount')}</strong>
              <span className={styles.soft}>
                {account === null ? t('later') : t(isReady ? 'accountOn' : 'accountOff')}
              </span>
            </p>
            <AppLink
              to="/dashboard/payouts/bank"
              className={buttonClass({ variant: isReady ? 'secondary' : 'primary', size: 48 })}
            >
              <Icon of={Landmark} size={20} />
              {t(account === null ? 'add' : 'edit')}
            </AppLink>
          </TicketStub>
        </Ticket>
      </div>
      <ReadyToOpen viewer={viewer} listing={listings[0]} isPayable={isReady} className={styles.aside} />
      <div className={styles.foot}>
        <Button
          size={52}
          disabled={!isReady}
          busy={finish.isPending}
          busyLabel={common('pleaseWait')}
          aria-describedby={isReady ? undefined : 'finish-reason'}
          onClick={() => finish.mutate()}
        >
          {t('finish')}
        </Button>
        {!isReady && (
          <AppLink to="/dashboard?later=true" className={buttonClass({ variant: 'secondary', size: 52 })}>
            {t('finishLater')}
          </AppLink>
        )}
        {!isReady && (
          <p id="finish-reason" className={styles.soft}>
            {t('finishWaits')}
          </p>
        )}
      </div>
    </div>
  );
}
