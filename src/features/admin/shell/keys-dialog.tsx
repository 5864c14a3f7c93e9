import { useEffect, useState } from 'react';
import type { AdminRole } from '#shared/accounts/admin-roles.ts';
import { Keycap } from '#web/features/admin/kit/keycap.tsx';
import { keysList, switchLetters, useLettersOn } from '#web/features/admin/kit/letters.ts';
import { useKeyNames } from '#web/features/admin/kit/use-key-names.ts';
import { useKeys } from '#web/features/admin/kit/use-keys.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Switch } from '#web/ui/field/choice.tsx';
import { placesOf } from './admin-nav.ts';
import styles from './keys-dialog.module.css';

/** All keys, asked for by `?`; single letters can be switched off here. */
export function KeysDialog({ role }: { readonly role: AdminRole }) {
  const t = useTexts('admin');
  const [isOpen, setIsOpen] = useState(false);
  const isOn = useLettersOn();
  useKeys({ '?': () => setIsOpen(true) });
  useEffect(() => {
    const open = () => setIsOpen(true);
    keysList.addEventListener('ask', open);
    return () => keysList.removeEventListener('ask', open);
  }, []);
  const everywhere = [
    [['J', 'K'], t('keyMove')],
    [['↵'], t('keyOpen')],
    [['/'], t('keySearch')],
    [['⌘', 'K'], t('keyPalette')],
    [['Esc'], t('keyClose')],
  ] as const;
  const onPages = [
    ['M', t('keyMine')],
    ['Z', t('keyTomorrow')],
    ['A', t('keyApprove')],
    ['R', t('keyRefuse')],
    ['U', t('keyUndo')],
    ['C', t('keyCopyCode')],
    ['F', t('keyToRefund')],
    ['X', t('keyToCancel')],
    ['E', t('keyWrite')],
    ['T', t('keyTemplates')],
    ['L', t('keyLanguage')],
    ['N', t('keyNote')],
    ['P', t('keySamePerson')],
    ['O', t('keySameThing')],
    ['S', t('keySendAgain')],
    ['W', t('keyToPartner')],
    ['Y', t('keyTryJob')],
    ['D', t('keyDropJob')],
    ['Q', t('keyAskProvider')],
  ] as const;
  return (
    <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('keys')}>
      <dl className={styles.keys}>
        {everywhere.map(([keys, words]) => (
          <Row key={words} keys={keys} words={words} />
        ))}
        {onPages.map(([key, words]) => (
          <Row key={words} keys={[key]} words={words} />
        ))}
        {placesOf(role).map(
          ({ to, letter, words }) =>
            letter !== undefined && <Row key={to} keys={['G', letter.toUpperCase()]} words={t(words)} />,
        )}
      </dl>
      <Switch label={t('lettersOn')} checked={isOn} onChange={({ target }) => switchLetters(target.checked)} />
    </Dialog>
  );
}

function Row({ keys, words }: { readonly keys: readonly string[]; readonly words: string }) {
  const named = useKeyNames();
  return (
    <div className={styles.row}>
      <dt className={styles.caps}>
        <span className="sr-only">{keys.map(named).join(' ')}</span>
        {keys.map((key) => (
          <Keycap key={key} of={key} />
        ))}
      </dt>
      <dd>{words}</dd>
    </div>
  );
}
