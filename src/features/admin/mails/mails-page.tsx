import { Check, MailX } from 'lucide-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import jobStyles from '../jobs/jobs.module.css';
import { SystemTabs } from '../jobs/system-tabs.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { PanelHead, PanelSection } from '../kit/panel.tsx';
import rows from '../kit/rows.module.css';
import { Segments } from '../kit/segments.tsx';
import { SearchField } from '../kit/search-field.tsx';
import { useListKeys } from '../kit/use-list-keys.ts';
import { useMoments } from '../kit/use-moments.ts';

/** Mails of the last week and their fate; the chosen one beside them. */
export function MailsPage() {
  const t = useTexts('adminMails');
  const { mail, text = '', fate = 'all' } = useSearch({ from: '/admin/mails' });
  const navigate = useNavigate();
  const change = (next: {
    mail?: string | undefined;
    text?: string | undefined;
    fate?: 'failed' | 'sent' | undefined;
  }) =>
    void navigate({
      to: '/admin/mails',
      search: { mail, text: text === '' ? undefined : text, fate: fate === 'all' ? undefined : fate, ...next },
      replace: true,
    });
  const query = trpc.admin.mails.list.useQuery({ text, fate }, { placeholderData: (before) => before });
  const { moment } = useMoments();
  useListKeys({
    ids: query.data?.mails.map(({ id }) => id) ?? [],
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
        <Segments
          label={t('fate')}
          value={fate}
          onChange={(value) => change({ fate: value === 'all' ? undefined : value })}
          items={[
            { value: 'all', words: t('all') },
            { value: 'failed', words: t('failedFate'), count: query.data?.failed },
            { value: 'sent', words: t('sentFate') },
          ]}
        />
        {query.data !== undefined && <span className={rows.count}>{t('found', { count: query.data.count })}</span>}
      </div>
      {query.isError && <ErrorBox errors={wireFailure(query.error, t('failed')).message} fallback={t('failed')} />}
      {query.isPending && <Skeleton height={320} />}
      {query.data?.mails.length === 0 && <EmptyState title={t('none')} />}
      {query.data !== undefined && query.data.mails.length > 0 && (
        <table className={rows.table}>
          <caption className="sr-only">{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('time')}</th>
              <th scope="col">{t('mail')}</th>
              <th scope="col">{t('to')}</th>
              <th scope="col">{t('fate')}</th>
            </tr>
          </thead>
          <tbody>
            {query.data.mails.map((each) => (
              <tr
                key={each.id}
                className={rows.row}
                data-chosen={each.id === mail || undefined}
                onClick={() => change({ mail: each.id })}
              >
                <td data-cell="belowEnd">{moment(each.createdAt)}</td>
                <td data-cell="title">
                  <button type="button" className={rows.open} onClick={() => change({ mail: each.id })}>
                    {each.subject}
                  </button>
                  <span className={rows.soft}>{each.bookingCode ?? ''}</span>
                </td>
                <td data-cell="below">{each.to}</td>
                <td data-cell="end">
                  <Fate state={each.state} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={rows.soft}>{t('kept')}</p>
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
          <Notice tone="danger" title={mail.error}>
            {t('tries', { count: mail.tries })}
          </Notice>
        )}
      </PanelHead>
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
  return (
    <PanelSection title={t('again')} isAct aside={mail.phone ?? undefined}>
      {mail.isCorrectable && (
        <>
          <Field label={t('address')} error={failure === null ? undefined : wireFailure(failure, t('failed')).message}>
            <Input type="email" value={email} onChange={({ target }) => setEmail(target.value)} />
          </Field>
          {isOther && <p className={rows.soft}>{t('correctMeans')}</p>}
        </>
      )}
      {!mail.isCorrectable && failure !== null && (
        <ErrorBox errors={wireFailure(failure, t('failed')).message} fallback={t('failed')} />
      )}
      <Button
        busy={again.isPending || correct.isPending}
        onClick={() => (isOther ? correct.mutate({ mailId: mail.id, email }) : again.mutate({ mailId: mail.id }))}
      >
        {isOther ? t('correctAndSend') : t('again')}
      </Button>
    </PanelSection>
  );
}
