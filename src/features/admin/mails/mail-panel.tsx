import { Check, Link2Off, MailX, PenLine, Phone, Send, UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { type Outputs, trpc } from '#web/lib/trpc.ts';
import { wireFailure } from '#web/lib/wire-failure.ts';
import { Button } from '#web/ui/button/button.tsx';
import { buttonClass } from '#web/ui/button/button-class.ts';
import { Chip } from '#web/ui/chip/chip.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorBox } from '#web/ui/message/error-box.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import jobStyles from '../jobs/jobs.module.css';
import { plainError } from '../jobs/plain-error.ts';
import { Follows } from '../kit/follows.tsx';
import { Happened, type Happening } from '../kit/happened.tsx';
import { Keycap } from '../kit/keycap.tsx';
import { PanelHead, PanelSection } from '../kit/panel.tsx';
import rows from '../kit/rows.module.css';
import { Unopened } from '../kit/unopened.tsx';
import { useMoments } from '../kit/use-moments.ts';
import { useSendKey } from '../kit/use-send-key.ts';

/** Whether a mail was handed over. */
export function Fate({ state }: { readonly state: 'sent' | 'failed' }) {
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

/** A mail: its fate, what it says, and sent once more. */
export function MailPanel({ mailId, onClose }: { readonly mailId: string; readonly onClose: () => void }) {
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
        <Unopened query={query} none={t('noSuch')} onBack={onClose} />
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

/** The mail once more; to a corrected address where it went to a person without an account. */
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
