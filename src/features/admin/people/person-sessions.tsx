import { type LucideIcon, Monitor, Smartphone, Terminal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PanelSection } from '../kit/panel.tsx';
import { useDeviceWords } from '../kit/use-device-words.ts';
import { useMoments } from '../kit/use-moments.ts';
import type { Person } from './person.ts';
import styles from './person-panel.module.css';
import { useDo } from './use-do.ts';

const icons = { desktop: Monitor, phone: Smartphone, program: Terminal };

/** Where a person is signed in, and the programs that act for them. */
export function PersonSessions({ person }: { readonly person: Person }) {
  const t = useTexts('adminPeople');
  const { moment } = useMoments();
  const words = useDeviceWords();
  const act = useDo();
  const end = trpc.admin.people.endSessions.useMutation();
  const revoke = trpc.admin.people.revokeToken.useMutation();
  const { id: userId, sessions, tokens } = person;
  const stop = (client: string | null) =>
    void act(t('endSession'), () => end.mutateAsync({ userId, client }), t('sessionEnded'));
  return (
    <PanelSection
      title={t('sessions')}
      aside={
        sessions.length > 1 && (
          <LinkButton strong tone="danger" onClick={() => stop(null)}>
            {t('endAll', { count: sessions.length })}
          </LinkButton>
        )
      }
    >
      {sessions.length + tokens.length === 0 && <p className={styles.soft}>{t('noSession')}</p>}
      <ul className={styles.list}>
        {sessions.map(({ client, device, place, since, seenAt }) => (
          <Row
            key={client}
            icon={icons[device.kind]}
            name={words(device)}
            more={t(place === null ? 'seenSince' : 'seenInSince', {
              place: place ?? '',
              at: moment(seenAt),
              since: moment(since),
            })}
            onEnd={() => stop(client)}
          />
        ))}
        {tokens.map(({ id, name, since, usedAt }) => (
          <Row
            key={id}
            icon={Terminal}
            name={t('program', { name })}
            more={
              usedAt === null
                ? t('neverUsedSince', { since: moment(since) })
                : t('usedSince', { at: moment(usedAt), since: moment(since) })
            }
            onEnd={() =>
              void act(t('endProgram', { name }), () => revoke.mutateAsync({ userId, tokenId: id }), t('programEnded'))
            }
          />
        ))}
      </ul>
    </PanelSection>
  );
}

interface RowProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly more: ReactNode;
  readonly onEnd: () => void;
}

function Row({ icon, name, more, onEnd }: RowProps) {
  const t = useTexts('adminPeople');
  return (
    <li className={styles.row}>
      <span className={styles.session}>
        <Icon of={icon} size={18} />
        <span>
          <b className={styles.device}>{name}</b>
          <span className={styles.soft}>{more}</span>
        </span>
      </span>
      <Button variant="secondary" size={40} aria-label={t('endOf', { name })} onClick={onEnd}>
        {t('end')}
      </Button>
    </li>
  );
}
