import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Card } from '#web/ui/misc/card.tsx';
import { PageHeader } from '#web/ui/misc/page-header.tsx';
import styles from './settings.module.css';

/** What the address in the mail says. Handed on whole: React keeps a property named `key` to itself. */
export interface WeeklyLink {
  readonly person: string;
  readonly key: string;
}

/** Where the weekly summary's link leads: one press ends it. Opening the page alone, as mail scanners do, does not. */
export function UnsubscribePage({ link }: { readonly link: WeeklyLink }) {
  const t = useTexts('accounts');
  const common = useTexts('common');
  const stop = trpc.payouts.stopWeeklySummary.useMutation();
  return (
    <div className={styles.page}>
      <PageHeader title={t('weeklySummary')} />
      <Card as="section" className={styles.form}>
        {stop.isSuccess ? (
          <Notice tone="success" live title={t('weeklyStopped')}>
            {t('weeklyStoppedText')}
          </Notice>
        ) : (
          <>
            <p>{t('weeklyStopText')}</p>
            {stop.isError && (
              <Notice tone="danger" live>
                {stop.error.data?.httpStatus === 404 ? t('weeklyLinkBroken') : common('somethingWentWrong')}
              </Notice>
            )}
            <Button className={styles.save} busy={stop.isPending} onClick={() => stop.mutate(link)}>
              {t('weeklyStop')}
            </Button>
          </>
        )}
      </Card>
    </div>
  );
}
