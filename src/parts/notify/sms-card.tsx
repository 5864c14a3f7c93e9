import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Checkbox } from '#web/ui/field/choice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import styles from './notify.module.css';
import type { NotifySide } from './notify-rows.tsx';

type SmsCardProps = { readonly side: NotifySide; readonly bookingId?: string | undefined };

/** Whether a person is texted what cannot wait. Nothing where no text messages are sent. Needs the area `notify`. */
export function SmsCard({ side, bookingId }: SmsCardProps) {
  const t = useTexts('notify');
  const utils = trpc.useUtils();
  const asked = bookingId === undefined ? {} : { bookingId };
  const { data: choice } = trpc.push.sms.useQuery(asked);
  const set = trpc.push.setSms.useMutation({ onSettled: () => utils.push.sms.invalidate() });
  if (choice === null || choice === undefined) return null;
  const { number } = choice;
  return (
    <Card as="section" className={styles.card}>
      <h2>{t('smsHeading')}</h2>
      <Checkbox
        label={t(side === 'traveller' ? 'smsTraveller' : 'smsCounter')}
        // Shown at once, until the server has said it.
        checked={set.isPending ? set.variables.isOn : choice.isOn}
        onChange={({ target }) => set.mutate({ ...asked, isOn: target.checked })}
      />
      <p className={styles.soft}>{number === null ? t('smsNoNumber') : t('smsNumber', { end: number })}</p>
    </Card>
  );
}
