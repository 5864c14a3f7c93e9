import { Search } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useCombobox } from 'downshift';
import { type KeyboardEvent as KeyPress, useDeferredValue, useEffect, useState } from 'react';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { Keycap, KeyHints } from '#web/features/admin/kit/keycap.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { Found } from '../kit/found.tsx';
import { type Entry, useEntries } from './use-entries.ts';
import styles from './palette.module.css';

/** The search of everything: opened by its field or by ⌘K (Ctrl K). Nothing is done from here, it leads to where it is done. */
export function Palette({ role }: { readonly role: AdminRole }) {
  const t = useTexts('admin');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      setIsOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-label={t('paletteHint')}
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => setIsOpen(true)}
      >
        <Icon of={Search} size={16} />
        <span className={styles.words}>{t('paletteHint')}</span>
        <span className={styles.caps} aria-hidden>
          <Keycap of="⌘" />
          <Keycap of="K" />
        </span>
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('paletteHint')}
        width={640}
        bare
        className={styles.dialog}
      >
        <PaletteSearch role={role} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

type PaletteSearchProps = { readonly role: AdminRole; readonly onDone: () => void };

function PaletteSearch({ role, onDone }: PaletteSearchProps) {
  const t = useTexts('admin');
  const router = useRouter();
  const [text, setText] = useState('');
  const { entries, asked, problem } = useEntries(useDeferredValue(text), role);
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Entry>({
    items: [...entries],
    isOpen: true,
    defaultHighlightedIndex: 0,
    itemToString: (entry) => entry?.name ?? '',
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) setText(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem === null) return;
      onDone();
      void router.navigate({ href: selectedItem.to });
    },
  });
  /** Esc is the dialog's; with ⌘ or Ctrl what is chosen opens in a tab of its own, and the search stays. */
  const ownKeys = (event: KeyPress<HTMLInputElement>) => {
    if (event.key === 'Escape') Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    const chosen = entries[highlightedIndex];
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || chosen === undefined) return;
    event.preventDefault();
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    open(chosen.to, '_blank', 'noopener');
  };
  return (
    <div className={styles.palette}>
      <div className={styles.field}>
        <Icon of={Search} size={18} />
        <input
          {...getInputProps({ 'aria-label': t('paletteHint'), onKeyDown: ownKeys })}
          data-first-focus=""
          placeholder={t('paletteExample')}
          className={styles.input}
        />
        <Keycap of="Esc" />
      </div>
      <ul {...getMenuProps({ 'aria-label': t('paletteFound') })} className={styles.list}>
        {entries.map((entry, index) => (
          <li
            key={`${entry.group} ${entry.id}`}
            {...getItemProps({ item: entry, index })}
            className={cx(styles.entry, highlightedIndex === index && styles.on)}
          >
            {entries[index - 1]?.group !== entry.group && <span className={styles.group}>{entry.group}</span>}
            <span className={styles.row}>
              {entry.location === undefined ? (
                <span className={styles.square}>
                  <Icon of={entry.icon} size={18} />
                </span>
              ) : (
                <ListingThumb listing={entry.location} size={32} className={styles.front} />
              )}
              <span className={styles.name}>
                <Found text={entry.name} wanted={asked} />
              </span>
              <span className={styles.more}>
                <Found text={entry.more ?? ''} wanted={asked} />
              </span>
              {highlightedIndex === index ? (
                <Keycap of="↵" />
              ) : (
                entry.letter !== undefined && ['G', entry.letter].map((key) => <Keycap key={key} of={key} />)
              )}
            </span>
          </li>
        ))}
        {entries.length === 0 && problem === undefined && <li className={styles.none}>{t('paletteNone')}</li>}
      </ul>
      {problem !== undefined && (
        <p role="alert" className={styles.none}>
          {problem}
        </p>
      )}
      <footer className={styles.foot}>
        <KeyHints
          hints={[
            [['↑', '↓'], t('keyMove')],
            [['↵'], t('keyOpen')],
            [['⌘', '↵'], t('keyNewTab')],
          ]}
        />
        <span>{t('paletteMoney')}</span>
      </footer>
    </div>
  );
}
