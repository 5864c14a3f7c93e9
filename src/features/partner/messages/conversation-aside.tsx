import { AppLink } from '#web/lib/nav/app-link.tsx';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { OutcomeChip } from '../bookings/outcome-chip.tsx';
import { ShownStateChip } from '../bookings/shown-state-chip.tsx';
import { useBookingWords } from '../bookings/use-booking-words.ts';
import styles from './conversation-aside.module.css';
import { type Conversation, useConversationWords } from './use-conversation-words.ts';

type ConversationAsideProps = {
  readonly conversation: Conversation;
  /** In milliseconds since 1970. */
  readonly now: number;
};

/** What an owner needs next to a conversation where there is room: the booking's ticket, and who may answer there. */
export function ConversationAside({ conversation, now }: ConversationAsideProps) {
  const t = useTexts('inbox');
  const words = useTexts('partnerBookings');
  const locale = useLocale();
  const { code, location, dropOffAt, pickUpAt } = conversation;
  const { day, clock } = useBookingWords(location.zone);
  const { time, isLong } = useConversationWords(conversation, now);
  const { data } = trpc.hosting.bookings.useQuery({ search: code, when: 'all', sort: 'dropOffAsc' });
  const booking = data?.bookings.find((each) => each.code === code);
  const end = (name: string, at: string) => (
    <div>
      <dt>{name}</dt>
      <dd>
        {clock(at)}
        <span>{day(at)}</span>
      </dd>
    </div>
  );
  return (
    <aside className={styles.aside} aria-label={t('aside')}>
      <Ticket>
        <TicketPart className={styles.part}>
          {booking !== undefined && (
            <p className={styles.states}>
              <ShownStateChip booking={booking} />
              <OutcomeChip booking={booking} />
            </p>
          )}
          <dl className={styles.ends}>
            {end(words('checkIn'), dropOffAt)}
            {end(words('checkOut'), pickUpAt)}
          </dl>
          {isLong && <p className={styles.waits}>{t('waitsForYou', { time })}</p>}
        </TicketPart>
        <TicketStub className={styles.stub}>
          <div>
            <p className={styles.code}>{code}</p>
            {booking !== undefined && (
              <p className={styles.soft}>
                {booking.share === null
                  ? formatMoney(booking.total, locale)
                  : t('priceAndShare', {
                      price: formatMoney(booking.total, locale),
                      share: formatMoney(booking.share, locale),
                    })}
              </p>
            )}
          </div>
          <AppLink to={`/dashboard/bookings?booking=${code}`} className={buttonClass({ variant: 'secondary' })}>
            {t('openBooking')}
          </AppLink>
        </TicketStub>
      </Ticket>
      <WhoAnswers listingId={location.id} />
    </aside>
  );
}

/** The owner and those of their people who work at the location. */
function WhoAnswers({ listingId }: { readonly listingId: string }) {
  const t = useTexts('inbox');
  const { data: people = [] } = trpc.staff.list.useQuery();
  const names = people
    .filter(({ state, locations }) => state === 'active' && locations.some(({ id }) => id === listingId))
    .map(({ name, email }) => name ?? email);
  return (
    <section>
      <h3>{t('whoAnswers')}</h3>
      {names.length === 0 ? (
        <p className={styles.soft}>
          {t('onlyYou')} <AppLink to="/dashboard/staff/invite">{t('inviteStaff')}</AppLink>
        </p>
      ) : (
        <ul className={styles.people}>
          <li>{t('youAnswer')}</li>
          {names.map((name) => (
            <li key={name}>
              <Avatar name={name} size={32} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
