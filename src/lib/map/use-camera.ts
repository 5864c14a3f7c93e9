import { type RefObject, useLayoutEffect, useState } from 'react';
import type { MapCamera } from './map-types.ts';
import { pixelFromMiddle } from './mercator.ts';

/**
 * Where the pins think the map looks. While it is dragged their layer is only shifted; pins are placed anew when it
 * comes to rest or its zoom changes.
 */
export function useCamera(first: MapCamera, layer: RefObject<HTMLElement | null>) {
  const [camera, setCamera] = useState(first);
  useLayoutEffect(() => {
    if (layer.current !== null) layer.current.style.transform = '';
  }, [camera, layer]);
  return {
    camera,
    follow: (to: MapCamera) => {
      if (to.zoom !== camera.zoom) return setCamera(to);
      const { x, y } = pixelFromMiddle(camera, to);
      if (layer.current !== null) layer.current.style.transform = `translate(${x}px, ${y}px)`;
    },
    settle: setCamera,
  };
}
