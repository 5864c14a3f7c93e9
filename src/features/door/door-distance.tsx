import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { formatDistance } from '#shared/search/format-distance.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/message/notice.tsx';
import type { Door, DoorReport } from './door.ts';
import styles from './door-photo.module.css';

const TIMEOUT_MS = 15_000;

/** How far from the door the traveller stands, which helps to decide and need not be said: asked of the device on a press. */
export function DoorDistance({ door, report }: { readonly door: Door; readonly report: DoorReport }) {
  const t = useTexts('door');
  const locale = useLocale();
  const utils = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const tell = trpc.doors.tellPlace.useMutation({
    onSuccess: () => utils.doors.ofOrder.invalidate(),
    onError: ({ message }) => setFailure(message || t('failed')),
    onSettled: () => setAsking(false),
  });
  if (report.metresAway !== null)
    return <p className={styles.soft}>{t('stoodAway', { distance: formatDistance(report.metresAway, locale) })}</p>;
  if (report.verdict !== null) return null;
  const ask = () => {
    if (!('geolocation' in navigator)) return setFailure(t('placeFailed'));
    setAsking(true);
    setFailure(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => tell.mutate({ bookingId: door.currentBookingId, latitude, longitude }),
      () => {
        setAsking(false);
        setFailure(t('placeFailed'));
      },
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  };
  return (
    <>
      <button type="button" className={styles.add} aria-busy={isAsking} disabled={isAsking} onClick={ask}>
        <Icon of={MapPin} size={20} />
        <span>
          <strong>{t(isAsking ? 'placeGoes' : 'placeAdd')}</strong>
          <span className={styles.soft}>{t('placeWho')}</span>
        </span>
      </button>
      {failure !== null && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
    </>
  );
}
