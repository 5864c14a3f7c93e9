import { Footprints } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './listing-parts.module.css';

export type WalkTimeProps = {
  readonly walk: { readonly minutes: number; readonly isEstimate: boolean } | null;
};

const longestWalk = 90;

/** "3 min" on foot, which says of itself when it is an estimate; no walk beyond an hour and a half. Needs the area `listing`. */
export function WalkTime({ walk }: WalkTimeProps) {
  const t = useTexts('listing');
  if (walk === null || walk.minutes > longestWalk) return null;
  const label = t(walk.isEstimate ? 'walkingEstimate' : 'walkingLabel', { count: walk.minutes });
  return (
    <span className={styles.item} title={label}>
      <Icon of={Footprints} size={16} />
      <span aria-hidden>{t('walkingTime', { minutes: walk.minutes })}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
