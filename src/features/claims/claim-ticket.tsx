import { ArrowDownToLine, ArrowUpFromLine, Link2, type LucideIcon } from 'lucide-react';
import { formatClock } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { DrawnShelf } from '#web/parts/custody/drawn-shelf.tsx';
import { type CustodyEntry, momentOf, recordMarks } from '#web/parts/custody/record-marks.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PrintedBand } from '#web/ui/ticket/printed-band.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import styles from './claim-ticket.module.css';

/** What goes with a claim: both hand-overs of its bags in short, and the end of the record that no one can change. */
export function ClaimTicket({ bookingId, code }: { readonly bookingId: string; readonly code: string }) {
  const t = useTexts('claims');
  const custody = useTexts('custody');
  const { data: record } = trpc.custody.record.useQuery({ bookingId });
  const end = record?.entries.at(-1)?.hash.slice(-8);
  if (record === undefined || end === undefined) return null;
  const { checkIn, checkOut } = recordMarks(record.entries);
  const shared = { bookingId, zone: record.location.zone };
  return (
    <Ticket as="section" aria-label={t('goesAlong')}>
      <TicketPart>
        <PrintedBand />
        <div className={styles.main}>
          <header className={styles.head}>
            <h2>{t('goesAlong')}</h2>
            <span>{code}</span>
          </header>
          {checkIn !== null && (
            <Handed {...shared} icon={ArrowDownToLine} title={custody('checkedIn')} entry={checkIn} />
          )}
          {checkOut !== null && (
            <Handed {...shared} icon={ArrowUpFromLine} title={custody('checkedOut')} entry={checkOut} />
          )}
        </div>
      </TicketPart>
      <TicketStub className={styles.stub}>
        <Icon of={Link2} size={20} />
        <p>
          <strong>{custody('cannotChange')}</strong> {t('endsIn')} <code>{`${end.slice(0, 4)} ${end.slice(4)}`}</code>
        </p>
      </TicketStub>
    </Ticket>
  );
}

type HandedProps = {
  readonly bookingId: string;
  readonly zone: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly entry: CustodyEntry;
};

function Handed({ bookingId, zone, icon, title, entry }: HandedProps) {
  const t = useTexts('claims');
  const custody = useTexts('custody');
  const locale = useLocale();
  const photo = `/orders/${bookingId}/custody/photos/${entry.photoId}`;
  return (
    <div className={styles.handed}>
      {entry.photoId === null ? (
        <DrawnShelf bags={entry.bagsCount} label={custody('noPhoto')} small />
      ) : (
        <a href={photo} target="_blank" rel="noreferrer">
          <img src={photo} alt={custody('photoOf', { title })} loading="lazy" />
        </a>
      )}
      <div>
        <p className={styles.title}>
          <Icon of={icon} size={16} />
          {title}
        </p>
        <p className={styles.time}>{formatClock(momentOf(entry), zone, locale)}</p>
        <p className={styles.soft}>{t('byWithBags', { name: entry.userName, count: entry.bagsCount })}</p>
      </div>
    </div>
  );
}
