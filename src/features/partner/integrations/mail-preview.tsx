import { kindFor } from '#web/drawings/storefront/kinds.ts';
import { StorefrontWide } from '#web/drawings/storefront/storefront-wide.tsx';
import { formatMoney } from '#web/lib/format/money.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './guesty.module.css';

/** The mail as a guest of a sample rental would get it. */
export function MailPreview() {
  const t = useTexts('integrations');
  const locale = useLocale();
  const [{ letter }] = trpc.integrations.month.useSuspenseQuery();
  const [listings] = trpc.partner.listings.useSuspenseQuery();
  const listing = listings.find(({ isBookable, isPublished }) => isBookable && isPublished);
  return (
    <section>
      <h2 className={styles.heading}>{t('preview')}</h2>
      {letter === null ? (
        <Card>{t('noPreview')}</Card>
      ) : (
        <Card pad={0} className={styles.mail}>
          <p className={styles.envelope}>
            {t('from')} <strong>{letter.sender}</strong>
            <br />
            {t('subject')} <strong>{t('sampleSubject')}</strong>
          </p>
          <div className={styles.picture}>
            <StorefrontWide
              kind={listing?.placeType === 'hotel' ? 'hotel' : kindFor(listing?.businessType ?? null)}
              name={letter.location}
            />
          </div>
          <div className={styles.letter}>
            <p>{t('sampleGreeting')}</p>
            <p>
              {t('sampleText', { location: letter.location })}{' '}
              {t('sampleFacts', { price: formatMoney(letter.price, locale) })}
            </p>
            <span className={styles.button}>{t('sampleAction')}</span>
          </div>
        </Card>
      )}
    </section>
  );
}
