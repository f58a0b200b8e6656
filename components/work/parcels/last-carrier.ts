import { type CarrierCode, carrierCodes } from '#lib/contract/orders/carriers.ts';

const key = 'last-carrier';

/** The carrier that was used last on this device; storage may be forbidden, then none. */
export function readLastCarrier(): CarrierCode | undefined {
  try {
    const stored = localStorage.getItem(key);
    return carrierCodes.find((code) => code === stored);
  } catch {
    return undefined;
  }
}

export function keepLastCarrier(code: string): void {
  try {
    localStorage.setItem(key, code);
  } catch {
    // The next parcel begins with the usual one.
  }
}
