/** @jsxImportSource preact */
import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { openApi } from './api.ts';
import { leaveFrame } from './leave-frame.ts';
import { fittingSize, type Settings, settingsOf } from './settings.ts';
import { css } from './styles.ts';
import { Stuck } from './parts.tsx';
import { Ticket } from './ticket.tsx';
import { useOffer } from './use-offer.ts';
import { wordsOf } from './words.ts';

interface Site {
  /** Where the script came from. */
  readonly base: string;
  /** What the place is called. */
  readonly name: string;
}

let sheet: CSSStyleSheet | null = null;

/** One style sheet for all widgets of a page; made by script, which a strict policy allows where it allows the script. */
function styleSheet(): CSSStyleSheet {
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}

type WidgetProps = { readonly host: HTMLElement; readonly settings: Settings; readonly site: Site };

/** Keeps the size that fits, loads when it comes into view, and is light or dark as the page. */
function Widget({ host, settings, site }: WidgetProps) {
  const root = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const [width, setWidth] = useState(() => host.getBoundingClientRect().width);
  const [isSeen, setSeen] = useState(false);
  const [isDark, setDark] = useState(settings.theme === 'dark');
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    sizes.observe(host);
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        setSeen(true);
        if (settings.widget !== null) void openApi(site.base).seen(settings.widget);
      },
      { rootMargin: '200px' },
    );
    sight.observe(host);
    return () => {
      sizes.disconnect();
      sight.disconnect();
    };
  }, [host, settings.widget, site.base]);
  useLayoutEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const look = () => {
      const seen = probe.current === null ? '' : getComputedStyle(probe.current).color;
      setDark(settings.theme === null ? seen === 'rgb(0, 0, 0)' : settings.theme === 'dark');
    };
    look();
    dark.addEventListener('change', look);
    return () => dark.removeEventListener('change', look);
  }, [settings.theme]);
  const state = useOffer(site.base, settings, isSeen);
  const [stuckAt, setStuckAt] = useState<string | null>(null);
  const words = wordsOf(settings.locale);
  const stuck = stuckAt !== null && <Stuck address={stuckAt} words={words} onClose={() => setStuckAt(null)} />;
  const follow = (event: MouseEvent) => leaveFrame(event, site.base, setStuckAt);
  // The link of the page stands where nothing is left to book.
  if (state.isEmpty)
    return (
      <div class="root" onClick={follow}>
        <slot />
        {stuck}
      </div>
    );
  return (
    <>
      <span ref={probe} class="probe" />
      <div ref={root} class="root" lang={settings.locale} data-theme={isDark ? 'dark' : 'light'} onClick={follow}>
        <Ticket
          base={site.base}
          site={site.name}
          settings={settings}
          size={fittingSize(settings.size, width)}
          words={words}
          state={state}
        />
        {stuck}
      </div>
    </>
  );
}

/** Makes `<cloakroom-widget>` known to the page; a script that is there twice does it once. */
export function defineWidget(site: Site): void {
  if (customElements.get('cloakroom-widget') !== undefined) return;
  customElements.define(
    'cloakroom-widget',
    class extends HTMLElement {
      static readonly observedAttributes = ['listing', 'near', 'place', 'size', 'lang', 'theme', 'code', 'widget'];
      #root: ShadowRoot | null = null;

      connectedCallback(): void {
        this.#root ??= this.attachShadow({ mode: 'open' });
        this.#root.adoptedStyleSheets = [styleSheet()];
        this.#draw();
      }

      attributeChangedCallback(): void {
        this.#draw();
      }

      disconnectedCallback(): void {
        if (this.#root !== null) render(null, this.#root);
      }

      #draw(): void {
        if (this.#root !== null && this.isConnected) {
          render(<Widget host={this} settings={settingsOf(this)} site={site} />, this.#root);
        }
      }
    },
  );
}
