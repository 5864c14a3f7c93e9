import { Languages, type LucideIcon } from 'lucide-react';
import { amenityNames } from '#shared/amenities/amenities.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { amenityLooks } from '#web/parts/listing/amenity-looks.ts';
import type { ListingDetails } from '#web/parts/listing/listing-types.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './place-page.module.css';

/** What there is at a location, and what its partner says there is not. */
export function AtLocation({ listing }: { readonly listing: ListingDetails }) {
  const t = useTexts('place');
  const listings = useTexts('listing');
  const locale = useLocale();
  const { amenities, additionalInformation } = listing;
  const { languages = [] } = amenities;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const facts = (answer: boolean) =>
    amenityNames.map((name) => {
      const { icon, has, lacks } = amenityLooks[name];
      return (
        amenities[name] === answer && (
          <Fact key={name} icon={icon} words={listings(answer ? has : lacks)} isLacking={!answer} />
        )
      );
    });
  return (
    <section className={styles.section}>
      <h2>{t('atLocation')}</h2>
      <ul className={styles.grid}>
        {facts(true)}
        {languages.length > 0 && (
          <Fact
            icon={Languages}
            words={new Intl.ListFormat(locale, { type: 'unit' }).format(
              languages.map((code) => names.of(code) ?? code),
            )}
            note={t('spoken')}
          />
        )}
        {facts(false)}
      </ul>
      {additionalInformation !== null && <p className={styles.note}>{additionalInformation}</p>}
    </section>
  );
}

type FactProps = {
  readonly icon: LucideIcon;
  readonly words: string;
  readonly note?: string;
  readonly isLacking?: boolean;
};

function Fact({ icon, words, note, isLacking = false }: FactProps) {
  return (
    <li className={cx(styles.fact, isLacking && styles.lacking)}>
      <Icon of={icon} />
      <span>{words}</span>
      {note !== undefined && <span className={styles.soft}>{note}</span>}
    </li>
  );
}
