import { cx } from '#web/ui/cx.ts';
import type { CityName } from './scenes/city-scenes.ts';
import styles from './scene.module.css';

export type SceneName = 'letter' | 'counter' | 'bag-room' | 'step-find' | 'step-drop' | 'step-pick' | CityScene;

export type CityScene = `city-${CityName}`;

export type SceneProps = {
  readonly name: SceneName;
  /** Takes the wide drawing from 1024 px on; there is one of Toronto and of Vancouver. */
  readonly wide?: boolean | undefined;
  readonly width: number;
  readonly height: number;
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
};

const lights = ['light', 'dark'] as const;

/** A still picture in the page's light. It comes lazily, and the one for the other light is never asked for. */
export function Scene({ name, wide, width, height, alt = '', className }: SceneProps) {
  return lights.map((light) => {
    const end = light === 'dark' ? '-dark' : '';
    return (
      <picture key={light} data-light={light}>
        {wide && <source media="(width >= 1024px)" type="image/avif" srcSet={`/scenes/${name}-wide${end}.avif`} />}
        <source type="image/avif" srcSet={`/scenes/${name}${end}.avif`} />
        <img
          src={`/scenes/${name}${end}.svg`}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className={cx(styles.picture, className)}
        />
      </picture>
    );
  });
}

/** A city with its sky and its water as wide as the window, behind the head of its page; drawn for its width. */
export function CityPanorama({ name }: { readonly name: CityScene }) {
  return lights.map((light) => {
    const end = light === 'dark' ? '-dark' : '';
    const file = `/scenes/${name}-panorama`;
    return (
      <picture key={light} data-light={light}>
        <source media="(width > 1920px)" type="image/avif" srcSet={`${file}-vast${end}.avif`} />
        <source media="(width >= 1680px)" type="image/avif" srcSet={`${file}-wide${end}.avif`} />
        <source media="(width > 600px)" type="image/avif" srcSet={`${file}-desk${end}.avif`} />
        <source type="image/avif" srcSet={`${file}-narrow${end}.avif`} />
        <img
          src={`${file}-desk${end}.svg`}
          alt=""
          width={1440}
          height={564}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      </picture>
    );
  });
}

/** The luggage shelf on the call-out's green: one picture for both lights. */
export function ShelfScene({ className }: { readonly className?: string | undefined }) {
  return (
    <picture>
      <source type="image/avif" srcSet="/scenes/shelf.avif" />
      <img
        src="/scenes/shelf.svg"
        alt=""
        width={396}
        height={300}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}

/** The street behind a page's head, 880 high, anchored to the middle of its lower edge. Lies behind its neighbours. */
export function StreetBackdrop({ className }: { readonly className?: string | undefined }) {
  return <div aria-hidden className={cx(styles.street, className)} />;
}
