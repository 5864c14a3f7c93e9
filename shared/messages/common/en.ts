/** Texts of the chrome and of parts that every screen uses. */
const en = {
  pleaseWait: 'Please Wait...',
  close: 'Close',
} as const;

export default en satisfies Record<string, string>;
