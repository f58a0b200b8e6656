/** The end of an account as it is shown, and where it is; the groups of a number stay on one line. */
export const accountText = (place: string, account: string): string =>
  [place, unbroken(account)].filter(Boolean).join(' ');

export const unbroken = (account: string): string => account.replaceAll(' ', '\u00a0');
