import { useTexts } from '#web/lib/texts.ts';
import type { ListingDetails } from '#web/parts/listing/listing-types.ts';
import { rackOf } from './rack-of.ts';
import styles from './rack.module.css';

/** How much room a location has for the whole stay: a rod with a luggage tag for each place. */
export function Rack({ listing: { placesLeft, maxCapacity, quote } }: { readonly listing: ListingDetails }) {
  const t = useTexts('place');
  const { tags, yours } = rackOf({ left: placesLeft, capacity: maxCapacity, bags: quote.bagsCount });
  const room = { left: placesLeft, capacity: maxCapacity };
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t('room')}</h2>
        <p>
          <strong data-none={placesLeft === 0 || undefined}>{t('roomFree', room)}</strong> <span>{t('roomStay')}</span>
        </p>
      </div>
      <div role="img" aria-label={t('rackLabel', { ...room, yours })} className={styles.rack} data-count={tags.length}>
        {tags.map((state, index) => (
          <i key={index}>
            <svg aria-hidden viewBox="0 0 26 36" width={26} height={36} data-state={state}>
              <path className={styles.thread} d="M13 0V8" />
              <path className={styles.tag} d="M7.5 6.8h11l6 6V32a2.5 2.5 0 0 1-2.5 2.5H4A2.5 2.5 0 0 1 1.5 32V12.8z" />
              <circle className={styles.hole} cx="13" cy="11.5" r="2" />
            </svg>
          </i>
        ))}
      </div>
      <ul aria-hidden className={styles.legend}>
        {(['taken', 'yours', 'free'] as const).map((state) => (
          <li key={state}>
            <span data-state={state} />
            {t(state)}
          </li>
        ))}
      </ul>
    </section>
  );
}
