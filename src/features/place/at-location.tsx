import { Accessibility, ArrowUpDown, Bath, Languages, type LucideIcon, Video, Wifi } from 'lucide-react';
import { type AmenityName, amenityNames } from '#shared/partner/amenities.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import type { ListingDetails } from '#web/parts/listing/listing-types.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './place-page.module.css';

const shown = {
  ramp: { icon: Accessibility, has: 'ramp', lacks: 'noRamp' },
  lift: { icon: ArrowUpDown, has: 'lift', lacks: 'noLift' },
  camera: { icon: Video, has: 'camera', lacks: 'noCamera' },
} as const satisfies Record<AmenityName, object>;

/** What there is at a location, and what its partner says there is not. */
export function AtLocation({ listing }: { readonly listing: ListingDetails }) {
  const t = useTexts('place');
  const listings = useTexts('listing');
  const locale = useLocale();
  const { wiFi, restroom, amenities, additionalInformation } = listing;
  const { languages = [] } = amenities;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const facts = amenityNames
    .flatMap((name) => (amenities[name] === undefined ? [] : [{ ...shown[name], isLacking: !amenities[name] }]))
    .toSorted((a, b) => Number(a.isLacking) - Number(b.isLacking));
  return (
    <section className={styles.section}>
      <h2>{t('atLocation')}</h2>
      <ul className={styles.grid}>
        {wiFi && <Fact icon={Wifi} words={listings('wiFi')} />}
        {restroom && <Fact icon={Bath} words={listings('restroom')} />}
        {languages.length > 0 && (
          <Fact
            icon={Languages}
            words={new Intl.ListFormat(locale, { type: 'unit' }).format(
              languages.map((code) => names.of(code) ?? code),
            )}
            note={t('spoken')}
          />
        )}
        {facts.map(({ icon, has, lacks, isLacking }) => (
          <Fact key={has} icon={icon} words={t(isLacking ? lacks : has)} isLacking={isLacking} />
        ))}
        {!wiFi && <Fact icon={Wifi} words={t('noWiFi')} isLacking />}
        {!restroom && <Fact icon={Bath} words={t('noRestroom')} isLacking />}
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
