import { Link } from '@tanstack/react-router';
import { Ticket } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './tickets-at-login.module.css';
import { useStayLine } from './use-stay-line.ts';

const atMost = 3;

/** For who looks for a booking and has no account: the tickets of this browser, and 'Find my booking'. */
export function TicketsAtLogin() {
  const t = useTexts('find');
  const stayLine = useStayLine();
  const [tickets] = trpc.booking.tickets.useSuspenseQuery();
  const open = tickets.filter(({ status, modifiable }) => status === 'confirmed' && modifiable).toReversed();
  return (
    <nav aria-label={t('yourTickets')} className={styles.box}>
      {open.slice(0, atMost).map((order) => (
        <Link key={order.id} to="/orders/$id" params={{ id: order.id }} className={styles.row}>
          <Icon of={Ticket} size={20} />
          <span className={styles.words}>
            <strong>{order.listing.name}</strong>
            <span>{stayLine(order)}</span>
          </span>
        </Link>
      ))}
      <p className={styles.find}>
        {t('byCode')} <AppLink to="/find-booking">{t('find')}</AppLink>
      </p>
    </nav>
  );
}
