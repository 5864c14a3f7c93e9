/**
 * A stand-in for the script of Google Maps with the part of its interface that the page uses: a map that is dragged by
 * the pointer, and says where it looks in `data-camera` of its element.
 */
function installGoogleMaps(): void {
  interface Place {
    readonly lat: number;
    readonly lng: number;
  }
  type Handler = () => void;

  class StandInMap {
    private readonly handlers = new Map<string, Set<Handler>>();
    private readonly element: HTMLElement;
    private center: Place;
    private zoom: number;

    constructor(element: HTMLElement, options: { center: Place; zoom: number }) {
      this.element = element;
      this.center = options.center;
      this.zoom = options.zoom;
      let held: { readonly x: number; readonly y: number } | null = null;
      element.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (held = { x, y }));
      globalThis.addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
        if (held === null) return;
        this.shift(held.x - x, held.y - y);
        held = { x, y };
        this.emit('bounds_changed');
      });
      globalThis.addEventListener('pointerup', () => {
        if (held !== null) this.emit('idle');
        held = null;
      });
      setTimeout(() => this.moved());
    }
    /** Px of the screen as degrees at this zoom. */
    private shift(x: number, y: number): void {
      const degrees = 360 / (256 * 2 ** this.zoom);
      const { lat, lng } = this.center;
      this.center = { lat: lat - y * degrees * Math.cos((lat * Math.PI) / 180), lng: lng + x * degrees };
    }
    private moved(): void {
      this.emit('bounds_changed');
      this.emit('idle');
    }
    private emit(name: string): void {
      this.element.dataset['camera'] = `${this.center.lat.toFixed(4)} ${this.center.lng.toFixed(4)} ${this.zoom}`;
      for (const handler of this.handlers.get(name) ?? []) handler();
    }
    on(name: string, handler: Handler): void {
      this.handlers.set(name, (this.handlers.get(name) ?? new Set()).add(handler));
    }
    off(name: string, handler: Handler): void {
      this.handlers.get(name)?.delete(handler);
    }
    setOptions(): void {}
    getCenter() {
      return { lat: () => this.center.lat, lng: () => this.center.lng };
    }
    getZoom(): number {
      return this.zoom;
    }
    setZoom(zoom: number): void {
      if (zoom === this.zoom) return;
      this.zoom = zoom;
      this.moved();
    }
    setCenter(center: Place): void {
      this.center = center;
      this.moved();
    }
    panTo(center: Place): void {
      this.setCenter(center);
    }
  }

  const maps = (globalThis as unknown as { google: { maps: Record<string, unknown> } }).google.maps;
  Object.assign(maps, {
    Map: StandInMap,
    event: {
      addListener: (map: StandInMap, name: string, handler: Handler) => {
        map.on(name, handler);
        return { remove: () => map.off(name, handler) };
      },
      removeListener: (listener: { remove(): void }) => listener.remove(),
    },
    importLibrary: async () => maps,
  });
  (maps['__ib__'] as () => void)();
}

export const googleMapsScript = `(${installGoogleMaps.toString()})()`;
