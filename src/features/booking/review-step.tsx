import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { failingTab } from '#web/parts/listing/opens-again.ts';
import { Amount } from '#web/parts/price/amount.tsx';
import { PriceTicket } from '#web/parts/price/price-ticket.tsx';
import type { DatesTab } from '#web/parts/stay/dates-dialog-props.ts';
import type { StayText } from '#web/parts/filter/filter.ts';
import { bookSearch } from '#web/parts/filter/book-search.ts';
import { LazyDatesDialog } from '#web/parts/stay/lazy-dates-dialog.tsx';
import { ItemsDialog } from '#web/parts/stay/items-dialog.tsx';
import { StayPrice } from '#web/parts/stay/stay-price.tsx';
import { formatOrderTime } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/message/notice.tsx';
import { StickyBar } from '#web/ui/misc/sticky-bar.tsx';
import { contactOf, obstacle, type StepProps } from './booking-shared.ts';
import styles from './booking.module.css';
import { isValidContact } from './contact-rules.ts';
import { Discount } from './discount.tsx';
import { getGuest } from './guest-data.ts';
import { InfoBlocks } from './info-blocks.tsx';
import { ListingCard } from './listing-card.tsx';
import { ObstacleNotice } from './obstacle-notice.tsx';
import review from './review.module.css';
import { StayRows } from './stay-rows.tsx';

const formId = 'review-form';

/** The first step: where, when, how many and for how much. */
export function ReviewStep({ draft, booking, viewer }: StepProps) {
  const t = useTexts('booking');
  const locale = useLocale();
  const common = useTexts('common');
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  const { chosen, code } = draft;
  const { listing, quote } = booking;
  const [dates, setDates] = useState<DatesTab | null>(null);
  const [items, setItems] = useState(false);
  const [busy, setBusy] = useState(false);

  const hindrance = obstacle({ draft, booking });
  const isLoading = !listing.data || !quote.data || listing.stale || quote.stale;
  const openDates = () => setDates(listing.data ? failingTab(listing.data.verdict) : 'checkIn');
  const isKnown = viewer !== null && isValidContact(contactOf(viewer));
  const next = isKnown ? 'payment' : 'contact';
  const proceed = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    // Only the browser knows what a guest gave before.
    const isKnownGuest = viewer === null && getGuest() !== null;
    await navigate({ to: '/book/$step', params: { step: isKnownGuest ? 'payment' : next } });
  };
  const button = (size: 48 | 52) => (
    <Button
      type="submit"
      form={formId}
      size={size}
      full
      busy={busy}
      busyLabel={t('pleaseWait')}
      disabled={isLoading || hindrance !== null}
    >
      {t('continue')}
    </Button>
  );
  const notices = (
    <>
      {hindrance && listing.data && chosen && (
        <ObstacleNotice
          kind={hindrance}
          listing={listing.data}
          chosen={chosen}
          onDates={openDates}
          onItems={() => setItems(true)}
        />
      )}
      {(listing.failed || quote.failed) && (
        <Notice
          tone="danger"
          live
          title={isOnline ? t('loadFailed') : common('offlineErrorTitle')}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                if (listing.failed) listing.retry();
                if (quote.failed) quote.retry();
              }}
            >
              {t('tryAgain')}
            </Button>
          }
        >
          {listing.failed ? t('loadFailedKept') : t('priceFailed')}
        </Notice>
      )}
    </>
  );
  const asked = chosen && { listing: chosen.id, stay: chosen.stay, bagsCount: chosen.bagsCount };
  const price = (stay: StayText, bagsCount: number) =>
    chosen && <StayPrice listing={chosen.id} stay={stay} bagsCount={bagsCount} {...(code !== null && { code })} />;
  const summary = quote.data && {
    bags: t('bags', { count: quote.data.bagsCount }),
    hours: t('hours', { count: quote.data.numberOfHours }),
  };
  return (
    <>
      <div className={cx(styles.columns, styles.reviewing)}>
        <div className={styles.place}>
          <ListingCard listing={listing} name={chosen?.name} />
          <StayRows chosen={chosen} onDates={() => setDates('checkIn')} onItems={() => setItems(true)} />
          <div className={review.noticesOnPhone}>{notices}</div>
        </div>
        <div className={styles.ticket}>
          <div className={styles.sticky}>
            <PriceTicket
              quote={quote.data}
              stale={quote.stale}
              discount={<Discount code={code} quote={quote.data} asked={asked ?? null} onCode={draft.changeCode} />}
            >
              <div className={review.notices}>{notices}</div>
              <form
                id={formId}
                action={`/book/${next}`}
                className={review.action}
                onSubmit={(event) => void proceed(event)}
              >
                {chosen &&
                  Object.entries(bookSearch(chosen.slug, chosen.stay, chosen.bagsCount)).map(([name, value]) => (
                    <input key={name} type="hidden" name={name} value={value} />
                  ))}
                {button(52)}
                <p className={review.note}>{t('notChargedYet')}</p>
              </form>
            </PriceTicket>
          </div>
        </div>
        <div className={styles.info}>
          <InfoBlocks
            quote={quote.data}
            dropOff={chosen == null ? null : formatOrderTime(chosen.stay.dropOffAt, chosen.zone, locale)}
          />
        </div>
      </div>
      <StickyBar
        summary={
          <>
            <p className={review.barAmount}>
              <Amount money={quote.data?.totalWithDiscount} stale={quote.stale} width={72} height={22} />
            </p>
            <p className={review.barText}>{summary ? t('bagsAndHours', summary) : t('priceLoading')}</p>
          </>
        }
        action={button(48)}
        note={t('notChargedYet')}
      />
      {chosen && (
        <>
          <LazyDatesDialog
            open={dates !== null}
            tab={dates ?? 'checkIn'}
            zone={chosen.zone}
            rules={listing.data?.rules ?? null}
            listingName={chosen.name}
            stay={chosen.stay}
            bagsCount={chosen.bagsCount}
            price={price}
            onConfirm={(choice) => {
              draft.change(choice);
              setDates(null);
            }}
            onClose={() => setDates(null)}
          />
          <ItemsDialog
            open={items}
            bagsCount={chosen.bagsCount}
            room={listing.data && { left: listing.data.placesLeft, capacity: listing.data.maxCapacity }}
            price={(bagsCount) => price(chosen.stay, bagsCount)}
            onConfirm={(bagsCount) => {
              draft.change({ bagsCount });
              setItems(false);
            }}
            onClose={() => setItems(false)}
          />
        </>
      )}
    </>
  );
}
