import { GoogleMap, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale } from '#web/lib/texts.ts';
import type { MapCamera, SurfaceProps } from './map-types.ts';
import styles from './map-view.module.css';

/** Google's map, with a key. */
export function GoogleSurface({ settings, camera, minZoom, maxZoom, children, ...on }: SurfaceProps) {
  // A second language would need a second script, and there can be one only.
  const [language] = useState(useLocale());
  const key = settings.googleKey ?? '';
  const { isLoaded, loadError } = useJsApiLoader({ id: 'google-maps', googleMapsApiKey: key, language });
  const map = useRef<google.maps.Map | null>(null);
  const [first] = useState(() => ({ lat: camera.latitude, lng: camera.longitude }));
  const noGround = useEffectEvent(on.onNoGround);
  useEffect(() => {
    if (loadError !== undefined) noGround();
  }, [loadError]);
  if (!isLoaded) return <div className={styles.ground}>{children}</div>;
  const look = (): MapCamera => {
    const center = map.current?.getCenter();
    return {
      latitude: center?.lat() ?? camera.latitude,
      longitude: center?.lng() ?? camera.longitude,
      zoom: map.current?.getZoom() ?? camera.zoom,
    };
  };
  return (
    <>
      <GoogleMap
        mapContainerClassName={styles.ground ?? ''}
        center={first}
        zoom={camera.zoom}
        options={{ minZoom, maxZoom, disableDefaultUI: true, clickableIcons: false, gestureHandling: 'greedy' }}
        onLoad={(loaded) => {
          map.current = loaded;
          on.onReady({
            camera: look,
            setCamera: ({ latitude, longitude, zoom }, animate) => {
              const to = { lat: latitude, lng: longitude };
              if (zoom !== loaded.getZoom()) loaded.setZoom(zoom);
              if (animate) loaded.panTo(to);
              else loaded.setCenter(to);
            },
            resize: () => {},
          });
        }}
        onBoundsChanged={() => on.onMove(look())}
        onIdle={() => on.onMoveEnd(look())}
      />
      {children}
    </>
  );
}
