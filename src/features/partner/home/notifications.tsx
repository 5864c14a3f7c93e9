import { CalendarX2, Hourglass, LifeBuoy, type LucideIcon, Star, Wallet, Webhook } from 'lucide-react';
import { localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useShortDate } from '../listings/day-words.ts';
import type { OwnListing } from '../listings/use-listing.ts';
import styles from './home.module.css';

interface Note {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly isBad: boolean;
  readonly title: string;
  readonly text: string;
  readonly action: { readonly to: string; readonly words: string } | null;
}

interface NotificationsProps {
  readonly listings: readonly OwnListing[];
  /** The instant (ISO) at which the page was asked for. */
  readonly now: string;
}

/** Money that came back, what waits for the partner's answer, keeps locations from being found or booked, waits for approval, and what travellers wrote. */
export function Notifications({ listings, now }: NotificationsProps) {
  const t = useTexts('partner');
  const claims = useClaimNotes(now);
  const others = useNotes(listings);
  const returned = useReturnedPayouts();
  const notes = [...returned, ...claims, ...others];
  return (
    <Card as="aside">
      <header className={styles.notesHead}>
        <h2>{t('notifications')}</h2>
        {notes.length > 0 && <Chip tone="ticket">{notes.length}</Chip>}
      </header>
      {notes.length === 0 && <p className={styles.soft}>{t('noNotifications')}</p>}
      <ul>
        {notes.map(({ key, icon, isBad, title, text, action }) => (
          <li key={key} className={styles.note}>
            <span className={cx(styles.noteIcon, isBad && styles.bad)}>
              <Icon of={icon} size={18} />
            </span>
            <div>
              <p className={styles.noteTitle}>{title}</p>
              <p className={styles.soft}>
                {text} {action !== null && <AppLink to={action.to}>{action.words}</AppLink>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const LONGEST = 140;

/** As much of a review as a notification has room for. */
const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;

/** Payouts that the bank sent back and that wait for another account, one of each currency. */
function useReturnedPayouts(): readonly Note[] {
  const t = useTexts('partner');
  const locale = useLocale();
  const [{ tickets }] = trpc.payouts.summary.useSuspenseQuery();
  return tickets
    .filter(({ hold }) => hold === 'cameBack')
    .map(({ balance }) => ({
      key: `returned-${balance.currency}`,
      icon: Wallet,
      isBad: true,
      title: t('payoutReturned', { amount: formatMoney(balance, locale) }),
      text: t('payoutReturnedText'),
      action: { to: '/dashboard/payouts/bank', words: t('changeAccount') },
    }));
}

/** Problems that travellers reported and no one of the location answered yet, the oldest first. */
function useClaimNotes(now: string): readonly Note[] {
  const t = useTexts('partner');
  const short = useShortDate();
  const [claims] = trpc.claims.hosted.useSuspenseQuery();
  return claims
    .filter(({ state }) => state === 'sent')
    .map(({ bookingId, code, location, answerDueAt }) => ({
      key: `claim-${bookingId}`,
      icon: LifeBuoy,
      isBad: true,
      title: t('claimWaits'),
      text: t(Date.parse(answerDueAt) > Date.parse(now) ? 'claimWaitsText' : 'claimLateText', {
        location: location.name,
        code,
        date: short(localDateOf(answerDueAt, location.zone)),
      }),
      action: { to: `/dashboard/claims/${bookingId}`, words: t('answerClaim') },
    }));
}

function useNotes(listings: readonly OwnListing[]): readonly Note[] {
  const t = useTexts('partner');
  const short = useShortDate();
  const inactive = listings
    .filter(({ hasHours }) => !hasHours)
    .map(({ id, name }) => ({
      key: `hours-${id}`,
      icon: CalendarX2,
      isBad: true,
      title: t('inactive'),
      text: t('inactiveText', { name }),
      action: { to: `/dashboard/listings/${id}/hours`, words: t('setHours') },
    }));
  const unpaid = listings.some(({ isBookable }) => !isBookable)
    ? [
        {
          key: 'payouts',
          icon: Wallet,
          isBad: true,
          title: t('updatePayout'),
          text: t('notBookable'),
          action: { to: '/dashboard/payouts', words: t('payoutDetails') },
        },
      ]
    : [];
  const pending = listings.flatMap(({ id, name, pending: request, rules }) =>
    request === null
      ? []
      : [
          {
            key: `pending-${id}`,
            icon: Hourglass,
            isBad: false,
            title: t('pending'),
            text: `${name}. ${t('pendingText', { date: short(localDateOf(request.since, rules.zone)) })}`,
            action: null,
          },
        ],
  );
  const { data: webhook } = trpc.webhooks.webhook.useQuery();
  const zone = listings[0]?.rules.zone ?? 'UTC';
  const failing =
    webhook?.failingSince == null
      ? []
      : [
          {
            key: 'webhook',
            icon: Webhook,
            isBad: true,
            title: t('webhookFails'),
            text: t('webhookFailsText', { date: short(localDateOf(webhook.failingSince, zone)) }),
            action: { to: '/integrations/api', words: t('apiAccess') },
          },
        ];
  const [reviews] = trpc.hosting.newReviews.useSuspenseQuery();
  const reviewed = reviews.map(({ id, listingId, listingName, rating, text }) => ({
    key: `review-${id}`,
    icon: Star,
    isBad: false,
    title: t('newReview', { count: rating }),
    text: text === '' ? `${listingName}.` : t('quoted', { text: shortened(text) }),
    action: listings.length > 1 && text !== '' ? { to: `/dashboard/listings/${listingId}`, words: listingName } : null,
  }));
  return [...inactive, ...unpaid, ...failing, ...pending, ...reviewed];
}
