/** Whether every database and program can hold this year, whatever the offset; nothing here is older or later. */
export const isKnownYear = (year: string | undefined): boolean => Number(year) >= 1900 && Number(year) <= 9998;
