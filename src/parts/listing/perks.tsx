import { CalendarCheck, ShieldCheck } from 'lucide-react';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import styles from './listing-parts.module.css';

/** The insurance banner and 'Free Cancellation'. Needs the area `listing`. */
export function Perks({ className }: { readonly className?: string | undefined }) {
  const t = useTexts('listing');
  const site = trpc.cms.site.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const amount = site.data?.insuredAmount ?? null;
  return (
    <p className={cx(styles.perks, className)}>
      <span>
        <Icon of={ShieldCheck} size={16} />
        {amount === null ? t('insuranceIncluded') : t('insuredAmount', { amount })}
      </span>
      <span>
        <Icon of={CalendarCheck} size={16} />
        {t('freeCancellation')}
      </span>
    </p>
  );
}
