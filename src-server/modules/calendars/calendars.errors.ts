import { type FeedFailure, MAX_CALENDARS } from '#shared/calendars/calendar-schema.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** A foreign calendar, entry or address answers like one that is not there. */
export const calendarNotFound = () => new AppError({ status: 404, key: 'notFound' });

const keys = {
  refused: 'calendarRefused',
  notFound: 'calendarNotFound',
  locked: 'calendarLocked',
  silent: 'calendarSilent',
  tooLarge: 'calendarTooLarge',
  packed: 'calendarPacked',
  unreadable: 'calendarUnreadable',
} as const satisfies Record<FeedFailure, string>;

/** There is nothing to read at the address that was typed. */
export const calendarUnread = (failure: FeedFailure) =>
  new AppError({ status: 422, key: keys[failure], field: 'address' });

export const calendarKnown = () => new AppError({ status: 422, key: 'calendarKnown', field: 'address' });

export const calendarsTooMany = () =>
  new AppError({ status: 422, key: 'calendarsTooMany', params: { bound: MAX_CALENDARS }, field: 'address' });
