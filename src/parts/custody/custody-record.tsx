import { ArrowDownToLine, ArrowUpFromLine, Download, Hourglass, Link2, type LucideIcon, Luggage } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatClock, formatMinute, localDateOf } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { formatDate } from '#web/ui/calendar/plain-date.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import styles from './custody-record.module.css';
import { DrawnShelf } from './drawn-shelf.tsx';
import { type CustodyDays, HandedDay } from './handed-day.tsx';
import { InState, OutState } from './mark-state.tsx';
import { type CustodyEntry, type CustodyRecord, momentOf, recordMarks } from './record-marks.ts';

export type CustodyRecordProps = {
  readonly bookingId: string;
  /** The opening hours of the stay's days, where the times are to be seen among them. Needs the area `dates`. */
  readonly days?: CustodyDays | undefined;
  /** Stands in for a record that no one wrote, as of stays from before there was one. */
  readonly fallback?: ReactNode;
};

/** The bags of an order as they were handed over, from the record that no one can change. Needs the area `custody`. */
export function CustodyRecordCard({ bookingId, days, fallback = null }: CustodyRecordProps) {
  const t = useTexts('custody');
  const { data: record } = trpc.custody.record.useQuery({ bookingId });
  const end = record?.entries.at(-1)?.hash.slice(-8);
  if (record === undefined) return null;
  if (end === undefined) return fallback;
  const marks = recordMarks(record.entries);
  const { checkIn, checkOut } = marks;
  const { inBags, outBags } = marks.bags;
  const [before = '', after = ''] = t('fingerprint').split('{end}');
  const shown = [checkIn, checkOut].filter((entry) => entry !== null);
  return (
    <section aria-label={t('title')} className={styles.record}>
      <Ticket direction="auto">
        <TicketPart>
          {checkIn !== null && (
            <Mark
              bookingId={bookingId}
              icon={ArrowDownToLine}
              title={t('checkedIn')}
              entry={checkIn}
              record={record}
              state={<InState entry={checkIn} record={record} />}
            >
              {inBags === record.bagsCount
                ? t('asBooked', { count: inBags })
                : t('ofBooked', { count: inBags, booked: record.bagsCount })}
            </Mark>
          )}
        </TicketPart>
        <TicketStub className={styles.half}>
          {checkOut === null ? (
            <StillInside record={record} days={days} />
          ) : (
            <Mark
              bookingId={bookingId}
              icon={ArrowUpFromLine}
              title={t('checkedOut')}
              entry={checkOut}
              record={record}
              state={<OutState entry={checkOut} marks={marks} record={record} />}
            >
              {outBags === inBags
                ? t('noneMissing', { count: inBags })
                : t('someMissing', { count: outBags, inside: inBags })}
            </Mark>
          )}
        </TicketStub>
      </Ticket>
      {days && checkIn !== null && (
        <HandedDay
          days={days}
          zone={record.location.zone}
          dropOffAt={record.dropOffAt}
          pickUpAt={record.pickUpAt}
          inAt={momentOf(checkIn)}
          outAt={checkOut && momentOf(checkOut)}
        />
      )}
      {record.entries.length > shown.length && <AllEntries record={record} />}
      <footer className={styles.foot}>
        <Icon of={Link2} size={20} className={styles.chain} />
        <p>
          <strong>{t('cannotChange')}</strong> {before}
          <code>{`${end.slice(0, 4)}\u00a0${end.slice(4)}`}</code>
          {after}{' '}
          <a href={`/orders/${bookingId}/custody.json`} download>
            {t('downloadSigned')}
          </a>
        </p>
        <a href={`/orders/${bookingId}/custody.pdf`} download className={buttonClass({ variant: 'secondary' })}>
          <Icon of={Download} size={18} />
          {t('download')}
        </a>
      </footer>
    </section>
  );
}

function useMoment({ location: { zone } }: CustodyRecord) {
  const locale = useLocale();
  return {
    day: (iso: string) =>
      formatDate(localDateOf(iso, zone), locale, { weekday: 'short', month: 'short', day: 'numeric' }),
    time: (iso: string) => formatClock(iso, zone, locale),
  };
}

const handedBy = { scanned: 'byScanned', typed: 'byTyped', listed: 'byListed' } as const;

/** Who handed over, and how they found the ticket. */
function HandedBy({ entry: { userName, found }, code }: { readonly entry: CustodyEntry; readonly code: string }) {
  const t = useTexts('custody');
  const [before = '', after = ''] = t(found === null ? 'by' : handedBy[found], { code }).split('{name}');
  return (
    <p className={styles.soft}>
      {before}
      <strong>{userName}</strong>
      {after}
    </p>
  );
}

type MarkProps = {
  readonly bookingId: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly entry: CustodyEntry;
  readonly record: CustodyRecord;
  /** One line about how it went. */
  readonly state: ReactNode;
  readonly children: ReactNode;
};

function Mark({ bookingId, icon, title, entry, record, state, children }: MarkProps) {
  const t = useTexts('custody');
  const { day, time } = useMoment(record);
  const at = momentOf(entry);
  return (
    <div className={styles.mark}>
      <p className={styles.head}>
        <Icon of={icon} size={18} />
        <strong>{title}</strong>
        <span>{day(at)}</span>
      </p>
      <p className={styles.time}>{time(at)}</p>
      <HandedBy entry={entry} code={record.code} />
      {entry.deviceAt !== null && <p className={styles.soft}>{t('byDevice', { time: time(entry.happenedAt) })}</p>}
      {entry.photoId === null ? (
        <DrawnShelf bags={entry.bagsCount} label={t('noPhoto')} />
      ) : (
        <a href={`/orders/${bookingId}/custody/photos/${entry.photoId}`} target="_blank" rel="noreferrer">
          <img
            src={`/orders/${bookingId}/custody/photos/${entry.photoId}`}
            alt={t('photoOf', { title })}
            loading="lazy"
            className={styles.photo}
          />
        </a>
      )}
      <p className={styles.bags}>
        <Icon of={Luggage} size={18} />
        <span>{children}</span>
        {entry.tags !== null && <span className={styles.tags}>{t('tags', { tags: entry.tags.join(', ') })}</span>}
      </p>
      {state}
      {entry.note !== null && <p className={styles.soft}>{t('note', { note: entry.note })}</p>}
    </div>
  );
}

type StillInsideProps = { readonly record: CustodyRecord; readonly days: CustodyDays | undefined };

function StillInside({ record, days }: StillInsideProps) {
  const t = useTexts('custody');
  const locale = useLocale();
  const { day, time } = useMoment(record);
  const { name } = record.location;
  // Of the opening that they can be fetched in: none while the door is closed after their pick-up, or never closes.
  const closes = days?.after.closes?.minute;
  return (
    <div className={cx(styles.mark, styles.empty)}>
      <p className={styles.head}>
        <Icon of={Hourglass} size={18} />
        <strong>
          {closes === undefined
            ? t('stillWith', { name })
            : t('stillWithOpen', { name, time: formatMinute(closes, locale) })}
        </strong>
      </p>
      <p className={styles.soft}>
        {t('stillInsideText', { time: `${day(record.pickUpAt)}, ${time(record.pickUpAt)}` })}
      </p>
    </div>
  );
}

const entryWords = { in: 'in', out: 'out', undo: 'undo', correction: 'correction' } as const;

/** Also what was corrected or taken back. */
function AllEntries({ record }: { readonly record: CustodyRecord }) {
  const t = useTexts('custody');
  const { day, time } = useMoment(record);
  return (
    <details className={styles.all}>
      <summary>{t('allEntries')}</summary>
      <ol>
        {record.entries.map(({ id, kind, bagsCount, happenedAt, userName, note }) => (
          <li key={id}>
            <span>
              {day(happenedAt)}, {time(happenedAt)}
            </span>
            <span>
              <strong>{t(entryWords[kind], { count: bagsCount })}</strong>, {t('by', { name: userName })}
              {note !== null && <> {t('note', { note })}</>}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
