import type { InviteKey } from '#lib/contract/store/store-staff.ts';
import { readId } from '#lib/utils/page/page-parameters.ts';

/** Which invitation an address is about: a mail has its secret, the inbox its id. Undefined: none. */
export function readInvite(parameters: URLSearchParams): InviteKey | undefined {
  const token = parameters.get('invite');
  if (token) return { token };
  const id = readId(parameters, 'invitation');
  return id === undefined ? undefined : { id };
}
