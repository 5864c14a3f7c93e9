import { diffLines, type DiffLine } from '#shared/cms/line-diff.ts';
import { locales } from '#shared/messages/text.ts';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Skeleton } from '#web/ui/misc/skeleton.tsx';
import { useToast } from '#web/ui/toast/toast-context.ts';
import styles from './dialogs.module.css';

interface VersionDialogProps {
  readonly url: string;
  readonly number: number;
  readonly onClose: () => void;
  /** The drafts are others now. */
  readonly onRestored: () => void;
}

interface Words {
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

const wholeOf = (words: Words | undefined): string =>
  words === undefined ? '' : `${words.title}\n${words.description}\n\n${words.body}`;

/** What a version changed, language by language, and the way back to it. */
export function VersionDialog({ url, number, onClose, onRestored }: VersionDialogProps) {
  const t = useTexts('adminPages');
  const toast = useToast();
  const { data } = trpc.admin.pages.version.useQuery({ url, number });
  const restore = trpc.admin.pages.restore.useMutation();
  const changed = locales.flatMap((language) => {
    if (data === undefined) return [];
    const lines = diffLines(wholeOf(data.before[language]), wholeOf(data.texts[language]));
    return lines.every(({ kind }) => kind === 'same') ? [] : [{ language, lines }];
  });
  return (
    <Dialog
      open
      onClose={onClose}
      width={760}
      title={t('differences', { number })}
      closeLabel={t('close')}
      foot={
        <Button
          busy={restore.isPending}
          onClick={() =>
            restore.mutate(
              { url, number },
              {
                onSuccess: () => {
                  toast.info(t('restored'));
                  onRestored();
                  onClose();
                },
              },
            )
          }
        >
          {t('restore')}
        </Button>
      }
    >
      <div className={styles.diff} tabIndex={0}>
        {data === undefined ? (
          <Skeleton height={200} radius={10} />
        ) : changed.length === 0 ? (
          <p>{t('noDifference')}</p>
        ) : (
          changed.map(({ language, lines }) => (
            <section key={language}>
              <h3>{language}</h3>
              {lines.map((line, index) => (
                <Line key={index} {...line} />
              ))}
            </section>
          ))
        )}
      </div>
    </Dialog>
  );
}

function Line({ kind, text }: DiffLine) {
  const t = useTexts('adminPages');
  if (kind === 'same') return <p className={styles.same}>{text === '' ? ' ' : text}</p>;
  return (
    <p className={styles[kind]}>
      <span className="sr-only">{t(kind, { text: '' })}</span>
      {text === '' ? ' ' : text}
    </p>
  );
}
