import { ChevronDown, Clock } from 'lucide-react';
import { placeOfZone } from '#web/lib/format/time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, menuItemClass } from '#web/ui/menu/menu.tsx';
import { chooseZone, useAdminZone, zones } from './admin-zone.ts';
import styles from './zone-menu.module.css';

/** Whose times the page tells, and another's. */
export function ZoneMenu() {
  const t = useTexts('admin');
  const zone = useAdminZone();
  return (
    <Menu
      triggerClassName={styles.trigger}
      trigger={
        <>
          <Icon of={Clock} size={16} />
          <span className={styles.words}>{t('timesIn', { place: placeOfZone(zone) })}</span>
          <Icon of={ChevronDown} size={16} />
        </>
      }
    >
      {zones.map((each) => (
        <button
          key={each}
          type="button"
          className={menuItemClass}
          aria-pressed={each === zone}
          onClick={() => chooseZone(each)}
        >
          {placeOfZone(each)}
        </button>
      ))}
    </Menu>
  );
}
