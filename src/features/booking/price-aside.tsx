import { PriceTicket } from '#web/parts/price/price-ticket.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import aside from './price-aside.module.css';
import type { StepProps } from './booking-shared.ts';
import { Discount } from './discount.tsx';

/** The price ticket beside the later steps, with the location over it. */
export function PriceAside({ draft, booking }: Pick<StepProps, 'draft' | 'booking'>) {
  const t = useTexts('booking');
  const { chosen, code } = draft;
  const { listing, quote } = booking;
  const asked = chosen ? { listing: chosen.id, stay: chosen.stay, bagsCount: chosen.bagsCount } : null;
  return (
    <div className={aside.stack}>
      {listing.data && (
        <div className={aside.place}>
          <ListingThumb listing={listing.data} size={56} />
          <p className={aside.words}>
            <strong>{listing.data.name}</strong>
            <span>{listing.data.address}</span>
          </p>
        </div>
      )}
      <PriceTicket
        quote={quote.data}
        stale={quote.stale}
        discount={<Discount code={code} quote={quote.data} asked={asked} onCode={draft.changeCode} />}
      >
        {quote.failed && (
          <Notice
            tone="danger"
            live
            title={t('loadFailed')}
            action={
              <Button variant="secondary" onClick={quote.retry}>
                {t('tryAgain')}
              </Button>
            }
          >
            {t('priceFailed')}
          </Notice>
        )}
      </PriceTicket>
    </div>
  );
}
