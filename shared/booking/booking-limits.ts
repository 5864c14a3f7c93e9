export const bookingsPerPage = 10;
