/** The door of calendars: what the API may use. */
export { bookingsFeed } from './bookings-feed.ts';
export { calendarSubscriptions } from './calendars.subscriptions.ts';
export { readCalendarHandler, readCalendarsHandler } from './read-calendars.job.ts';
