import { useIsAlive } from '#web/lib/map/use-is-alive.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Select } from '#web/ui/field/select.tsx';
import { countryChoices } from './country-choices.ts';
import { placeName } from './place-name.ts';
import type { Place } from './place.ts';
import styles from './rates.module.css';

interface AddPlaceProps {
  readonly places: readonly Place[];
  /** Regions in which locations stand and that say nothing of themselves yet. */
  readonly regions: readonly { readonly country: string; readonly region: string }[];
  /** Countries in which this platform can pay partners. */
  readonly served: readonly string[];
  /** Another place is being changed. */
  readonly isLocked: boolean;
  readonly onRegion: (country: string, region: string) => void;
  readonly onCountry: (country: string, currency: string) => void;
}

/** Adds a row: of a country, whose rates are then written into it, or of a region that differs from its country. */
export function AddPlace({ places, regions, served, isLocked, onRegion, onCountry }: AddPlaceProps) {
  const t = useTexts('adminRates');
  const locale = useLocale();
  // A browser may call a country by another name than the server does.
  const isAlive = useIsAlive();
  const taken = places.filter(({ region }) => region === null).map(({ country }) => country);
  const countries = isAlive ? countryChoices(locale, taken).filter(({ country }) => served.includes(country)) : [];
  return (
    <div className={styles.add}>
      {regions.length > 0 && (
        <Select
          aria-label={t('addRegion')}
          disabled={isLocked}
          value=""
          onChange={({ target }) => {
            const [country = '', region = ''] = target.value.split('|');
            onRegion(country, region);
          }}
        >
          <option value="">{t('addRegion')}</option>
          {regions.map(({ country, region }) => (
            <option key={`${country}|${region}`} value={`${country}|${region}`}>
              {placeName({ country, region }, locale)}, {country}
            </option>
          ))}
        </Select>
      )}
      <Select
        aria-label={t('addCountry')}
        disabled={isLocked}
        value=""
        onChange={({ target }) => {
          const chosen = countries.find(({ country }) => country === target.value);
          if (chosen !== undefined) onCountry(chosen.country, chosen.currency);
        }}
      >
        <option value="">{t('addCountry')}</option>
        {countries.map(({ country, name, currency }) => (
          <option key={country} value={country}>
            {name}, {currency}
          </option>
        ))}
      </Select>
    </div>
  );
}
