import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { Checks } from './checks.tsx';
import { DoneToday } from './done-today.tsx';
import { Figures } from './figures.tsx';
import styles from './home.module.css';
import { NeedRow } from './need-row.tsx';
import { areaOf, type NeedArea, Rack } from './rack.tsx';

export type Home = Outputs['admin']['home']['get'];

/** What needs a person now, what went through by itself, twelve weeks in figures, and what was checked. */
export function HomePage() {
  const t = useTexts('adminHome');
  const query = trpc.admin.home.get.useQuery(undefined, { refetchInterval: 30_000 });
  return (
    <AdminPage title={t('title')} hasTimes>
      {query.isError && <ErrorBox errors={wireFailure(query.error, t('failed')).message} fallback={t('failed')} />}
      {query.isPending && <Skeleton height={400} />}
      {query.data !== undefined && <HomeBody home={query.data} />}
    </AdminPage>
  );
}

function HomeBody({ home }: { readonly home: Home }) {
  const t = useTexts('adminHome');
  const [area, setArea] = useState<NeedArea>('all');
  const shown = home.needs.filter(({ kind }) => area === 'all' || areaOf(kind) === area);
  const { mails, payments, refunds, payouts } = home.through;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2>{home.needs.length === 0 ? t('nothingNeeds') : t('needPerson', { count: home.needs.length })}</h2>
        <p>{t('through', { mails, payments, refunds, payouts })}</p>
      </header>
      {!home.isWhole && <Notice tone="danger">{t('notWhole')}</Notice>}
      <Rack needs={home.needs} chosen={area} onChoose={setArea} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.card} aria-label={t('queue')}>
            {shown.length === 0 ? (
              <EmptyState title={t('nothingNeeds')} />
            ) : (
              <ul className={styles.needs}>
                {shown.map((need) => (
                  <NeedRow key={need.id} need={need} />
                ))}
              </ul>
            )}
          </section>
          <DoneToday done={home.done} />
        </div>
        <div className={styles.side}>
          <Figures />
          <Checks checks={home.checks} />
        </div>
      </div>
    </div>
  );
}
