import { formatMinute, placeOfZone } from '#web/lib/format/time.ts';
import { telLink } from '#web/lib/nav/tel-link.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useSite } from '#web/lib/viewer.ts';
import styles from './support-hours.module.css';

/** When a person answers, and by which ways: as the site's settings say. */
export function SupportHours({ className }: { readonly className?: string | undefined }) {
  const t = useTexts('common');
  const locale = useLocale();
  const { supportHours: hours, supportEmail, supportPhone } = useSite();
  const city = placeOfZone(hours.zone);
  const unbroken = (minute: number) => formatMinute(minute, locale).replaceAll(' ', '\u00a0');
  return (
    <p className={className}>
      <span className={styles.said}>
        {t('supportHours', { from: unbroken(hours.from), to: unbroken(hours.to), city })}{' '}
      </span>
      <span className={styles.ways}>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        <a href={telLink(supportPhone)}>{supportPhone}</a>
      </span>
    </p>
  );
}
