import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useSite, useViewer } from '#web/lib/viewer.ts';
import { LanguageMenu } from '#web/parts/language-menu.tsx';
import { Newsletter } from './newsletter.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import styles from './footer.module.css';

export function Footer() {
  const t = useTexts('common');
  const locale = useLocale();
  const site = useSite();
  const viewer = useViewer();
  const columns: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
    [
      t('travellers'),
      [
        [t('bookStorage'), '/map'],
        [t('locations'), '/locations'],
        [t('myBookings'), '/orders'],
        [t('pricing'), `/${locale}/pricing`],
        [t('faq'), `/${locale}/faq`],
      ],
    ],
    [
      t('partners'),
      [
        [t('ownAShop'), '/partners'],
        viewer?.isPartner ? [t('partnerDashboard'), '/dashboard'] : [t('signIn'), '/login'],
      ],
    ],
    [
      site.name,
      [
        [t('about'), '/about'],
        [t('ourBlog'), site.blogUrl],
        [t('contactUs'), '/contact'],
        [t('privacy'), '/privacy'],
        [t('terms'), '/terms'],
      ],
    ],
  ];
  return (
    <footer className={styles.footer} data-print="hide">
      <div className={styles.inner}>
        <Newsletter />
        <nav aria-label={t('footer')} className={styles.columns}>
          {columns.map(([heading, links]) => (
            <div key={heading}>
              <h2 className={styles.heading}>{heading}</h2>
              <ul>
                {links.map(([words, to]) => (
                  <li key={to}>
                    {to.startsWith('/') ? (
                      <AppLink to={to} className={styles.link}>
                        {words}
                      </AppLink>
                    ) : (
                      <a href={to} target="_blank" rel="noopener" className={styles.link}>
                        {words}
                        <span className="sr-only">{t('newTab')}</span>
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.end}>
          <p>{t('copyright', { site: site.name })}</p>
          <div className={styles.choices}>
            <ThemeMenu />
            <LanguageMenu />
          </div>
        </div>
      </div>
    </footer>
  );
}
