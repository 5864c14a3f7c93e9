import { useState } from 'react';
import type { FilterPlace } from '#web/parts/filter/filter.ts';
import { useTexts } from '#web/lib/texts.ts';

export type LocateState = 'idle' | 'waiting' | 'denied' | 'failed' | 'unsupported';

const TIMEOUT_MS = 15_000;
const degrees = (value: number) => Math.round(value * 1e5) / 1e5;

/** Asks the device where it is; the answer becomes the searched place. */
export function useLocate(onPlace: (place: FilterPlace) => void) {
  const t = useTexts('places');
  const [state, setState] = useState<LocateState>('idle');
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  const locate = () => {
    if (!('geolocation' in navigator)) return setState('unsupported');
    setState('waiting');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const latitude = degrees(coords.latitude);
        setState('idle');
        onPlace({ label: t('yourPlace'), latitude, longitude: degrees(coords.longitude), isGps: true });
      },
      (error) => {
        const isDenied = error.code === error.PERMISSION_DENIED;
        setState(isDenied ? 'denied' : 'failed');
        setNoticeOpen(isDenied);
      },
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  };
  return {
    state,
    /** There is something to be said about it. */
    isActive: state !== 'idle' || isNoticeOpen,
    locate,
    isNoticeOpen,
    closeNotice: () => setNoticeOpen(false),
    dismiss: () => setState('idle'),
  };
}
