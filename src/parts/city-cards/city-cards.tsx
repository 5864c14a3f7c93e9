import { Scene, type SceneName } from '#web/drawings/scene.tsx';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import styles from './city-cards.module.css';

interface City {
  readonly key: string;
  /** What it is called in the reader's language. */
  readonly name: string;
  readonly locations: number;
  readonly latitude: number;
  readonly longitude: number;
  /** Its page; without one the card opens the map there. */
  readonly url?: string;
}

const scenes: Readonly<Record<string, SceneName>> = {
  Toronto: 'city-toronto',
  Montreal: 'city-montreal',
  Seattle: 'city-seattle',
  'Los Angeles': 'city-los-angeles',
  'San Francisco': 'city-san-francisco',
  Vancouver: 'city-vancouver',
};

/** The order in which the drawings make two even rows: the first and the last are wide. */
const order = Object.keys(scenes);
const placeIn = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);

const mapAt = ({ name, latitude, longitude }: City): string =>
  `/map?q=${encodeURIComponent(name)}&lat=${latitude.toFixed(5)}&lng=${longitude.toFixed(5)}`;

interface CityCardsProps {
  readonly cities: readonly City[];
  /** All as wide as each other, in one row where there is room. */
  readonly even?: boolean;
}

/** The cities as pictures; each opens its page, or the map there. Needs the area `landing`. */
export function CityCards({ cities, even = false }: CityCardsProps) {
  const t = useTexts('landing');
  return (
    <div className={styles.measure}>
      <ul className={cx(styles.grid, even && styles.even)}>
        {cities
          .toSorted((a, b) => placeIn(a.key) - placeIn(b.key))
          .map((city) => {
            const isWide = !even && (city.key === 'Toronto' || city.key === 'Vancouver');
            return (
              <li key={city.key} className={cx(styles.city, isWide && styles.wide)}>
                <AppLink to={city.url ?? mapAt(city)} className={styles.card}>
                  <span className={styles.picture}>
                    <Scene
                      name={scenes[city.key] ?? 'city-toronto'}
                      wide={isWide}
                      width={isWide ? 588 : 282}
                      height={216}
                    />
                  </span>
                  <span className={styles.words}>
                    <span className={styles.name}>{city.name}</span>
                    <span className={styles.count}>{t('locations', { count: city.locations })}</span>
                  </span>
                </AppLink>
              </li>
            );
          })}
      </ul>
    </div>
  );
}
