import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { formatDistance } from '#shared/search/format-distance.ts';
import { LazyMapView } from '#web/lib/map/lazy-map-view.tsx';
import type { MapPlace } from '#web/lib/map/map-types.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useSite } from '#web/lib/viewer.ts';
import { Button } from '#web/ui/button/button.tsx';
import { PinTag } from '#web/ui/pin/map-pin.tsx';
import styles from './listing-form.module.css';

const METRES_OF_A_DEGREE = 111_320;
/** Further from the address than this, the pin may be a slip. */
const FAR = 150;
const ZOOM = 17;
/** Web Mercator: metres of a pixel at the equator, at zoom 0. */
const METRES_OF_A_PIXEL = 156_543.034;
/** A press that moved less than this was no drag, in px. */
const STILL = 5;

const cosOf = ({ latitude }: MapPlace): number => Math.cos((latitude * Math.PI) / 180);

/** Metres between two places that are near each other. */
const metresBetween = (one: MapPlace, other: MapPlace): number =>
  Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * cosOf(one)) * METRES_OF_A_DEGREE;

const steps: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

interface PinMapProps {
  /** Where the pin was put first. */
  readonly chosen: MapPlace;
  readonly pin: MapPlace;
  readonly name: string;
  readonly onPin: (pin: MapPlace) => void;
}

/** The pin stands in the middle, and the map is moved under it: by mouse, touch, or metre by metre with the arrow keys. */
export function PinMap({ chosen, pin, name, onPin }: PinMapProps) {
  const t = useTexts('listingForm');
  const locale = useLocale();
  const site = useSite();
  const keysId = useId();
  // The map looks there whenever this object is a new one.
  const [center, setCenter] = useState(pin);
  const moved = metresBetween(chosen, pin);
  const go = (place: MapPlace) => {
    setCenter(place);
    onPin(place);
  };
  const zoom = useRef(ZOOM);
  const pressed = useRef<{ readonly x: number; readonly y: number } | null>(null);
  /** A press without a drag puts the pin there. */
  const click = (event: MouseEvent<HTMLDivElement>) => {
    const from = pressed.current;
    pressed.current = null;
    if (from === null || (event.target instanceof Element && event.target.closest('button, a') !== null)) return;
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) return;
    const box = event.currentTarget.getBoundingClientRect();
    const degrees = (METRES_OF_A_PIXEL * cosOf(pin)) / 2 ** zoom.current / METRES_OF_A_DEGREE;
    go({
      latitude: pin.latitude - (event.clientY - box.top - box.height / 2) * degrees,
      longitude: pin.longitude + ((event.clientX - box.left - box.width / 2) * degrees) / cosOf(pin),
    });
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const degrees = (event.shiftKey ? 10 : 1) / METRES_OF_A_DEGREE;
    go({
      latitude: pin.latitude + step[0] * degrees,
      longitude: pin.longitude + (step[1] * degrees) / cosOf(pin),
    });
  };
  return (
    <div className={styles.place}>
      {moved >= 1 && (
        <p className={styles.moved}>
          {t(moved > FAR ? 'pinFar' : 'pinMoved', { distance: formatDistance(moved, locale) })}
          <Button variant="quiet" size={44} onClick={() => go({ ...chosen })}>
            {t('putBack')}
          </Button>
        </p>
      )}
      <div
        className={styles.mapBox}
        role="application"
        aria-label={t('moveMap')}
        aria-describedby={keysId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its arrow keys move the pin
        tabIndex={0}
        onKeyDownCapture={press}
        onPointerDownCapture={({ clientX, clientY }) => {
          pressed.current = { x: clientX, y: clientY };
        }}
        onClick={click}
      >
        <LazyMapView
          className={styles.map}
          settings={site.map}
          center={center}
          zoom={ZOOM}
          maxZoom={19}
          points={[]}
          renderPin={() => null}
          renderCluster={() => null}
          onMove={({ camera, byUser }) => {
            zoom.current = camera.zoom;
            if (byUser) onPin({ latitude: camera.latitude, longitude: camera.longitude });
          }}
          words={{ map: t('mapLabel'), schematic: t('schematic') }}
        />
        <span className={styles.pin}>
          <PinTag text={name} state="selected" />
        </span>
        <span className={styles.moveMap} aria-hidden>
          {t('moveMap')}
        </span>
      </div>
      <p id={keysId} className={styles.hint}>
        {t('keys')}
      </p>
    </div>
  );
}
