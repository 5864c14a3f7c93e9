/** Whether an account with bank accounts in these currencies is paid in this one; where none is known, the bank says. */
export const canTake = (currencies: readonly string[], currency: string): boolean =>
  currencies.length === 0 || currencies.includes(currency);
