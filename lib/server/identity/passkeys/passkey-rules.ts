/** Phones, computers and two security keys of a large household; a list that its owner still looks through. */
export const mostPasskeys = 20;
const longestName = 40;

/** How a passkey is kept: by an account on several devices, on this one alone, or on a key that is plugged in or held near. */
export type PasskeyKind = 'synced' | 'device' | 'security_key';

export function kindOf({ isSynced, transports }: { isSynced: boolean; transports: string }): PasskeyKind {
  if (isSynced) return 'synced';
  const ways = transports.split(',');
  const isApart = ways.some((way) => way === 'usb' || way === 'nfc' || way === 'ble');
  return isApart && !ways.includes('internal') ? 'security_key' : 'device';
}

/**
 * Whether a counter tells that somebody else signs with the same key: it must grow, unless the authenticator counts
 * nothing at all, as those do that keep a passkey on several devices.
 */
export function isCopied(known: number, told: number): boolean {
  return (known > 0 || told > 0) && told <= known;
}

/** The name proposed for a new passkey: the first of these that is known, numbered where the account has it already. */
export function proposeName(candidates: readonly string[], taken: readonly string[]): string {
  const name = (candidates.find((candidate) => candidate !== '') ?? '').slice(0, longestName);
  const isTaken = (each: string) => taken.includes(each);
  if (!isTaken(name)) return name;
  for (let number = 2; ; number += 1) {
    const numbered = `${name.slice(0, longestName - 3)} ${number}`;
    if (!isTaken(numbered)) return numbered;
  }
}
