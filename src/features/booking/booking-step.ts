export const bookingSteps = ['review', 'contact', 'payment'] as const;

export type BookingStep = (typeof bookingSteps)[number];

export const isBookingStep = (text: string): text is BookingStep => bookingSteps.some((step) => step === text);
