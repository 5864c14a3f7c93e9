import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Switch } from '#web/ui/field/choice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './settings.module.css';

/** A partner's switch for the weekly mail; it counts at once. */
export function WeeklySummary() {
  const t = useTexts('accounts');
  const common = useTexts('common');
  const toast = useToast();
  const utils = trpc.useUtils();
  const { data } = trpc.payouts.weeklySummary.useQuery();
  /** What was just pressed: it shows with the press, not only with the server's answer. */
  const [pressed, setPressed] = useState<boolean | null>(null);
  const change = trpc.payouts.switchWeeklySummary.useMutation({
    onSuccess: (answer) => utils.payouts.weeklySummary.setData(undefined, answer),
    onError: () => void toast.error(common('somethingWentWrong')),
    onSettled: () => setPressed(null),
  });
  return (
    <Card as="section">
      <Switch
        label={t('weeklySummary')}
        checked={pressed ?? data?.isOn ?? true}
        disabled={data === undefined || pressed !== null}
        onChange={({ target }) => {
          setPressed(target.checked);
          change.mutate({ isOn: target.checked });
        }}
      />
      <p className={styles.soft}>{t('weeklySummaryHint')}</p>
    </Card>
  );
}
