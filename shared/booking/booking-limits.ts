/** How far ahead both ends of a stay may be. */
export const daysAhead = 365;

export const bookingsPerPage = 10;
