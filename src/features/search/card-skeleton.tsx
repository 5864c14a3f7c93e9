import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import styles from './listing-card.module.css';

/** The shape of a listing's card while it is on its way. */
export function CardSkeleton() {
  return (
    <Ticket aria-hidden className={styles.card}>
      <TicketPart className={styles.details}>
        <Skeleton width={92} height={92} radius={10} className={styles.thumb} />
        <span className={styles.words}>
          <Skeleton width="62%" height={18} />
          <Skeleton width="80%" height={14} />
          <Skeleton width="54%" height={14} />
          <Skeleton width="92%" height={14} />
        </span>
        <span className={styles.strip}>
          <Skeleton height={8} />
        </span>
      </TicketPart>
      <TicketStub className={styles.stub}>
        <Skeleton width={96} height={40} radius={6} />
        <Skeleton width={158} height={44} radius={10} />
      </TicketStub>
    </Ticket>
  );
}
