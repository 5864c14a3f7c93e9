import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { ChevronUp, List } from 'lucide-react';
import { useRef } from 'react';
import { Drawer } from '#web/ui/dialog/drawer.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useIsAlive } from '#web/lib/map/use-is-alive.ts';
import { useTexts } from '#web/lib/texts.ts';
import { FilterRow } from './filters/filter-row.tsx';
import { type ListingsQuery, PricesLine, ResultList, useCountWords } from './result-list.tsx';
import styles from './search-screen.module.css';
import { useIsPhone } from './use-is-phone.ts';

const listHash = 'list';

/** The bottom tab on phones and the list it opens over the whole screen. The hash #list and the drawer go together. */
export function ListDrawer({ listings }: { readonly listings: ListingsQuery }) {
  const t = useTexts('map');
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const router = useRouter();
  const isAlive = useIsAlive();
  const isPhone = useIsPhone();
  const hasPushed = useRef(false);
  const words = useCountWords(listings.data) ?? t(listings.isError ? 'failed' : 'loading');
  const isOpen = isAlive && isPhone && hash === listHash;
  const open = () => {
    hasPushed.current = true;
    void navigate({ to: '.', search: true, hash: listHash, resetScroll: false });
  };
  const close = () => {
    if (hasPushed.current) router.history.back();
    else void navigate({ to: '.', search: true, replace: true, resetScroll: false });
    hasPushed.current = false;
  };
  return (
    <>
      <button type="button" className={styles.tab} aria-expanded={isOpen} onClick={open}>
        <Icon of={List} />
        <span>{words}</span>
        <Icon of={ChevronUp} />
      </button>
      <Drawer open={isOpen} onClose={close} title={words} side="bottom" className={styles.drawer}>
        <div className={styles.drawn}>
          <div className={styles.filters}>
            <FilterRow />
          </div>
          <PricesLine listings={listings} className={styles.prices} />
          <ResultList listings={listings} />
        </div>
      </Drawer>
    </>
  );
}
