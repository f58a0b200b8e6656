import type { VerificationType } from '#lib/contract/identity/shop-login.ts';

/** `138****0001`, `zh***@example.com`: enough for the owner to recognise, little for who looks over a shoulder. */
export function maskAddress(type: VerificationType, address: string): string {
  if (type === 'mobile') return `${address.slice(0, 3)}****${address.slice(-4)}`;
  const at = address.lastIndexOf('@');
  const name = [...address.slice(0, at)];
  const shown = name.slice(0, name.length > 2 ? 2 : 1).join('');
  return `${shown}***${address.slice(at)}`;
}
