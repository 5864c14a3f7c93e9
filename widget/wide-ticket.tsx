/** @jsxImportSource preact */
import { Icon } from './icons.tsx';
import { hoursWords, Maker, refusalWords } from './parts.tsx';
import { Thumb } from './thumb.tsx';
import { type TicketProps, useTicket } from './use-ticket.tsx';

/** A ticket as a line, its price on the stub. */
export function WideTicket(props: TicketProps) {
  const { base, site, words, offer } = props;
  const { t } = words;
  const { listing, price, instead } = offer;
  const ticket = useTicket(props);
  const refused = refusalWords(offer, words);
  const walk = listing.walking_time;
  const facts = [walk === null ? '' : t('walk', { count: walk }), hoursWords(offer, words, 'closesShort')];
  return (
    <div class="ticket" data-size="wide" {...ticket.root}>
      <div class="paper">
        <Thumb listing={listing} size={72} />
        <div class="name">
          <h2>{listing.name}</h2>
          <p class="soft line">
            {listing.available && walk !== null && <Icon of="feet" size={14} />}
            <span class="cut-off">
              {listing.available
                ? facts.filter(Boolean).join(', ')
                : [refused.reason, refused.next].filter(Boolean).join(', ')}
            </span>
          </p>
          <Maker site={site} words={words} />
        </div>
        {ticket.stayButton}
        {ticket.stepper}
      </div>
      {listing.available ? (
        <a class="stub" target={ticket.target} href={ticket.bookHref} aria-label={ticket.bookName}>
          <strong>{words.price(price)}</strong>
          <b>
            {t('book')} <Icon of="arrow" />
          </b>
          <small>{t('allIn', { bags: ticket.bagWords })}</small>
        </a>
      ) : (
        <a class="stub" target={ticket.target} href={`${base}/map/${instead?.slug ?? listing.slug}`}>
          <small>{instead === null ? t('chooseOther') : t('nearestPlain', { name: instead.name })}</small>
        </a>
      )}
      {ticket.over}
    </div>
  );
}
