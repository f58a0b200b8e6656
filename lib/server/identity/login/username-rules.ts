import { DomainError } from '../../kernel/errors.ts';

/** What a closed account is called. */
export const closedName = (userId: number) => `closed_${userId}`;

/** Names of closed accounts are nobody's to choose. Throws `username_occupied` at its field. */
export function refuseReservedName(username: string): void {
  if (!/^closed_\d+$/i.test(username)) return;
  throw new DomainError('username_occupied', { fields: { username: { key: 'username_occupied' } } });
}
