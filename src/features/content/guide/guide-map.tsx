import { Clock, Luggage, Map as MapIcon, Star, Tag, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { BestReason } from '#shared/cms/best-places.ts';
import { formatRating } from '#web/lib/format/number.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { formatClock, formatLocalDay, formatMinute, localDateOf } from '#web/lib/format/time.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Card } from '#web/ui/misc/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { GuideStage } from './guide-stage.tsx';
import type { Guide } from './guide-types.ts';
import styles from './guide-map.module.css';

const icons: Readonly<Record<BestReason, LucideIcon>> = {
  cheapest: Tag,
  bestRated: Star,
  alwaysOpen: Clock,
  mostRoom: Luggage,
};

const isWholeDay = ([first]: Guide['best'][number]['open']): boolean => first?.from === 0 && first.to >= 1439;

interface GuideMapProps {
  readonly guide: Guide;
  /** The page's own place, in the middle of the map. */
  readonly place: string | undefined;
}

/** The locations around with whole prices, and the best four, each for another reason. */
export function GuideMap({ guide, place }: GuideMapProps) {
  const t = useTexts('guide');
  const locale = useLocale();
  const { stay, zone, city, center } = guide;
  /** Whose tag stands out: the cheapest one's, until another of the best is pointed at. */
  const [pointed, point] = useState(guide.best[0]?.slug ?? null);
  const query = new URLSearchParams({
    q: place === undefined ? city.name : `${place}, ${city.name}`,
    lat: String(center.latitude),
    lng: String(center.longitude),
    from: stay.dropOffAt,
    to: stay.pickUpAt,
    bags: String(guide.bagsCount),
  }).toString();
  return (
    <section className={styles.section} aria-labelledby="map">
      <div className={styles.head}>
        <h2 id="map">{t('mapTitle')}</h2>
        <p>
          {t('mapNote', {
            bags: guide.bagsCount,
            day: formatLocalDay(localDateOf(stay.dropOffAt, zone), locale),
            from: formatClock(stay.dropOffAt, zone, locale),
            to: formatClock(stay.pickUpAt, zone, locale),
          })}
        </p>
      </div>
      <Card pad={0} className={styles.card}>
        <div className={styles.map}>
          <GuideStage guide={guide} place={place} query={query} selected={pointed} />
          <AppLink to={`/map?${query}`} className={buttonClass({ size: 48, className: styles.open })}>
            <Icon of={MapIcon} />
            {t('openMapWith', { count: city.locations })}
          </AppLink>
        </div>
        <div className={styles.best}>
          <h3>{t('best')}</h3>
          <ul>
            {guide.best.map((each) => (
              <li key={each.slug} onMouseOver={() => point(each.slug)} onFocus={() => point(each.slug)}>
                <AppLink to={`/map/${each.slug}?${query}`} className={styles.place}>
                  <ListingThumb listing={each.thumb} size={72} />
                  <span className={styles.words}>
                    <span className={styles.reason}>
                      <Icon of={icons[each.reason]} size={14} />
                      {t(each.reason)}
                    </span>
                    <span className={styles.name}>{each.thumb.name}</span>
                    <span className={styles.soft}>
                      {each.near === null
                        ? each.address
                        : t('walkFrom', {
                            place: each.near.name,
                            minutes: each.near.minutes,
                          })}
                    </span>
                    <span className={styles.soft}>
                      {each.rating !== null && (
                        <span className={styles.rating}>
                          <Star aria-hidden size={13} strokeWidth={0} className={styles.star} />
                          <b>{formatRating(each.rating, locale)}</b> ({each.reviewsCount})
                        </span>
                      )}
                      {/* Said already of one that never closes. */}
                      {each.reason !== 'alwaysOpen' && (
                        <span>
                          {isWholeDay(each.open)
                            ? t('alwaysOpen')
                            : each.open
                                .map(({ from, to }) => `${formatMinute(from, locale)} – ${formatMinute(to, locale)}`)
                                .join(', ')}
                        </span>
                      )}
                    </span>
                  </span>
                  <span className={styles.price}>{formatMoney(each.price, locale)}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
      </Card>
    </section>
  );
}
