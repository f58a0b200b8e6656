import type { AddressRecord } from '#lib/api/identity/member-addresses.ts';
import { useUserInfo } from '#lib/session/user-store.ts';

/** Makes an address the one in use on this device; it outlives the page (specification §3, use_address). */
export function putInUse({ is_default: _, ...address }: AddressRecord): void {
  useUserInfo.setState({ use_address: address });
}

/** A changed address that is in use is in use as it is now. */
export function followChanged(address: AddressRecord): void {
  if (useUserInfo.getState().use_address?.id === address.id) putInUse(address);
}

/** A deleted address is no longer in use. */
export function followRemoved(id: number): void {
  if (useUserInfo.getState().use_address?.id === id) useUserInfo.setState({ use_address: null });
}
