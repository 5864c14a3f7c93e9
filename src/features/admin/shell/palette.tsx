import {
  CalendarDays,
  CornerDownRight,
  FileText,
  type LucideIcon,
  Search,
  Store,
  TicketX,
  UserRound,
} from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useCombobox } from 'downshift';
import { useDeferredValue, useEffect, useState } from 'react';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { Keycap } from '#web/features/admin/kit/keycap.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { groups, isFor } from './admin-nav.ts';
import styles from './palette.module.css';

interface Entry {
  readonly id: string;
  readonly group: string;
  readonly icon: LucideIcon;
  readonly name: string;
  readonly more?: string;
  readonly to: string;
}

/** The search of everything: opened by its field or by ⌘K. Nothing is done from here, it leads to where it is done. */
export function Palette({ role }: { readonly role: AdminRole }) {
  const t = useTexts('admin');
  const common = useTexts('common');
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
        onClick={() => setIsOpen(true)}
      >
        <Icon of={Search} size={16} />
        <span className={styles.words}>{t('paletteHint')}</span>
        <span className={styles.caps}>
          <Keycap of="⌘" />
          <Keycap of="K" />
        </span>
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('paletteHint')}
        closeLabel={common('close')}
        width={640}
        bare
        className={styles.dialog}
      >
        <PaletteSearch role={role} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

/** 'refund 7F3K9Q' and '7f3k9q refund': a verb of money and a code, in any order. */
const verbAndCode = /^(?:(refund|cancel)\s+(?:clk-)?([a-z0-9]{6})|(?:clk-)?([a-z0-9]{6})\s+(refund|cancel))$/i;

function useEntries(text: string, role: AdminRole): readonly Entry[] {
  const t = useTexts('admin');
  const wanted = text.trim();
  const [, verb, code, codeFirst, verbLast] = verbAndCode.exec(wanted) ?? [];
  const act = (verb ?? verbLast)?.toLowerCase();
  const about = (code ?? codeFirst)?.toUpperCase();
  const asked = about ?? wanted;
  const { data } = trpc.admin.palette.find.useQuery(
    { text: asked },
    { enabled: asked.length >= 2, placeholderData: (before) => before },
  );
  const found = asked.length < 2 ? undefined : data;
  const doing: Entry[] =
    act === undefined || about === undefined
      ? []
      : [
          {
            id: 'do',
            group: t('paletteDo'),
            icon: TicketX,
            name: t(act === 'refund' ? 'paletteRefund' : 'paletteCancel', { code: `CLK-${about}` }),
            to: `/admin/bookings?booking=CLK-${about}`,
          },
        ];
  const pages = groups
    .flatMap(({ entries }) => entries)
    .filter((entry) => isFor(entry, role))
    .map(({ to, icon, words }) => ({ id: to, group: t('paletteGoTo'), icon, name: t(words), to }))
    .filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
  return [
    ...doing,
    ...(found?.bookings ?? []).map((each) => ({
      id: each.code,
      group: t('navBookings'),
      icon: CalendarDays,
      name: each.code,
      more: `${each.traveller}, ${each.location}`,
      to: `/admin/bookings?booking=${each.code}`,
    })),
    ...(found?.people ?? []).map((each) => ({
      id: each.id,
      group: t('navPeople'),
      icon: UserRound,
      name: each.name || each.email,
      more: each.email,
      to: `/admin/people?person=${each.id}`,
    })),
    ...(found?.listings ?? []).map((each) => ({
      id: each.id,
      group: t('paletteLocations'),
      icon: Store,
      name: each.name,
      more: each.city,
      to: `/admin/listings?listing=${each.id}`,
    })),
    ...(found?.pages ?? []).map((each) => ({
      id: each.url,
      group: t('navPages'),
      icon: FileText,
      name: each.title,
      more: each.url,
      to: `/admin/pages/edit?url=${encodeURIComponent(each.url)}`,
    })),
    ...(wanted === '' ? pages : pages.slice(0, 3)),
  ];
}

type PaletteSearchProps = { readonly role: AdminRole; readonly onDone: () => void };

function PaletteSearch({ role, onDone }: PaletteSearchProps) {
  const t = useTexts('admin');
  const router = useRouter();
  const [text, setText] = useState('');
  const entries = useEntries(useDeferredValue(text), role);
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
  return (
    <div className={styles.palette}>
      <div className={styles.field}>
        <Icon of={Search} size={18} />
        <input
          {...getInputProps({ 'aria-label': t('paletteHint') })}
          data-first-focus=""
          placeholder={t('paletteExample')}
          className={styles.input}
        />
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
              <Icon of={entry.icon} size={18} />
              <span className={styles.name}>{entry.name}</span>
              {entry.more !== undefined && <span className={styles.more}>{entry.more}</span>}
              {highlightedIndex === index && <Icon of={CornerDownRight} size={16} />}
            </span>
          </li>
        ))}
        {entries.length === 0 && <li className={styles.none}>{t('paletteNone')}</li>}
      </ul>
    </div>
  );
}
