/** Which messages a list shows. */
export const shows = ['open', 'mine', 'all'] as const;
export type Show = (typeof shows)[number];

/** The address of a list, with one of its threads chosen. */
export const addressOf = (show: Show, message?: string): string =>
  `/admin/messages?${new URLSearchParams({ show, ...(message === undefined ? {} : { message }) })}`;
