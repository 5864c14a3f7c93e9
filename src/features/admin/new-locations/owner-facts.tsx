import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import tones from '../kit/tones.module.css';
import { useAge } from '../kit/use-age.ts';
import { useMoments } from '../kit/use-moments.ts';
import type { Look } from './look.ts';
import styles from './look.module.css';

interface OwnerFactsProps {
  readonly look: Look;
  /** When the page was asked for. */
  readonly now: Date;
}

/** Whose location it is: how old the account is, and how many locations it has. */
export function OwnerFacts({ look: { owner }, now }: OwnerFactsProps) {
  const t = useTexts('adminNewLocations');
  const age = useAge();
  const { day } = useMoments();
  return (
    <section className={styles.owner}>
      <h3>{t('owner')}</h3>
      <AppLink to={`/admin/people?person=${owner.id}`}>{owner.name}</AppLink>
      <p className={tones.soft}>{t('ownerSince', { age: age(owner.since, now), day: day(owner.since) })}</p>
      <p className={tones.soft}>{t('locations', { count: owner.locationsCount })}</p>
      {!owner.isConfirmed && <p className={tones.soft}>{t('unconfirmed')}</p>}
    </section>
  );
}
