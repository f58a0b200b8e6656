import { and, desc, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { keyStatuses } from '#lib/contract/integrations/keys.ts';
import type { ServerContext } from '../../db/context.ts';
import { listRows } from '../../db/list-rows.ts';
import { hasSecondFactor } from '../../identity/index.ts';
import type { Page, PageOf } from '../../kernel/paging.ts';
import { apiKeys } from '../key-tables.ts';
import { type Owner, ownedBy } from '../owner.ts';
import type { ApiKey } from './authenticate-key.ts';
import { offeredScopes } from './key-rules.ts';

type KeyStatus = (typeof keyStatuses)[number];

/** Keys of a store, or of the desk, newest first. */
export async function listKeys(
  { db, clock }: ServerContext,
  owner: Owner,
  { status, ...page }: Page & { status?: KeyStatus | undefined },
): Promise<PageOf<ApiKey>> {
  const where = and(ownedBy(apiKeys.storeId, owner), status && conditionOf(status, clock.now()));
  return listRows(db, apiKeys, { where, orderBy: [desc(apiKeys.id)], page });
}

function conditionOf(status: KeyStatus, now: Date): SQL | undefined {
  if (status === 'ended') return isNotNull(apiKeys.endedAt);
  return and(isNull(apiKeys.endedAt), status === 'active' ? gt(apiKeys.expiresAt, now) : lte(apiKeys.expiresAt, now));
}

export function statusOf({ endedAt, expiresAt }: Pick<ApiKey, 'endedAt' | 'expiresAt'>, now: Date): KeyStatus {
  if (endedAt !== null) return 'ended';
  return expiresAt > now ? 'active' : 'expired';
}

/** What the asker can give a key, and what making one asks for. */
export async function describeKeyOptions({ db }: ServerContext, { member, side }: Owner) {
  return { scopes: offeredScopes(member.nodes, side), needsCode: await hasSecondFactor(db, member.userId) };
}
