import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { AdminPage } from '../kit/admin-page.tsx';

/** Stands at an address of administration without a page: the rail and the palette stay at hand. */
export function MissingPage() {
  const t = useTexts('admin');
  const common = useTexts('common');
  return (
    <AdminPage title={common('notFound')}>
      <EmptyState
        title={t('missingTitle')}
        action={
          <AppLink to="/admin" className={buttonClass({ size: 40 })}>
            {t('closedAction')}
          </AppLink>
        }
      >
        {t('missingText')}
      </EmptyState>
    </AdminPage>
  );
}
