/** How many decimals a currency has (ISO 4217): two of most, none of JPY, three of KWD. One that nobody knows is taken to have two. */
export function minorDigits(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  const { maximumFractionDigits } = new Intl.NumberFormat(undefined, { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** An amount in the smallest unit of a currency as decimals: 1250 of CNY is `12.50`, of JPY `1250`. */
export function formatMinor(amount: number, currency: string): string {
  const decimals = minorDigits(currency);
  const digits = Math.abs(amount)
    .toString()
    .padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${amount < 0 ? '-' : ''}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`;
}
