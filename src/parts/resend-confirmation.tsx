import { useEffect, useState } from 'react';
import { formatClock } from '#web/lib/format/time.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';

/** How long the button rests after a mail was sent, in ms. */
const REST_MS = 60_000;

/** The zone of the device: the mail was sent when its clock said so. */
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Says a moment as the device's clock does. */
export function useOwnClock(): (moment: string) => string {
  const locale = useLocale();
  return (moment) => formatClock(moment, ownZone(), locale);
}

/** Sends the link that confirms the own address again: then says when, and rests for a minute. Needs the area `accounts`. */
export function ResendConfirmation({ onSent }: { readonly onSent: (moment: string) => void }) {
  const t = useTexts('accounts');
  const common = useTexts('common');
  const toast = useToast();
  const [rests, setRests] = useState(false);
  useEffect(() => {
    if (!rests) return undefined;
    const timer = setTimeout(() => setRests(false), REST_MS);
    return () => clearTimeout(timer);
  }, [rests]);
  const resend = trpc.accounts.resendConfirmation.useMutation({
    onSuccess: () => {
      onSent(new Date().toISOString());
      setRests(true);
      toast.info(t('checkEmail'));
    },
    onError: (error) => void toast.error(error.message),
  });
  return (
    <Button
      variant="secondary"
      size={44}
      disabled={rests}
      busy={resend.isPending}
      busyLabel={common('pleaseWait')}
      onClick={() => resend.mutate()}
    >
      {t('resend')}
    </Button>
  );
}
