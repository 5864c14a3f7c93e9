/** The address by which a device calls a number as it is written. */
export const telLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
