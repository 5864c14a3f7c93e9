import { Phone } from 'lucide-react';
import { telLink } from '#web/lib/nav/tel-link.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './claims.module.css';

/** Another person has the bag: a call is quicker than any claim. */
export function CallNow({ phone }: { readonly phone: string }) {
  const t = useTexts('claims');
  const [before = '', after = ''] = t('somebodyElse').split('{link}');
  return (
    <p className={styles.call}>
      <Icon of={Phone} size={18} />
      <span>
        {before}
        <a href={telLink(phone)}>{t('callNow')}</a>
        {after}
      </span>
    </p>
  );
}
