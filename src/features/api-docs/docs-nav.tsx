import { useEffect, useRef } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Options, Select } from '#web/ui/field/select.tsx';
import type { Part } from './contents.ts';
import styles from './docs-nav.module.css';

type DocsNavProps = { readonly parts: readonly Part[]; readonly active: string };

/** The way to every section: a list at the side, a choice on narrow screens. */
export function DocsNav({ parts, active }: DocsNavProps) {
  const t = useTexts('apiDocs');
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = nav.current;
    const link = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !link) return;
    const [top, height] = [link.offsetTop - box.offsetTop, link.offsetHeight];
    if (top < box.scrollTop || top + height > box.scrollTop + box.clientHeight) {
      box.scrollTop = top - box.clientHeight / 2;
    }
  }, [active]);
  return (
    <nav ref={nav} aria-label={t('contents')} className={styles.nav}>
      <div className={styles.navSelect}>
        <Select
          height={44}
          aria-label={t('contents')}
          value={active}
          onChange={({ target }) => {
            location.hash = target.value;
          }}
        >
          {parts.map(({ label, entries }) => (
            <optgroup key={label} label={label}>
              <Options of={entries.map((entry) => [entry.id, entry.label])} />
            </optgroup>
          ))}
        </Select>
      </div>
      <div className={styles.navList}>
        {parts.map(({ label, entries }) => (
          <div key={label}>
            <h2 className={styles.navTitle}>{label}</h2>
            <ul>
              {entries.map(({ id, label: name, method }) => (
                <li key={id}>
                  <a href={`#${id}`} className={styles.navLink} aria-current={id === active ? 'true' : undefined}>
                    <span lang={method === undefined ? undefined : 'en'}>{name}</span>
                    {method !== undefined && (
                      <span className={styles.navMethod} data-method={method}>
                        {method}
                      </span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
