import { formatLocalDay, localDateOf } from '#web/lib/format/time.ts';
import type { Outputs } from '#web/lib/trpc.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { ContentPage } from '../content-page.tsx';
import type { LiveQuestion } from '../guide/guide-types.ts';
import { useEditor } from './use-editor.ts';
import styles from './preview.module.css';

type PreviewPageProps = Outputs['cms']['preview'] & { readonly live: readonly LiveQuestion[] };

/** How much room the ring leaves around what it rings, in px. */
const ROOM = 10;

/** A page as its drafts say, for the holder of the link, and within its editor. */
export function PreviewPage({ page, guide, live, until }: PreviewPageProps) {
  const t = useTexts('content');
  const locale = useLocale();
  const ring = useEditor();
  return (
    <div className={styles.preview}>
      <p className={styles.strip}>
        <b>{t('previewTitle')}</b> {t('previewText', { date: formatLocalDay(localDateOf(until, 'UTC'), locale) })}
      </p>
      <ContentPage page={page} guide={guide} live={live} />
      {ring !== null && (
        <div
          className={styles.ring}
          aria-hidden
          data-ring={ring.line}
          style={{
            left: Math.max(ring.left - ROOM, 4),
            top: ring.top - ROOM,
            width: ring.right - Math.max(ring.left - ROOM, 4) + ROOM,
            height: ring.bottom - ring.top + 2 * ROOM,
          }}
        />
      )}
    </div>
  );
}
