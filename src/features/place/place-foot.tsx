import type { RefObject } from 'react';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { MainButton } from './main-button.tsx';
import type { Place } from './place.ts';
import styles from './place-foot.module.css';
import { useIsSeen } from './use-is-seen.ts';
import { WholePrice } from './whole-price.tsx';

type PlaceFootProps = { readonly place: Place; readonly ticket: RefObject<Element | null> };

/** Under the panels that stay at the top. */
const covered = 136;

/** Price and button at the column's foot once the ticket has scrolled away; on phones always. */
export function PlaceFoot({ place, ticket }: PlaceFootProps) {
  const isTicketSeen = useIsSeen(ticket, covered);
  return (
    <div className={cx(styles.foot, isTicketSeen && styles.early)} data-at-bottom>
      <Price place={place} />
      <MainButton place={place} className={styles.button} />
    </div>
  );
}

function Price({ place: { listing, isStaySupposed } }: { readonly place: Place }) {
  const t = useTexts('place');
  const dates = useTexts('dates');
  const locale = useLocale();
  const { quote, tariff } = listing;
  if (isStaySupposed) {
    const price = formatMoney({ minor: tariff.pricePerHour, currency: tariff.currency }, locale);
    return <p className={styles.price}>{t('fromPerHour', { price })}</p>;
  }
  return (
    <p>
      <WholePrice listing={listing} className={styles.price} />
      <span className={styles.soft}>
        {dates('bagsAndHours', {
          bags: dates('bags', { count: quote.bagsCount }),
          hours: dates('hours', { count: quote.numberOfHours }),
        })}
      </span>
    </p>
  );
}
