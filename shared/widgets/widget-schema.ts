import * as z from 'zod/mini';

/** A widget's id, as its code carries it; what is no such id is none, so that no booking fails for it. */
export const widgetIdShape = /^[a-z0-9]{10}$/;

/** The host of a site: `hotelmarlow.example`, whatever of its address was typed. */
export const siteSchema = z.object({
  site: z.pipe(
    z.string().check(z.trim(), z.maxLength(300)),
    z.transform((text) =>
      text
        .replace(/^https?:\/\//i, '')
        .replace(/[/?#].*$/, '')
        .toLowerCase()
        .slice(0, 253),
    ),
  ),
});
