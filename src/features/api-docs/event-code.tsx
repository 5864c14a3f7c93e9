import { CircleAlert, CircleCheck, Send } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { codeActionClass } from '#web/ui/code/code-action.ts';
import { CodeLines } from '#web/ui/code/code-lines.tsx';
import { CodePanel } from '#web/ui/code/code-panel.tsx';
import { CopyButton } from '#web/ui/code/copy-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { eventCode } from './guide-codes.ts';
import page from './api-docs.module.css';

/** An event as it is delivered. A partner has one sent to their own address, or is led to where that is set. */
export function EventCode() {
  const t = useTexts('apiDocs');
  const common = useTexts('common');
  const isPartner = useViewer()?.isPartner === true;
  const { data: webhook = null } = trpc.webhooks.webhook.useQuery(undefined, { enabled: isPartner });
  const send = trpc.webhooks.sendTest.useMutation();
  const isTaken = send.data?.state === 'delivered';
  const label = (
    <>
      <Icon of={Send} size={16} />
      {send.isPending ? common('pleaseWait') : t('sendToMe')}
    </>
  );
  return (
    <CodePanel
      label={t('events')}
      head="booking.checked_in"
      action={
        <>
          {webhook === null ? (
            <a href="/integrations/api" className={codeActionClass}>
              {label}
            </a>
          ) : (
            <button type="button" className={codeActionClass} disabled={send.isPending} onClick={() => send.mutate()}>
              {label}
            </button>
          )}
          <CopyButton text={eventCode} label={t('copy')} doneLabel={t('copied')} />
        </>
      }
      foot={
        (send.isSuccess || send.isError) && (
          <p role="status" className={cx(page.status, !isTaken && page.refused)}>
            <Icon of={isTaken ? CircleCheck : CircleAlert} size={16} />
            {send.isError
              ? send.error.message || common('somethingWentWrong')
              : t(isTaken ? 'testTaken' : 'testFailed')}
          </p>
        )
      }
    >
      <CodeLines code={eventCode} language="http" />
    </CodePanel>
  );
}
