import { Bold, Image, Link2, Plus } from 'lucide-react';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { blockNames } from '#shared/cms/blocks.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, menuItemClass } from '#web/ui/menu/menu.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { KeyHints } from '#web/features/admin/kit/keycap.tsx';
import { BareInput, BareTextArea } from '#web/ui/field/input.tsx';
import { blockWords } from './block-words.ts';
import { Differences } from './differences.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { type EditedText, warningWords } from './page-types.ts';
import { PictureDialog } from './picture-dialog.tsx';
import type { Draft } from './use-draft.ts';
import { linesOf } from './lines-of.ts';
import styles from './page-editor.module.css';

export interface DraftHandle {
  /** Puts the caret at the beginning of a line, from 1. */
  readonly goTo: (line: number) => void;
  /** Shows a line at the top. */
  readonly scrollTo: (line: number) => void;
  /** How many characters stand before the caret; null where it is not in the text. */
  readonly caret: () => number | null;
  /** Goes on writing after so many characters. */
  readonly putCaret: (offset: number) => void;
}

interface DraftEditorProps {
  readonly text: EditedText;
  readonly draft: Draft;
  /** Hears the line of the caret, from 1. */
  readonly onLine: (line: number) => void;
  /** Hears the line at the top, while the pointer scrolls here. */
  readonly onScrollLine: (line: number) => void;
  /** Shows the English text next to this one; absent where it stands there. */
  readonly onCompare?: (() => void) | undefined;
  /** What of the part under the caret has become old in other languages; of the English text only. */
  readonly outdated?: ReactNode;
  readonly onReload: () => void;
  readonly ref?: Ref<DraftHandle>;
}

/** Title, search sentence and Markdown of one language, with what is wrong at its foot. */
export function DraftEditor({
  text,
  draft,
  onLine,
  onScrollLine,
  onCompare,
  outdated,
  onReload,
  ref,
}: DraftEditorProps) {
  const t = useTexts('adminPages');
  const field = useRef<HTMLTextAreaElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const isPointed = useRef(false);
  const [line, setLine] = useState(1);
  const moveTo = (to: number) => {
    setLine(to);
    onLine(to);
  };
  useImperativeHandle(ref, () => {
    const { goTo, scrollTo } = linesOf(box, field);
    return {
      goTo: (to) => {
        goTo(to);
        moveTo(to);
      },
      scrollTo,
      caret: () => (document.activeElement === field.current ? (field.current?.selectionStart ?? null) : null),
      putCaret: (offset) => {
        field.current?.focus();
        field.current?.setSelectionRange(offset, offset);
      },
    };
  });
  const [isPicture, setIsPicture] = useState(false);
  const [isBoth, setIsBoth] = useState(false);
  const { words, type, warnings } = draft;
  const put = (before: string, after = '') => {
    const area = field.current;
    const [from, to] =
      area === null ? [words.body.length, words.body.length] : [area.selectionStart, area.selectionEnd];
    const inside = words.body.slice(from, to);
    type({ body: `${words.body.slice(0, from)}${before}${inside}${after}${words.body.slice(to)}` });
    area?.focus();
  };
  const older = text.parts.filter((state) => state === 'older').length;
  const count = words.body.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  return (
    <div className={styles.draft}>
      {draft.state === 'conflict' && (
        <Notice
          tone="danger"
          live
          title={draft.by === null ? t('conflictGone') : t('conflict', { name: draft.by })}
          action={
            <div className={styles.choice}>
              <Button variant="quiet" size={40} onClick={() => setIsBoth(true)}>
                {t('seeBoth')}
              </Button>
              <Button
                variant="secondary"
                size={40}
                onClick={() => {
                  draft.giveUp();
                  onReload();
                }}
              >
                {t('takeTheirs')}
              </Button>
              <Button
                size={40}
                onClick={() => {
                  draft.keepMine();
                  // The question goes with its buttons: one goes on writing.
                  field.current?.focus();
                }}
              >
                {t('keepMine')}
              </Button>
            </div>
          }
        >
          {t('conflictText')}
        </Notice>
      )}
      <div className={styles.heads} lang={text.language}>
        <BareInput
          className={styles.titleField}
          aria-label={t('pageTitle')}
          placeholder={t('pageTitle')}
          value={words.title}
          maxLength={160}
          onChange={(event) => type({ title: event.target.value })}
        />
        <BareTextArea
          className={styles.sentence}
          aria-label={t('description')}
          placeholder={t('description')}
          rows={2}
          value={words.description}
          maxLength={400}
          onChange={(event) => type({ description: event.target.value })}
        />
      </div>
      <div ref={tools} className={styles.tools}>
        <IconButton icon={Bold} iconSize={18} label={t('bold')} onClick={() => put('**', '**')} />
        <IconButton icon={Link2} iconSize={18} label={t('link')} onClick={() => put('[', '](/)')} />
        <IconButton icon={Image} iconSize={18} label={t('picture')} onClick={() => setIsPicture(true)} />
        <Menu trigger={<Icon of={Plus} size={18} />} label={t('insertBlock')} triggerClassName={styles.plus}>
          {blockNames.map((name) => (
            <button key={name} type="button" className={menuItemClass} onClick={() => put(`\n::: ${name}\n`)}>
              {t(blockWords[name])}
            </button>
          ))}
        </Menu>
      </div>
      <div
        ref={box}
        className={styles.scroll}
        onPointerEnter={() => (isPointed.current = true)}
        onPointerLeave={() => (isPointed.current = false)}
        onScroll={() => isPointed.current && onScrollLine(linesOf(box, field).lineAtTop())}
      >
        <MarkdownField
          ref={field}
          label={t('text')}
          lang={text.language}
          value={words.body}
          onChange={(body) => type({ body })}
          line={line}
          onLine={moveTo}
          onBlock={() => {
            tools.current?.querySelector<HTMLElement>('[aria-haspopup]')?.click();
            requestAnimationFrame(() => tools.current?.querySelector<HTMLElement>('[data-menu] button')?.focus());
          }}
        />
      </div>
      {outdated}
      {(warnings.length > 0 || older > 0) && (
        <ul className={styles.warnings} aria-live="polite">
          {older > 0 && (
            <li className={styles.older}>
              {t('olderText', { count: older })}
              {onCompare !== undefined && (
                <Button variant="quiet" size={40} onClick={onCompare}>
                  {t('compare')}
                </Button>
              )}
            </li>
          )}
          {warnings.map(({ kind, line, about }) => (
            <li key={`${kind} ${line} ${about}`}>{t(warningWords[kind], { line, about })}</li>
          ))}
        </ul>
      )}
      <footer className={styles.foot}>
        <KeyHints
          hints={[
            [['/'], t('blockKey')],
            [['⌘', '1–3'], t('languageKey')],
            [['⌘', '↵'], t('publishKey')],
          ]}
        />
        <span className={styles.soft}>{t('words', { count })}</span>
      </footer>
      <Dialog open={isBoth} onClose={() => setIsBoth(false)} width={760} title={t('bothTitle')}>
        {isBoth && <Differences before={{ [text.language]: text }} after={{ [text.language]: words }} />}
      </Dialog>
      {isPicture && (
        <PictureDialog onClose={() => setIsPicture(false)} onPicture={(markdown) => put(`\n${markdown}\n`)} />
      )}
    </div>
  );
}
