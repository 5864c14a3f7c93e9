import { useTexts } from '#web/lib/texts.ts';
import { type SearchedPlace, useWayStart } from './use-way-start.ts';
import { useWayWords } from './way-words.ts';
import styles from './way-steps.module.css';

interface WayStepsProps {
  readonly listing: {
    readonly name: string;
    readonly address: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  /** The place that was searched; null for none. */
  readonly searched: SearchedPlace | null;
}

/** The way to a location in words. Needs the area `place`. */
export function WaySteps({ listing, searched }: WayStepsProps) {
  const t = useTexts('place');
  const words = useWayWords();
  const start = useWayStart(listing, searched);
  return (
    <ol className={styles.steps}>
      {start && <li>{words(start, listing)}</li>}
      <li>{t('wayArrive', { name: listing.name, address: listing.address })}</li>
    </ol>
  );
}
