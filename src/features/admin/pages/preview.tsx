import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Locale } from '#shared/messages/text.ts';
import { type FromPreview, hear, tell, type ToPreview } from '#web/lib/page-preview.ts';
import { useMoments } from '#web/features/admin/kit/use-moments.ts';
import { useTexts } from '#web/lib/texts.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { LineRange } from './part-at.ts';
import { useWidth } from './use-width.ts';
import styles from './preview.module.css';

/** How wide a page is drawn that stands for a desk, in px; it is made smaller where the column is narrower. */
const DESK_WIDTH = 760;

export interface PreviewHandle {
  /** Shows this line of the text at the top. */
  readonly scrollTo: (line: number) => void;
}

interface PreviewProps {
  /** The path of the preview's link. */
  readonly path: string;
  readonly language: Locale;
  /** When the drafts were kept last. */
  readonly savedAt: string | null;
  /** The part under the caret. */
  readonly part: LineRange | null;
  readonly onLine: (line: number) => void;
  readonly onPick: (line: number) => void;
  readonly ref?: Ref<PreviewHandle>;
}

/** The very page as its drafts say, next to its words; both scroll together, and the part under the caret is ringed. */
export function Preview({ path, language, savedAt, part, onLine, onPick, ref }: PreviewProps) {
  const t = useTexts('adminPages');
  const { clock } = useMoments();
  const [isPhone, setIsPhone] = useState(false);
  // `null` until it is chosen: as the device wishes.
  const [isDark, setIsDark] = useState<boolean | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, width] = useWidth<HTMLDivElement>();
  // How often a page has come into the frame: each receives anew what to show.
  const [arrivals, setArrivals] = useState(0);
  const scale = isPhone ? 1 : Math.min(1, width / DESK_WIDTH);
  const send = (message: ToPreview) => tell(frame.current?.contentWindow, message);
  const heard = useRef<(message: FromPreview) => void>(() => {});
  useEffect(() => {
    heard.current = (message) => {
      if (message.kind === 'ready') setArrivals((before) => before + 1);
      else if (message.kind === 'line') onLine(message.line);
      else onPick(message.line);
    };
  });
  useEffect(
    () =>
      hear<FromPreview>(
        () => frame.current?.contentWindow,
        (message) => heard.current(message),
      ),
    [],
  );
  const [from, to] = part === null ? [null, null] : [part.from, part.to];
  useEffect(() => {
    if (arrivals > 0 && from !== null) send({ kind: 'show', from, to });
  }, [arrivals, from, to]);
  useEffect(() => {
    if (arrivals > 0 && isDark !== null) send({ kind: 'theme', theme: isDark ? 'dark' : 'light' });
  }, [arrivals, isDark]);
  // What was kept while the page came, it may not show yet.
  const shown = useRef(savedAt);
  useEffect(() => {
    if (arrivals === 0 || savedAt === shown.current) return;
    shown.current = savedAt;
    send({ kind: 'refresh' });
  }, [arrivals, savedAt]);
  useImperativeHandle(ref, () => ({ scrollTo: (line) => send({ kind: 'scroll', line }) }), []);
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <header className={styles.head}>
        <h2>{savedAt === null ? t('preview') : t('previewAt', { at: clock(savedAt) })}</h2>
        <span className={styles.looks}>
          <IconButton
            icon={Monitor}
            iconSize={18}
            label={t('previewDesk')}
            aria-pressed={!isPhone}
            onClick={() => setIsPhone(false)}
          />
          <IconButton
            icon={Smartphone}
            iconSize={18}
            label={t('previewPhone')}
            aria-pressed={isPhone}
            onClick={() => setIsPhone(true)}
          />
          <IconButton
            icon={isDark ? Sun : Moon}
            iconSize={18}
            label={t(isDark ? 'previewLight' : 'previewDark')}
            onClick={() => setIsDark(!(isDark ?? matchMedia('(prefers-color-scheme: dark)').matches))}
          />
        </span>
      </header>
      <div ref={room} className={cx(styles.sheet, isPhone && styles.phone)}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, which has to read itself */}
        <iframe
          key={language}
          data-preview=""
          ref={frame}
          className={styles.frame}
          title={t('preview')}
          src={`${path}?lang=${language}`}
          style={{ width: `${100 / scale}%`, height: `${100 / scale}%`, scale }}
        />
      </div>
    </section>
  );
}
