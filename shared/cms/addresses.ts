/** Own paths, places within the page, secure addresses, mail and telephone: a link to anything else stays plain text. */
export const isLinkAddress = (address: string): boolean => /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/i.test(address);

/** The address of a picture that was uploaded here: its id, width and height. Any other is not shown. */
export const pictureAddress = /^\/pictures\/([0-9a-f-]{36})-(\d{1,5})x(\d{1,5})$/;
