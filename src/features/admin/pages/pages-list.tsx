import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AdminPage } from '#web/features/admin/kit/admin-page.tsx';
import { locales } from '#shared/messages/text.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useMoments } from '#web/features/admin/kit/use-moments.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { useOpenedBy } from '#web/features/admin/kit/use-opened-by.ts';
import { NewPage } from './new-page.tsx';
import { kindWords } from './page-types.ts';
import styles from './pages-list.module.css';

/** Every page by its address, with its languages and what waits to be published. */
export function PagesList() {
  const t = useTexts('adminPages');
  const [pages] = trpc.admin.pages.list.useSuspenseQuery();
  const [text, setText] = useState('');
  const [isNew, setIsNew] = useOpenedBy('new');
  const wanted = text.trim().toLowerCase();
  const shown = pages.filter(({ url, title }) => `${url} ${title}`.toLowerCase().includes(wanted));
  const { moment: time } = useMoments();
  return (
    <AdminPage title={t('title')} hasTimes>
      <div className={styles.head}>
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button size={44} onClick={() => setIsNew(true)}>
          <Icon of={Plus} />
          {t('newPage')}
        </Button>
      </div>
      {shown.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <ul className={styles.list}>
        {shown.map((page) => (
          <li key={page.url}>
            <AppLink to={`/admin/pages/edit?url=${encodeURIComponent(page.url)}`} className={styles.row}>
              <span className={styles.words}>
                <span className={styles.title}>{page.title}</span>
                <span className={styles.soft}>
                  {page.url} • {t(kindWords[page.pageType])}
                </span>
              </span>
              <span className={styles.languages}>
                {locales.map((language) => (
                  <span
                    key={language}
                    className={cx(
                      styles.language,
                      page.published.includes(language) && styles.on,
                      page.drafts.includes(language) && styles.draft,
                    )}
                    title={
                      page.drafts.includes(language)
                        ? t('draft')
                        : t(page.published.includes(language) ? 'published' : 'missing')
                    }
                  >
                    {language}
                  </span>
                ))}
              </span>
              <span className={styles.state}>
                {page.publishAt !== null ? (
                  <Chip tone="ticket">{t('planned', { at: time(page.publishAt) })}</Chip>
                ) : page.isOffline ? (
                  <Chip>{t('offline')}</Chip>
                ) : page.drafts.length > 0 ? (
                  <Chip tone="ticket">{t('draft')}</Chip>
                ) : page.published.length === 0 ? (
                  <Chip>{t('unpublished')}</Chip>
                ) : null}
              </span>
              <span className={styles.soft}>{time(page.changedAt)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      <NewPage open={isNew} onClose={() => setIsNew(false)} />
    </AdminPage>
  );
}
