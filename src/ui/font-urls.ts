import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** The two faces that the first screen needs, for `<link rel="preload" as="font">`. */
export const fontUrls: readonly string[] = [bricolage, figtree];
