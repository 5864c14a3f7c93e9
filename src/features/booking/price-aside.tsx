import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { PriceTicket } from '#web/parts/price/price-ticket.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import type { StepProps } from './booking-shared.ts';
import { Discount } from './discount.tsx';

export type PriceAsideProps = Pick<StepProps, 'draft' | 'booking'> & {
  /** What went wrong, above the perforation. */
  readonly notices: ReactNode;
  /** On the stub, under the amount. */
  readonly children: ReactNode;
};

/** The price ticket next to the screen that pays. */
export function PriceAside({ draft, booking, notices, children }: PriceAsideProps) {
  const t = useTexts('booking');
  const { chosen, code } = draft;
  const { quote } = booking;
  const asked = chosen ? { listing: chosen.id, stay: chosen.stay, bagsCount: chosen.bagsCount } : null;
  return (
    <PriceTicket
      brief
      quote={quote.data}
      stale={quote.stale}
      discount={<Discount code={code} quote={quote.data} asked={asked} onCode={draft.changeCode} />}
      notices={
        <>
          {notices}
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
        </>
      }
    >
      {children}
    </PriceTicket>
  );
}
