/** The door of calendars: what the API may use. */
export { bookingsFeed } from './bookings-feed.ts';
export { readCalendarHandler, readCalendarsHandler } from './read-calendars.job.ts';
