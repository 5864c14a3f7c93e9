import { useLayoutEffect, useRef, useState } from 'react';
import type { MapCamera } from './map-types.ts';
import { pixelFromMiddle } from './mercator.ts';

/**
 * Where the pins think the map looks, and the layer they lie in. While the map is dragged the layer is only shifted;
 * pins are placed anew when it comes to rest or its zoom changes.
 */
export function useCamera(first: MapCamera) {
  const layer = useRef<HTMLDivElement>(null);
  const [camera, setCamera] = useState(first);
  useLayoutEffect(() => {
    if (layer.current !== null) layer.current.style.transform = '';
  }, [camera]);
  return {
    layer,
    camera,
    follow: (to: MapCamera) => {
      if (to.zoom !== camera.zoom) return setCamera(to);
      const { x, y } = pixelFromMiddle(camera, to);
      if (layer.current !== null) layer.current.style.transform = `translate(${x}px, ${y}px)`;
    },
    settle: setCamera,
  };
}
