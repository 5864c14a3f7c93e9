import { formatMinute } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useSite } from '#web/lib/viewer.ts';

/** When somebody answers, and by which ways: as the site's settings say. */
export function SupportHours({ className }: { readonly className?: string | undefined }) {
  const t = useTexts('common');
  const locale = useLocale();
  const { supportHours: hours, supportEmail, supportPhone } = useSite();
  const city = (hours.zone.split('/').at(-1) ?? hours.zone).replaceAll('_', ' ');
  return (
    <p className={className}>
      {t('supportHours', { from: formatMinute(hours.from, locale), to: formatMinute(hours.to, locale), city })}{' '}
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>{' '}
      <a href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`} style={{ whiteSpace: 'nowrap' }}>
        {supportPhone}
      </a>
    </p>
  );
}
