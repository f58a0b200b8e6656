import { sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { requireRoom } from '../db/require-room.ts';
import { accountLimits } from '../kernel/account-limits.ts';
import { addSeconds } from '../kernel/clock.ts';
import { quotations } from './tables.ts';

interface Owner {
  userId: number;
  at: Date;
}

const name = 'quotations';
const ofOwner = ({ userId }: Owner) => sql`${quotations} where ${quotations.userId} = ${userId}`;
const today = ({ at }: Owner) => ({
  count: sql`count(*) filter (where ${quotations.createdAt} > ${addSeconds(at, -86_400)})`,
  most: accountLimits.quotationsADay,
});

/** Before one more draft is made; the basket is none of them. Throws `draft_limit`, `daily_limit`. */
export function requireDraftRoom(tx: Executor, owner: Owner, isBasket: boolean): Promise<void> {
  const drafts = sql`count(*) filter (where ${quotations.status} = 'draft' and not ${quotations.isBasket})`;
  const counted = {
    daily_limit: today(owner),
    ...(!isBasket && { draft_limit: { count: drafts, most: accountLimits.drafts } }),
  };
  return requireRoom(tx, { name, userId: owner.userId, counted, from: ofOwner(owner) });
}

/** Before one more is sent to the sellers. Throws `quotation_limit`. */
export function requireOpenRoom(tx: Executor, owner: Owner): Promise<void> {
  const open = sql`count(*) filter (where ${quotations.status} in ('submitted', 'quoting', 'quoted', 'negotiating'))`;
  const counted = { quotation_limit: { count: open, most: accountLimits.openQuotations } };
  return requireRoom(tx, { name, userId: owner.userId, counted, from: ofOwner(owner) });
}
