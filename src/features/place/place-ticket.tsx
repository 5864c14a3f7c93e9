import { Pencil } from 'lucide-react';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { RefusalLine } from '#web/parts/listing/stay-strip.tsx';
import { StayEnd } from '#web/parts/stay/stay-end.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Ticket, TicketPart, TicketStub } from '#web/ui/ticket/ticket.tsx';
import { MainButton } from './main-button.tsx';
import type { Place } from './place.ts';
import styles from './place-ticket.module.css';
import { StayDays } from './stay-days.tsx';
import { WholePrice } from './whole-price.tsx';

type PlaceTicketProps = { readonly place: Place };

/** The stay as a ticket: its times with the hours of their days, and on the stub what all of it costs. */
export function PlaceTicket({ place }: PlaceTicketProps) {
  const { listing, isStaySupposed } = place;
  return (
    <Ticket as="article" direction="auto" selected>
      <TicketPart className={styles.part}>
        {isStaySupposed ? <NoTimes /> : <Ends place={place} />}
        <StayDays verdict={listing.verdict} isSupposed={isStaySupposed} />
        {!isStaySupposed && <RefusalLine verdict={listing.verdict} placesLeft={listing.placesLeft} />}
      </TicketPart>
      <TicketStub className={styles.stub}>
        {isStaySupposed ? <FromPrice place={place} /> : <WholeStay place={place} />}
        <MainButton place={place} className={styles.button} />
      </TicketStub>
    </Ticket>
  );
}

function NoTimes() {
  const t = useTexts('place');
  return <p className={styles.choose}>{t('chooseText')}</p>;
}

function Ends({ place: { listing, filter, changeStay } }: PlaceTicketProps) {
  const t = useTexts('place');
  const dates = useTexts('dates');
  const { zone } = listing.rules;
  return (
    <div className={styles.ends}>
      <dl>
        <div>
          <dt>{dates('checkIn')}</dt>
          <dd>
            <StayEnd iso={filter.stay.dropOffAt} zone={zone} />
          </dd>
        </div>
        <div>
          <dt>{dates('checkOut')}</dt>
          <dd>
            <StayEnd iso={filter.stay.pickUpAt} zone={zone} />
          </dd>
        </div>
        <div>
          <dt>{t('items')}</dt>
          <dd>{filter.bagsCount}</dd>
        </div>
      </dl>
      <button
        type="button"
        className={buttonClass({ variant: 'quiet', className: styles.change })}
        aria-label={t('changeStay')}
        onClick={() => changeStay(listing)}
      >
        <Icon of={Pencil} size={18} />
        <span>{t('change')}</span>
      </button>
    </div>
  );
}

function FromPrice({ place: { listing } }: PlaceTicketProps) {
  const t = useTexts('place');
  const locale = useLocale();
  const { pricePerHour, currency } = listing.tariff;
  return (
    <p className={styles.from}>{t('fromPerHour', { price: formatMoney({ minor: pricePerHour, currency }, locale) })}</p>
  );
}

function WholeStay({ place: { listing } }: PlaceTicketProps) {
  const t = useTexts('place');
  const dates = useTexts('dates');
  const { quote } = listing;
  const stay = {
    bags: dates('bags', { count: quote.bagsCount }),
    hours: dates('hours', { count: quote.numberOfHours }),
  };
  return (
    <div className={styles.whole}>
      <p className={styles.wide}>{dates('bagsAndHours', stay)}</p>
      <p className={styles.narrow}>
        <strong>{t('wholeStay')}</strong>
        <span>{t('bagsHoursFees', stay)}</span>
      </p>
      <WholePrice listing={listing} className={styles.price} />
      <p className={styles.wide}>{t('feesIncluded')}</p>
    </div>
  );
}
