import { CityCards } from '#web/parts/city-cards/city-cards.tsx';
import type { SearchFilter } from '#web/parts/filter/filter.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ArrowRight } from 'lucide-react';
import { Hero } from './hero.tsx';
import { PartnerCall } from './partner-call.tsx';
import { Steps } from './steps.tsx';
import styles from './landing.module.css';

const numbers = [
  'citiesNumber1',
  'citiesNumber2',
  'citiesNumber3',
  'citiesNumber4',
  'citiesNumber5',
  'citiesNumber6',
] as const;

export type LandingPageProps = {
  /** The last search of this browser. */
  readonly kept: SearchFilter | null;
};

/** The landing page. Its route loads `search.home`, `search.start` and the country rates. */
export function LandingPage({ kept }: LandingPageProps) {
  const t = useTexts('landing');
  const [home] = trpc.search.home.useSuspenseQuery();
  const count = home.cities.length;
  const number = numbers[count - 1];
  return (
    <div className={styles.page}>
      <Hero kept={kept} />
      <Steps />
      {number !== undefined && (
        <section className={styles.section} aria-labelledby="cities">
          <div className={styles.head}>
            <h2 id="cities">{t('cities', { count, number: t(number) })}</h2>
            <AppLink to="/map" className={styles.all}>
              {t('seeAllLocations')}
              <Icon of={ArrowRight} />
            </AppLink>
          </div>
          <CityCards cities={home.cities} />
        </section>
      )}
      <PartnerCall />
    </div>
  );
}
