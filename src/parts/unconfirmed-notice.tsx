import { useEffect, useState } from 'react';
import { formatClock } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';

/** How long the button rests after a mail was sent, in ms. */
const REST_MS = 60_000;

/** The zone of the device: the mail was sent when its clock said so. */
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Says that the address is not confirmed, and sends the link again: then it says when, and rests for a minute. Needs the
 * area `accounts`.
 */
export function UnconfirmedNotice({ className }: { readonly className?: string | undefined }) {
  const t = useTexts('accounts');
  const common = useTexts('common');
  const locale = useLocale();
  const toast = useToast();
  const [sentAt, setSentAt] = useState<string | null>(null);
  const [rests, setRests] = useState(false);
  useEffect(() => {
    if (!rests) return undefined;
    const timer = setTimeout(() => setRests(false), REST_MS);
    return () => clearTimeout(timer);
  }, [rests]);
  const resend = trpc.accounts.resendConfirmation.useMutation({
    onSuccess: () => {
      setSentAt(new Date().toISOString());
      setRests(true);
      toast.info(t('checkEmail'));
    },
    onError: (error) => void toast.error(error.message),
  });
  return (
    <Notice
      className={className}
      action={
        <Button
          variant="secondary"
          size={40}
          disabled={rests}
          busy={resend.isPending}
          busyLabel={common('pleaseWait')}
          onClick={() => resend.mutate()}
        >
          {t('resend')}
        </Button>
      }
    >
      <p>{t('unconfirmed')}</p>
      <p role="status">{sentAt !== null && t('sentAgainAt', { time: formatClock(sentAt, ownZone(), locale) })}</p>
    </Notice>
  );
}
