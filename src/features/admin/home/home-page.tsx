import { onTheClock } from '#shared/time/wall-text.ts';
import { CircleCheck } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { useAdminZone } from '../kit/admin-zone.ts';
import { keysList } from '../kit/letters.ts';
import { KeyHints } from '../kit/keycap.tsx';
import { Segments } from '../kit/segments.tsx';
import { useAct } from '../kit/use-act.ts';
import { useKeys } from '../kit/use-keys.ts';
import { useListKeys } from '../kit/use-list-keys.ts';
import { useMayDo } from '../kit/use-may-do.ts';
import { useMoments } from '../kit/use-moments.ts';
import { Checks } from './checks.tsx';
import { DoneToday } from './done-today.tsx';
import { Figures } from './figures.tsx';
import styles from './home.module.css';
import { NeedRow } from './need-row.tsx';
import { Today } from './today.tsx';
import { OwnMails } from './own-mails.tsx';
import { areaOf, type NeedArea, Rack, useAreaWords } from './rack.tsx';
import type { Home } from './home.ts';

/** What needs a person now, what went through by itself, twelve weeks in figures, and what was checked. */
export function HomePage() {
  const t = useTexts('adminHome');
  const query = trpc.admin.home.get.useQuery(undefined, { refetchInterval: 30_000 });
  const { dataUpdatedAt: at } = query;
  return (
    <AdminPage title={t('title')} lead={at === 0 ? undefined : <AsOf at={new Date(at)} />} hasTimes>
      {query.isError && <ErrorBox errors={wireFailure(query.error, t('failed')).message} fallback={t('failed')} />}
      {query.isPending && <Skeleton height={400} />}
      {query.data !== undefined && <HomeBody home={query.data} now={new Date(at)} />}
    </AdminPage>
  );
}

/** As of when the page tells what it tells: day and time, in the zone that stands next to it. */
function AsOf({ at }: { readonly at: Date }) {
  const locale = useLocale();
  const timeZone = useAdminZone();
  const { clock } = useMoments();
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <time className={styles.asOf} dateTime={at.toISOString()}>
      {day.format(onTheClock(at, timeZone))}, {clock(at.toISOString())}
    </time>
  );
}

/** Six in the morning of the next day, in the browser's time. */
function tomorrowMorning(): string {
  const morning = new Date();
  morning.setDate(morning.getDate() + 1);
  morning.setHours(6, 0, 0, 0);
  return morning.toISOString();
}

function HomeBody({ home, now }: { readonly home: Home; readonly now: Date }) {
  const t = useTexts('adminHome');
  const admin = useTexts('admin');
  const router = useRouter();
  const utils = trpc.useUtils();
  const act = useAct(() => utils.admin.home.invalidate());
  const take = trpc.admin.home.take.useMutation();
  const snooze = trpc.admin.home.snooze.useMutation();
  const [area, setArea] = useState<NeedArea>('all');
  const [whose, setWhose] = useState<'all' | 'mine'>('all');
  const [chosen, setChosen] = useState<string | undefined>();
  const areas = useAreaWords();
  const seesBookings = useMayDo('support', 'finance');
  const mine = home.needs.filter(({ taken }) => taken?.isMe === true);
  const asked = whose === 'mine' ? mine : home.needs;
  const shown = asked.filter(({ kind }) => area === 'all' || areaOf(kind) === area);
  const need = shown.find(({ id }) => id === chosen);
  useListKeys({
    ids: shown.map(({ id }) => id),
    chosen,
    onChoose: setChosen,
    onOpen: () => need !== undefined && void router.navigate({ href: need.to }),
  });
  useKeys({
    m: () => {
      if (need === undefined) return;
      const isMine = need.taken?.isMe === true;
      void act(() => take.mutateAsync({ needId: need.id, mine: !isMine }), isMine ? t('givenBack') : t('taken'));
    },
    z: () => {
      if (need === undefined) return;
      const at = shown.indexOf(need);
      const putOff = async () => {
        await snooze.mutateAsync({ needId: need.id, until: tomorrowMorning() });
        setChosen((shown[at + 1] ?? shown[at - 1])?.id);
      };
      void act(putOff, t('putOff'));
    },
  });
  const { mails, payments, refunds, payouts } = home.through;
  return (
    <div className={styles.page}>
      {home.today.length > 0 && <Today today={home.today} />}
      <header className={styles.head}>
        <div>
          <h2>{home.needs.length === 0 ? t('nothingNeeds') : t('needPerson', { count: home.needs.length })}</h2>
          <p>
            {t('through', {
              mails: t('throughMails', { count: mails }),
              payments: t('throughPayments', { count: payments }),
              refunds: t('throughRefunds', { count: refunds }),
              payouts: t('throughPayouts', { count: payouts }),
            })}
          </p>
        </div>
        <Segments
          label={t('whose')}
          items={[
            { value: 'all', words: t('everyones') },
            { value: 'mine', words: t('mine'), count: mine.length },
          ]}
          value={whose}
          onChange={setWhose}
        />
      </header>
      {!home.isWhole && <Notice tone="danger">{t('notWhole')}</Notice>}
      <Rack needs={asked} chosen={area} onChoose={setArea} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.card} aria-label={t('queue')}>
            {shown.length > 0 && (
              <header className={styles.queueHead}>
                <h3>{areas[area]}</h3>
                <span className={styles.soft}>{t('queueOrder')}</span>
              </header>
            )}
            {home.needs.length === 0 ? (
              <EmptyState picture={<Icon of={CircleCheck} size={40} />} title={t('allDone')}>
                {t('allDoneText')}
              </EmptyState>
            ) : shown.length === 0 ? (
              <EmptyState title={t('nothingHere')} />
            ) : (
              <ul className={styles.needs}>
                {shown.map((each) => (
                  <NeedRow key={each.id} need={each} isChosen={each.id === chosen} now={now} />
                ))}
              </ul>
            )}
            {home.asleepCount > 0 && <p className={styles.note}>{t('asleep', { count: home.asleepCount })}</p>}
          </section>
          <DoneToday done={home.done} />
          <KeyHints
            hints={[
              [['J', 'K'], admin('keyMove')],
              [['↵'], admin('keyOpen')],
              [['M'], t('keyMine')],
              [['Z'], t('keyTomorrow')],
              ...(seesBookings ? ([[['G', 'B'], t('keyBookings')]] as const) : []),
              [['?'], t('keyAll'), () => keysList.dispatchEvent(new Event('ask'))],
            ]}
          />
        </div>
        <div className={styles.side}>
          <Figures />
          <Checks checks={home.checks} />
          <OwnMails />
        </div>
      </div>
    </div>
  );
}
