import { Check, Link2Off, MailX, PenLine, Phone, Send, UserRoundPen } from 'lucide-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import jobStyles from '../jobs/jobs.module.css';
import { plainError } from '../jobs/plain-error.ts';
import { SystemTabs } from '../jobs/system-tabs.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { Follows } from '../kit/follows.tsx';
import { Found } from '../kit/found.tsx';
import { Happened, type Happening } from '../kit/happened.tsx';
import { Keycap, KeyHints } from '../kit/keycap.tsx';
import { PanelHead, PanelSection } from '../kit/panel.tsx';
import { PeriodSelect } from '../kit/period-select.tsx';
import rows from '../kit/rows.module.css';
import { Segments } from '../kit/segments.tsx';
import { SearchField } from '../kit/search-field.tsx';
import { useKeys } from '../kit/use-keys.ts';
import { useListKeys } from '../kit/use-list-keys.ts';
import { useSendKey } from '../kit/use-send-key.ts';
import { useMoments } from '../kit/use-moments.ts';

/** Mails of the last week and their fate; the chosen one beside them. */
export function MailsPage() {
  const t = useTexts('adminMails');
  const admin = useTexts('admin');
  const common = useTexts('common');
  const { mail, text = '', fate = 'all', days = 7 } = useSearch({ from: '/admin/mails' });
  const navigate = useNavigate();
  const change = (next: {
    mail?: string | undefined;
    text?: string | undefined;
    fate?: 'failed' | 'sent' | undefined;
    days?: number | undefined;
  }) =>
    void navigate({
      to: '/admin/mails',
      search: {
        mail,
        text: text === '' ? undefined : text,
        fate: fate === 'all' ? undefined : fate,
        days: days === 7 ? undefined : days,
        ...next,
      },
      replace: true,
    });
  const query = trpc.admin.mails.list.useInfiniteQuery(
    { text, fate, days },
    { placeholderData: (before) => before, getNextPageParam: ({ next }) => next },
  );
  const mails = query.data?.pages.flatMap((page) => page.mails) ?? [];
  const latest = query.data?.pages[0];
  const { listed } = useMoments();
  useKeys({
    // Nothing is sent by a letter: it leads to where it is.
    s: () => document.querySelector<HTMLElement>('[data-decides=mail] [data-go]')?.focus(),
    e: () => document.querySelector<HTMLElement>('[data-decides=mail] input')?.focus(),
  });
  useListKeys({
    ids: mails.map(({ id }) => id),
    chosen: mail,
    onChoose: (id) => change({ mail: id }),
  });
  return (
    <AdminPage
      title={t('title')}
      hasTimes
      panel={
        mail === undefined ? null : <MailPanel key={mail} mailId={mail} onClose={() => change({ mail: undefined })} />
      }
    >
      <SystemTabs chosen="mails" />
      <div className={rows.tools}>
        <SearchField
          label={t('search')}
          hint={t('searchHint')}
          value={text}
          onChange={(next) => change({ text: next === '' ? undefined : next })}
        />
      </div>
      <div className={rows.tools}>
        <Segments
          label={t('fate')}
          value={fate}
          onChange={(value) => change({ fate: value === 'all' ? undefined : value })}
          items={[
            { value: 'all', words: t('all') },
            { value: 'failed', words: t('failedFate'), count: latest?.failed },
            { value: 'sent', words: t('sentFate') },
          ]}
        />
        <PeriodSelect days={days} onChange={(value) => change({ days: value === 7 ? undefined : value })} />
        {latest !== undefined && (
          <span className={rows.count} role="status">
            {t('found', { count: latest.count })}
          </span>
        )}
      </div>
      {query.isError && <ErrorBox errors={wireFailure(query.error, t('failed')).message} fallback={t('failed')} />}
      {query.isPending && <Skeleton height={320} />}
      {latest !== undefined && mails.length === 0 && <EmptyState title={t('none')} />}
      {mails.length > 0 && (
        <table className={rows.table}>
          <caption className="sr-only">{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('time')}</th>
              <th scope="col">{t('mail')}</th>
              <th scope="col">{t('to')}</th>
              <th scope="col">{t('inLanguage')}</th>
              <th scope="col">{t('fate')}</th>
            </tr>
          </thead>
          <tbody>
            {mails.map((each) => (
              <tr
                key={each.id}
                className={rows.row}
                data-chosen={each.id === mail || undefined}
                onClick={() => change({ mail: each.id })}
              >
                <td data-cell="belowEnd" className={rows.when}>
                  {listed(each.createdAt)}
                </td>
                <td data-cell="title">
                  <button type="button" className={rows.open} onClick={() => change({ mail: each.id })}>
                    <Found text={each.subject} wanted={text} />
                  </button>
                  <span className={rows.soft}>{each.bookingCode ?? ''}</span>
                </td>
                <td data-cell="below">
                  <Found text={each.to} wanted={text} />
                </td>
                <td data-cell="none">{each.language.slice(0, 2).toUpperCase()}</td>
                <td data-cell="end">
                  <Fate state={each.state} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={rows.foot}>
        {query.hasNextPage && (
          <Button
            variant="secondary"
            size={40}
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('older')}
          </Button>
        )}
        <KeyHints
          hints={[
            [['J', 'K'], admin('keyMove')],
            [['↵'], admin('keyOpen')],
            [['S'], t('keyAgain')],
            [['E'], t('keyCorrect')],
            [['Esc'], common('close')],
          ]}
        />
        <span className={rows.count}>{t('kept')}</span>
      </div>
    </AdminPage>
  );
}

function Fate({ state }: { readonly state: 'sent' | 'failed' }) {
  const t = useTexts('adminMails');
  return state === 'sent' ? (
    <Chip icon={Check}>{t('sentFate')}</Chip>
  ) : (
    <Chip tone="danger" icon={MailX}>
      {t('failedFate')}
    </Chip>
  );
}

type Mail = Outputs['admin']['mails']['get'];

function MailPanel({ mailId, onClose }: { readonly mailId: string; readonly onClose: () => void }) {
  const t = useTexts('adminMails');
  const { moment } = useMoments();
  const query = trpc.admin.mails.get.useQuery({ mailId });
  const mail = query.data;
  const storyOf = (told: Mail): Happening[] => [
    { key: 'written', icon: PenLine, what: t('written'), at: told.createdAt },
    told.state === 'sent'
      ? {
          key: 'sent',
          icon: Send,
          tone: 'brand',
          what: t('sentFate'),
          more: t('tries', { count: told.tries }),
          at: told.sentAt,
        }
      : {
          key: 'failed',
          icon: MailX,
          tone: 'danger',
          what: t('failedFate'),
          more: t('tries', { count: told.tries }),
          at: null,
        },
  ];
  if (mail === undefined)
    return (
      <>
        <PanelHead title={t('mail')} onClose={onClose} />
        {query.isError ? (
          <ErrorBox errors={wireFailure(query.error, t('failed')).message} fallback={t('failed')} />
        ) : (
          <Skeleton height={300} />
        )}
      </>
    );
  return (
    <>
      <PanelHead title={mail.subject} chip={<Fate state={mail.state} />} onClose={onClose}>
        <p className={rows.soft}>
          {t('toAt', { to: mail.to, at: moment(mail.createdAt) })}{' '}
          {mail.bookingCode !== null && (
            <AppLink to={`/admin/bookings?booking=${mail.bookingCode}`}>{mail.bookingCode}</AppLink>
          )}
        </p>
        {mail.error !== null && (
          <Notice tone="danger" title={plainError(mail.error)}>
            {mail.dropOffAt === null || mail.zone === null
              ? t('tries', { count: mail.tries })
              : t('dropOff', { at: moment(mail.dropOffAt, mail.zone) })}
          </Notice>
        )}
      </PanelHead>
      <PanelSection title={t('happened')}>
        <Happened events={storyOf(mail)} />
      </PanelSection>
      <PanelSection title={t('says')} aside={t('noLinks')}>
        <pre className={jobStyles.body}>{mail.body}</pre>
      </PanelSection>
      {mail.isRepeatable && <SendAgain mail={mail} />}
    </>
  );
}

/** The mail once more; to a corrected address where it went to somebody without an account. */
function SendAgain({ mail }: { readonly mail: Mail }) {
  const t = useTexts('adminMails');
  const toast = useToast();
  const utils = trpc.useUtils();
  const [email, setEmail] = useState(mail.to);
  const done = {
    onSuccess: ({ to }: { readonly to: string }) => {
      toast.info(t('onItsWay', { to }));
      return utils.admin.invalidate();
    },
  };
  const again = trpc.admin.mails.again.useMutation(done);
  const correct = trpc.admin.mails.correct.useMutation(done);
  const isOther = email.trim().toLowerCase() !== mail.to.toLowerCase();
  const failure = again.error ?? correct.error;
  const press = () => (isOther ? correct.mutate({ mailId: mail.id, email }) : again.mutate({ mailId: mail.id }));
  useSendKey(press, !again.isPending && !correct.isPending);
  return (
    <PanelSection title={t(mail.isCorrectable ? 'correctTitle' : 'again')} isAct decides="mail">
      {mail.isCorrectable && (
        <>
          <Field label={t('address')} error={failure === null ? undefined : wireFailure(failure, t('failed')).message}>
            <Input type="email" value={email} onChange={({ target }) => setEmail(target.value)} />
          </Field>
          {isOther && (
            <ul className={jobStyles.follows}>
              <Follows icon={UserRoundPen} what={t('correctAll')} more={t('correctAllMore')} />
              <Follows icon={Link2Off} what={t('correctEnds')} more={t('correctEndsMore')} />
            </ul>
          )}
        </>
      )}
      {!mail.isCorrectable && failure !== null && (
        <ErrorBox errors={wireFailure(failure, t('failed')).message} fallback={t('failed')} />
      )}
      <div className={jobStyles.choice}>
        {mail.phone !== null && (
          <a
            className={buttonClass({ variant: 'secondary', size: 44 })}
            href={`tel:${mail.phone.replace(/[^+\d]/g, '')}`}
          >
            <Icon of={Phone} size={16} /> {mail.phone}
          </a>
        )}
        <Button data-go="" busy={again.isPending || correct.isPending} onClick={press}>
          {isOther ? t('correctAndSend') : t('again')} <Keycap of="⌘" />
          <Keycap of="↵" />
        </Button>
      </div>
    </PanelSection>
  );
}
