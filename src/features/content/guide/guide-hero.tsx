import { CalendarCheck, ChevronRight, Clock, ShieldCheck, Star } from 'lucide-react';
import { CityPanorama } from '#web/drawings/scene.tsx';
import { formatMoney } from '#web/lib/format/money.ts';
import { formatCount, formatRating } from '#web/lib/format/number.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { SearchTicket } from '#web/parts/search-ticket/search-ticket.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ContentView } from '../content-view.ts';
import { sceneOf } from '../scene-of.ts';
import type { Guide } from './guide-types.ts';
import styles from './guide-hero.module.css';

interface GuideHeroProps {
  readonly page: ContentView;
  readonly guide: Guide | null;
}

/** Where one is, the title over the city's own drawing, the search filled in, and what can be trusted. */
export function GuideHero({ page, guide }: GuideHeroProps) {
  const t = useTexts('guide');
  const locale = useLocale();
  const { cityName: city, cityUrl } = page;
  const { place } = page.settings;
  const hourly = guide?.hourlyFrom ?? null;
  const lead = () => {
    if (guide === null || hourly === null) return page.description;
    const price = formatMoney(hourly, locale);
    const count = guide.city.locations;
    if (place === undefined)
      return (
        <>
          <span className={styles.wide}>{t('cityLead', { count, price })}</span>
          <span className={styles.short}>{t('cityLeadShort', { count, price })}</span>
        </>
      );
    return guide.around.within === 0 ? page.description : t('placeLead', { count: guide.around.within, price });
  };
  const scene = sceneOf(page.background);
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {scene !== undefined && (
            <div className={styles.drawing} data-sky>
              <CityPanorama name={scene} />
            </div>
          )}
          <nav aria-label={t('crumbs')} className={cx(place === undefined && styles.wide)}>
            <ol className={styles.crumbs}>
              <li>
                <AppLink to="/locations">{t('cities')}</AppLink>
              </li>
              <li>
                <Icon of={ChevronRight} size={14} />
                {place === undefined ? (
                  <span aria-current="page">{city}</span>
                ) : cityUrl === null ? (
                  <span>{city}</span>
                ) : (
                  <AppLink to={cityUrl}>{city}</AppLink>
                )}
              </li>
              {place !== undefined && (
                <li>
                  <Icon of={ChevronRight} size={14} />
                  <span aria-current="page">{place.name}</span>
                </li>
              )}
            </ol>
          </nav>
          <h1 className={styles.title}>{page.title}</h1>
          <p className={styles.lead}>{lead()}</p>
        </div>
        {guide !== null && (
          <SearchTicket
            key={page.url}
            start={{
              stay: guide.stay,
              zone: guide.zone,
              now: guide.now,
              center: guide.center,
            }}
            place={{
              label: place === undefined ? guide.city.name : `${place.name}, ${guide.city.name}`,
              ...guide.center,
            }}
            bagsCount={guide.bagsCount}
            className={styles.ticket}
          />
        )}
      </div>
      {guide !== null && <Trust guide={guide} />}
    </header>
  );
}

function Trust({ guide: { city } }: { readonly guide: Guide }) {
  const t = useTexts('guide');
  const locale = useLocale();
  return (
    <ul className={styles.trust}>
      <li>
        <Icon of={ShieldCheck} className={styles.sign} />
        {t('insuranceIncluded')}
      </li>
      <li>
        <Icon of={CalendarCheck} className={styles.sign} />
        {t('freeCancellation')}
      </li>
      {city.alwaysOpen > 0 && (
        <li>
          <Icon of={Clock} className={styles.sign} />
          {t('open24', { count: city.alwaysOpen })}
        </li>
      )}
      {city.rating !== null && (
        <li>
          <Star aria-hidden size={16} strokeWidth={0} className={styles.star} />
          <span>
            {formatRating(city.rating, locale)}{' '}
            <span className={styles.soft}>
              {t('fromReviews', {
                count: city.reviewsCount,
                reviews: formatCount(city.reviewsCount, locale),
                city: city.name,
              })}
            </span>
          </span>
        </li>
      )}
    </ul>
  );
}
