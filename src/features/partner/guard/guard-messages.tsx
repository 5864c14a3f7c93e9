import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { useForPartner } from './for-partner.tsx';
import styles from './guard-messages.module.css';
import type { OpeningChangeState } from './use-opening-change.ts';

type GuardMessagesProps = { readonly of: OpeningChangeState; readonly onClose: () => void };

/** What each traveller would be written, in their language, before it goes. */
export function GuardMessages({ of: state, onClose }: GuardMessagesProps) {
  const t = useTexts('partner');
  const common = useTexts('common');
  const calls = useForPartner().isForPartner ? trpc.admin.opening : trpc.hosting;
  const { data, isError } = calls.openingMessages.useQuery(state.messagesInput, { staleTime: 0 });
  return (
    <Dialog open onClose={onClose} title={t('guardMessages')} width={640}>
      <p className={styles.soft}>{t('guardMessagesText')}</p>
      {isError && <Notice tone="danger">{common('somethingWentWrong')}</Notice>}
      {data === undefined && !isError && <Skeleton height={240} />}
      {/* Nothing in it can be pressed: by keyboard it is scrolled where it has the focus. */}
      <div role="group" aria-label={t('guardMessages')} tabIndex={0}>
        <ul className={styles.messages}>
          {data?.map(({ bookingId, travellerName, locale, subject, text }) => (
            <li key={bookingId} className={styles.message} lang={locale}>
              <p className={styles.to}>{t('guardMessageTo', { name: travellerName })}</p>
              <h3>{subject}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
