import { useTexts } from '#web/lib/texts.ts';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import styles from './place-page.module.css';

/** A location's page while it is on its way: its name at once, where it is known. */
export function PlaceSkeleton({ name }: { readonly name: string | null }) {
  const t = useTexts('place');
  return (
    <div className={styles.column}>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className={styles.waiting}>
        <Skeleton width={220} height={20} />
        <Skeleton height={292} radius={12} />
        {name === null ? <Skeleton width="60%" height={34} /> : <h1>{name}</h1>}
        <Skeleton width="44%" height={18} />
        <Skeleton height={174} radius={16} />
        <Skeleton height={240} radius={16} />
      </div>
    </div>
  );
}
