import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { copyText } from '#web/ui/code/copy-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Tabs } from '#web/ui/tabs/tabs.tsx';
import type { WidgetChoosing } from './use-widget-choice.ts';
import { type CodeKind, codePieces, widgetCode } from './widget-code.ts';
import styles from './widget.module.css';

const kinds = ['html', 'wordpress', 'react', 'frame'] as const satisfies readonly CodeKind[];
/** How long it says that it was copied, in ms. */
const COPIED_MS = 3000;

type CodeCardProps = { readonly of: WidgetChoosing; readonly widget: string; readonly siteUrl: string };

/** The code for the partner's page, as it is chosen; it flashes once when it changes. */
export function CodeCard({ of: { choice, listings, isReady }, widget, siteUrl }: CodeCardProps) {
  const t = useTexts('widgetPage');
  const [kind, setKind] = useState<CodeKind>('html');
  const [isCopied, setCopied] = useState(false);
  const first = listings.find(({ slug }) => slug === choice.slugs[0]);
  const linkText = choice.slugs.length === 1 ? t('linkText', { name: first?.name ?? '' }) : t('linkAny');
  const code = widgetCode(kind, { choice, widget, siteUrl, linkText });
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    setCopied(await copyText(code));
  };
  const panel = (
    <>
      {kind === 'frame' && <p className={styles.frameHint}>{t('frameHint')}</p>}
      <pre key={code} className={styles.code} tabIndex={0} role="region" aria-label={t('code')}>
        <code>
          {codePieces(code).map(({ kind: of, text }, index) => (
            <span key={index} data-kind={of}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </>
  );
  return (
    <section className={styles.codeCard}>
      <Tabs
        label={t('code')}
        className={styles.tabs}
        items={kinds.map((id) => ({ id, label: t(id), panel }))}
        selected={kind}
        onSelect={(id) => setKind(kinds.find((each) => each === id) ?? 'html')}
      />
      <Button size={40} className={styles.copy} disabled={!isReady} onClick={() => void copy()}>
        <Icon of={isCopied ? Check : Copy} size={18} />
        {t(isCopied ? 'copied' : 'copyCode')}
      </Button>
      <p className="sr-only" role="status">
        {isCopied && t('copied')}
      </p>
    </section>
  );
}
