import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '#web/features/admin/kit/admin-page.tsx';
import { useTexts } from '#web/lib/texts.ts';

export const Route = createFileRoute('/admin/')({ component: Home });

function Home() {
  const t = useTexts('admin');
  return <AdminPage title={t('navHome')}>{null}</AdminPage>;
}
