import { and, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { DomainError } from '../../kernel/errors.ts';
import { addresses } from '../address-tables.ts';
import type { Address } from '../addresses/address-repository.ts';
import { accountClosings } from '../closing-tables.ts';
import { realNames } from '../real-name-tables.ts';
import { twoFactors } from '../security-tables.ts';
import { users } from '../tables.ts';
import type { AccountClosing } from './closings.ts';
import type { User } from './user-repository.ts';

interface AccountFacts {
  user: User;
  defaultAddress: Address | null;
  /** Wanted by the member and not carried out yet. */
  closing: AccountClosing | null;
  hasSecondFactor: boolean;
  realNameStatus: (typeof realNames.$inferSelect)['status'] | null;
}

/** What every page knows of a member, by one statement: of each there is one at most. Throws `not_found`. */
export async function getAccountFacts(db: Executor, userId: number): Promise<AccountFacts> {
  const [row] = await db
    .select({
      user: users,
      defaultAddress: addresses,
      closing: accountClosings,
      factorSince: twoFactors.enabledAt,
      realNameStatus: realNames.status,
    })
    .from(users)
    .leftJoin(addresses, and(eq(addresses.userId, users.id), eq(addresses.isDefault, true)))
    .leftJoin(accountClosings, and(eq(accountClosings.userId, users.id), eq(accountClosings.status, 'cooling')))
    .leftJoin(twoFactors, and(eq(twoFactors.userId, users.id), isNotNull(twoFactors.enabledAt)))
    .leftJoin(realNames, eq(realNames.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new DomainError('not_found');
  const { factorSince, ...facts } = row;
  return { ...facts, hasSecondFactor: factorSince !== null };
}
