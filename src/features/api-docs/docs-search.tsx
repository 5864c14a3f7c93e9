import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Part } from './contents.ts';
import { find, findable } from './find-entries.ts';
import type { Reference } from './reference.ts';
import { commonErrors } from './statuses.ts';
import styles from './docs-bar.module.css';

/** What leads here from anywhere. */
const keys = ['Ctrl', 'K'];

type DocsSearchProps = { readonly reference: Reference; readonly parts: readonly Part[] };

/** Finds calls, fields and errors; Ctrl K leads here from anywhere. */
export function DocsSearch({ reference, parts }: DocsSearchProps) {
  const t = useTexts('apiDocs');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState('');
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const errors = commonErrors.map(([status, key]) => ({
    id: `error.${status}`,
    label: `${status} ${t(key)}`,
    of: t('errors'),
    isCode: false,
  }));
  const found = asked.trim() === '' ? [] : find(findable(reference, parts, errors), asked);
  const isShown = isOpen && asked.trim() !== '';

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const go = (target: string | undefined) => {
    if (target === undefined) return;
    setOpen(false);
    location.hash = target;
    input.current?.blur();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    if (event.key === 'Enter') go(found[at]?.id);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : found.length - 1;
    setAt(found.length === 0 ? 0 : (at + step) % found.length);
  };

  return (
    <div
      className={styles.search}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <Icon of={Search} size={16} className={styles.searchIcon} />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={t('search')}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && found.length > 0 ? `${id}-${at}` : undefined}
        placeholder={t('search')}
        autoComplete="off"
        className={styles.searchInput}
        value={asked}
        onChange={({ target }) => {
          setAsked(target.value);
          setAt(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <span aria-hidden className={styles.keys}>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </span>
      <div className={styles.found} hidden={!isShown}>
        <ul id={`${id}-list`} role="listbox" aria-label={t('search')}>
          {found.map((entry, index) => (
            <li
              key={entry.id + entry.label}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className={styles.option}
              onPointerEnter={() => setAt(index)}
              onPointerDown={(event) => {
                event.preventDefault();
                go(entry.id);
              }}
            >
              <span className={cx(styles.optionLabel, entry.isCode && styles.optionCode)}>{entry.label}</span>
              <span className={styles.optionOf}>{entry.of}</span>
            </li>
          ))}
        </ul>
        <p role="status" className={styles.nothing}>
          {found.length === 0 && isShown ? t('noResults') : null}
        </p>
      </div>
    </div>
  );
}
