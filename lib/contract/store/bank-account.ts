/** `company`: an account in the company's name; `personal`: a card of its legal person (sole traders have no other). */
export const payeeTypes = ['company', 'personal'] as const;
export type PayeeType = (typeof payeeTypes)[number];

/** The number as it is kept: people type it in groups. */
export function toAccountDigits(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** Numbers of company accounts follow no common rule but the length; cards carry the check digit of ISO/IEC 7812. */
export function isAccountNumber(digits: string, type: PayeeType): boolean {
  if (/^0+$/.test(digits)) return false;
  return type === 'company' ? /^\d{8,32}$/.test(digits) : /^\d{16,19}$/.test(digits) && hasLuhnDigit(digits);
}

function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The last four digits: enough for the owner to recognise. Empty stays empty. */
export function maskAccountNumber(digits: string): string {
  return digits === '' ? '' : `**** **** **** ${digits.slice(-4)}`;
}
