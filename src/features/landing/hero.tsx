import { CalendarCheck, ShieldCheck, Star } from 'lucide-react';
import { StreetBackdrop } from '#web/drawings/scene.tsx';
import type { SearchFilter } from '#web/parts/filter/filter.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { formatCount, formatRating } from '#web/lib/format/number.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useSite } from '#web/lib/viewer.ts';
import { SearchTicket } from '#web/parts/search-ticket/search-ticket.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PinTag } from '#web/ui/pin/map-pin.tsx';
import styles from './hero.module.css';

/** Headline, search ticket and what can be trusted, over a street whose roofs carry price tags. */
export function Hero({ kept }: { readonly kept: SearchFilter | null }) {
  const t = useTexts('landing');
  const [start] = trpc.search.start.useSuspenseQuery();
  return (
    <section className={styles.hero}>
      <StreetBackdrop className={styles.street} />
      <Tags />
      <div className={styles.inner}>
        <h1 className={styles.headline}>
          {t('headline1')} <br />
          {t('headline2')}
        </h1>
        <p className={styles.lead}>{t('lead')}</p>
        <SearchTicket
          key={JSON.stringify(kept)}
          start={kept === null ? start : { ...start, stay: kept.stay, zone: kept.zone }}
          place={kept?.place}
          bagsCount={kept?.bagsCount}
          className={styles.ticket}
        />
        <Trust />
      </div>
    </section>
  );
}

function Trust() {
  const t = useTexts('landing');
  const locale = useLocale();
  const { insuredAmount } = useSite();
  const [home] = trpc.search.home.useSuspenseQuery();
  return (
    <ul className={styles.trust}>
      <li>
        <Icon of={ShieldCheck} size={20} className={styles.sign} />
        {insuredAmount === null
          ? t('insuranceIncluded')
          : t('insuredAmount', { amount: formatCount(insuredAmount, locale) })}
      </li>
      <li>
        <Icon of={CalendarCheck} size={20} className={styles.sign} />
        {t('freeCancellation')}
      </li>
      {home.rating !== null && (
        <li>
          <Star aria-hidden size={16} strokeWidth={0} className={styles.star} />
          <span>
            {formatRating(home.rating, locale)}{' '}
            <span className={styles.reviews}>
              {t('fromReviews', { count: home.reviewsCount, reviews: formatCount(home.reviewsCount, locale) })}
            </span>
          </span>
        </li>
      )}
    </ul>
  );
}

const roofs = [styles.roofLeft, styles.roofMiddle, styles.roofRight];

/** The lowest, the usual and the highest hourly rate; each opens the map. */
function Tags() {
  const t = useTexts('landing');
  const locale = useLocale();
  const [pricings] = trpc.pricing.countryPricings.useSuspenseQuery();
  const rates = pricings.map(({ pricePerHour }) => pricePerHour).toSorted((a, b) => a.minor - b.minor);
  const tags = [rates[0], rates.at(Math.floor(rates.length / 2)), rates.at(-1)];
  return (
    <div className={styles.tags}>
      {tags.map((rate, index) => {
        if (rate === undefined) return null;
        const price = formatMoney(rate, locale);
        return (
          <AppLink
            key={roofs[index]}
            to="/map"
            aria-label={t('tagLabel', { tag: t('perHour', { price }) })}
            className={cx(styles.tag, roofs[index])}
          >
            <PinTag text={t('perHour', { price })} state={index === 1 ? 'selected' : 'available'} />
          </AppLink>
        );
      })}
    </div>
  );
}
