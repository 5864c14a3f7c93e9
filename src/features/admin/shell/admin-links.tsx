import { fullName } from '#shared/contact/full-name.ts';
import { useSignOut } from '#web/parts/use-sign-out.ts';
import { AppLink } from '#web/lib/nav/app-link.tsx';
import { useTexts } from '#web/lib/texts.ts';
import type { Viewer } from '#web/lib/viewer.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Avatar } from '#web/ui/misc/avatar.tsx';
import { isMarked, railOf } from './admin-nav.ts';
import styles from './admin-links.module.css';
import { useRailCounts } from './use-rail-counts.ts';

type AdminLinksProps = { readonly pathname: string; readonly viewer: Viewer };

/** All ways through administration, who is signed in, and the way out: the rail's and the drawer's content. */
export function AdminLinks({ pathname, viewer }: AdminLinksProps) {
  const t = useTexts('admin');
  const common = useTexts('common');
  const signOut = useSignOut();
  const counts = useRailCounts();
  const role = viewer.adminRole ?? 'content';
  const name = fullName(viewer);
  return (
    <>
      <nav aria-label={t('navLabel')} className={styles.nav}>
        {railOf(role).map(({ words, entries }) => (
          <div key={words ?? ''}>
            {words !== null && (
              <p className={styles.group} data-rail-rest="">
                {t(words)}
              </p>
            )}
            <ul className={styles.list}>
              {entries.map(({ to, icon, words: label }) => (
                <li key={to}>
                  <AppLink to={to} className={styles.entry} aria-current={isMarked(to, pathname) ? 'page' : undefined}>
                    <Icon of={icon} size={18} />
                    <span data-rail-word="">{t(label)}</span>
                    {counts.has(to) && (
                      <span
                        className={styles.count}
                        data-rail-rest=""
                        data-failed={counts.get(to)?.isFailure || undefined}
                      >
                        {counts.get(to)?.count}
                      </span>
                    )}
                  </AppLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.person}>
        <Avatar name={name} src={viewer.avatarUrl} size={32} />
        <span className={styles.words} data-rail-rest="">
          <span className={styles.name}>{name}</span>
          <button type="button" className={styles.out} onClick={() => signOut.mutate()}>
            {common('signOut')}
          </button>
        </span>
      </div>
    </>
  );
}
