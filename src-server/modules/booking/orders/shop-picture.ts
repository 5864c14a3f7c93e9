import { drawPicture } from '#server/platform/mail/mail-pictures.ts';
import type { MailPicture } from '#server/platform/mail/mail-transport.ts';

const SHOP =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60" viewBox="0 0 60 60"><rect width="60" height="60" rx="10" fill="#E9E1CC"/><path d="M8 24h44v28H8z" fill="#F6EFDF"/><path d="M6 12h48v8H6z" fill="#0B5D4A"/><path d="M6 20h48l3 9H3z" fill="#0B5D4A"/><path d="M12 20h7v9h-8zM26 20h8v9h-8zM41 20h7l2 9h-8z" fill="#fff"/><path d="M13 34h18v12H13z" fill="#BFD8CD" stroke="#0B5D4A" stroke-width="2"/><path d="M37 34h10v18H37z" fill="#0B5D4A"/><circle cx="44.500" cy="43.500" r="1.200" fill="#F3B63F"/><path d="M6 52h48" stroke="#B9AE93" stroke-width="2"/></svg>';

/** A shop front for a location without a photo, 60 px square; a mail names it `shop`. */
export const shopPicture = (): Promise<MailPicture> => drawPicture('shop', SHOP);
