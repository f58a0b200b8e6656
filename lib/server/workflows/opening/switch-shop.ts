import type { ServerContext } from '../../db/context.ts';
import {
  chooseShop,
  folderOf,
  hasShopOf,
  homeOf,
  readChoice,
  rememberShop,
  type ShopKind,
  shopKinds,
} from '../../db/embedded/chosen-shop.ts';
import { logStatusChange } from '../../db/status-log.ts';
import type { ServerEnv } from '../../env.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';

/** The shops of the data folder, and which of them the next start opens; null with a database of one's own. */
export function describeShops({ SHOP: current, DATA_DIR: dataDir }: Pick<ServerEnv, 'SHOP' | 'DATA_DIR'>) {
  if (!current) return null;
  const home = homeOf(dataDir, current);
  const list = shopKinds
    .filter((kind) => hasShopOf(home, kind))
    .map((kind) => ({ kind, folder: folderOf(home, kind) }));
  return { current, next: chooseShop(home).kind, is_chosen: readChoice(home) !== undefined, list };
}

/**
 * Says which shop the next start opens: how the demo is left for a shop of one's own, and how it is come back to. Nothing of either is
 * changed, and this process goes on with its own. Throws `not_found` with a database of one's own, `status_changed` where it is so.
 */
export async function switchShop(ctx: ServerContext, operator: Member, shop: ShopKind): Promise<void> {
  const shops = describeShops(ctx.env);
  if (!shops) throw new DomainError('not_found');
  if (shops.next === shop) throw new DomainError('status_changed');
  await ctx.db.transaction(async (tx) => {
    const change = { entityType: 'shop', entityId: 0, from: shops.next, to: shop, event: 'switch' };
    await logStatusChange(tx, { ...change, actor: operator });
    // Last: where the folder cannot be written, nothing was said.
    rememberShop(homeOf(ctx.env.DATA_DIR, shops.current), shop);
  });
}
