import { CalendarCheck, ShieldCheck, Star } from 'lucide-react';
import { StreetBackdrop } from '#web/drawings/scene.tsx';
import type { Money } from '#shared/money/money.ts';
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

/**
 * The rates on the roofs: of one currency the lowest, the usual and the highest; of several the lowest of each, those of
 * most countries first, since amounts of two currencies are not compared.
 */
function ratesOnRoofs(rates: readonly Money[]): readonly (Money | undefined)[] {
  const currencies = [...new Set(rates.map(({ currency }) => currency))];
  const sorted = currencies
    .map((currency) => rates.filter((rate) => rate.currency === currency))
    .toSorted((a, b) => b.length - a.length)
    .map((same) => same.toSorted((a, b) => a.minor - b.minor));
  const [only] = sorted;
  if (sorted.length !== 1 || only === undefined) return sorted.slice(0, roofs.length).map(([lowest]) => lowest);
  return [only[0], only.at(Math.floor(only.length / 2)), only.at(-1)];
}

/** What an hour costs; each tag opens the map. */
function Tags() {
  const t = useTexts('landing');
  const locale = useLocale();
  const [pricings] = trpc.pricing.countryPricings.useSuspenseQuery();
  const tags = ratesOnRoofs(pricings.map(({ pricePerHour }) => pricePerHour));
  const currencies = tags.flatMap((rate) => rate?.currency ?? []);
  return (
    <div className={styles.tags}>
      {tags.map((rate, index) => {
        if (rate === undefined) return null;
        const price = formatMoney(rate, locale, currencies);
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
