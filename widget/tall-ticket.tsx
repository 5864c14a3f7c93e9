/** @jsxImportSource preact */
import { Icon } from './icons.tsx';
import { hoursWords, Maker, type PartProps, Refusal, StayButton, Strip } from './parts.tsx';
import { Thumb } from './thumb.tsx';
import { type TicketProps, useTicket } from './use-ticket.tsx';

const HOURS = [0, 360, 720, 1080, 1440];

/** A ticket as a card, or a compact one in a narrow column. */
export function TallTicket(props: TicketProps & { readonly size: 'card' | 'compact' }) {
  const { base, site, settings, size, words, offer } = props;
  const { t } = words;
  const { listing, stay, price, others } = offer;
  const ticket = useTicket(props);
  const isCard = size === 'card';
  return (
    <div class="ticket" data-size={size} {...ticket.root}>
      <div class="paper">
        {isCard ? <CardHead offer={offer} words={words} place={settings.place} /> : <CompactHead {...props} />}
        {isCard ? (
          <>
            <div class="ends">
              <StayButton label={t('dropOff')} icon="down" isOpen={ticket.isChoosing} onPress={ticket.toggle}>
                {words.moment(stay.from)}
              </StayButton>
              <StayButton label={t('pickUp')} icon="up" isOpen={ticket.isChoosing} onPress={ticket.toggle}>
                {words.moment(stay.to)}
              </StayButton>
            </div>
            <div class="day">
              <p class="line between">
                <b>{words.dayWords(ticket.date)}</b>
                <HoursLine offer={offer} words={words} of="closes" />
              </p>
              <Strip offer={offer} />
              <p class="scale" aria-hidden="true">
                {HOURS.map((minute) => (
                  <span key={minute}>{words.short(minute % 1440)}</span>
                ))}
              </p>
            </div>
            <div class="line between items">
              <span class="line">
                <Icon of="bag" size={18} />
                {t('items')}
              </span>
              {ticket.stepper}
            </div>
          </>
        ) : (
          <div class="ends">
            {ticket.stayButton}
            {ticket.stepper}
          </div>
        )}
      </div>
      <div class="foot">
        <div class="line between pay">
          {listing.available ? (
            <p class="price">
              <strong>{words.price(price)}</strong>
              <span class="soft">
                {isCard ? t('feesIncluded', { currency: price.slice(-3) }) : t('allIn', { bags: ticket.bagWords })}
              </span>
            </p>
          ) : (
            <Refusal offer={offer} words={words} base={base} target={ticket.target} />
          )}
          {listing.available ? (
            <a class="book" target={ticket.target} href={ticket.bookHref} aria-label={ticket.bookName}>
              {t(isCard ? 'bookLocation' : 'book')}
            </a>
          ) : (
            // A compact one has the room for its reason only; its times are opened above.
            isCard && (
              <button type="button" class="book" onClick={ticket.toggle}>
                {t('chooseOther')}
              </button>
            )
          )}
        </div>
        <p class="line between end">
          <Maker site={site} words={words} />
          {isCard && others > 0 && !listing.available ? (
            <a target={ticket.target} href={`${base}/map/${listing.slug}`}>
              {t('morePlaces', { count: others })}
            </a>
          ) : (
            <span class="soft">{t('freeCancellation')}</span>
          )}
        </p>
      </div>
      {ticket.over}
    </div>
  );
}

function CardHead({ offer: { listing }, words: { t }, place }: PartProps & { readonly place: string | null }) {
  const { walking_time: walk, average_rating: rating, address } = listing;
  const [street = ''] = address.split(',');
  return (
    <div class="head">
      <Thumb listing={listing} size={70} />
      <div class="name">
        <h2>{listing.name}</h2>
        <p class="soft">
          {walk !== null && place !== null ? t('walkFrom', { address: street, count: walk, place }) : address}
        </p>
        <p class="line">
          {rating !== null && (
            <>
              <span class="star" aria-hidden="true">
                ★
              </span>
              <b>{rating}</b>
              <span class="soft">{t('reviews', { count: listing.reviews_count })}</span>
            </>
          )}
          <span class="soft">{t('insured')}</span>
        </p>
      </div>
    </div>
  );
}

function CompactHead({ offer, words }: PartProps) {
  const { listing } = offer;
  const walk = listing.walking_time;
  return (
    <div class="name">
      <h2>{words.t('leaveBags')}</h2>
      <p class="line between">
        <span class="soft line">
          {walk !== null && <Icon of="feet" size={14} />}
          <span class="cut-off">
            {walk === null ? listing.name : `${listing.name}, ${words.t('walk', { count: walk })}`}
          </span>
        </span>
        <HoursLine offer={offer} words={words} of="until" />
      </p>
      <Strip offer={offer} />
    </div>
  );
}

function HoursLine({ offer, words, of }: PartProps & { readonly of: 'closes' | 'until' }) {
  return (
    <span class="hours" data-grey={!offer.listing.available || undefined}>
      <Icon of="clock" size={14} />
      {hoursWords(offer, words, of)}
    </span>
  );
}
