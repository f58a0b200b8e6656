import { operatorTies, promoterTie, promoterUsers } from '#lib/contract/referral/desk-ties.ts';
import { listUserOptions } from '#lib/server/identity/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { toFilter, toWorkPage, toWorkQuery } from '#lib/server/kernel/work-page.ts';
import { changeTie, listTies, type Tie } from '#lib/server/referral/index.ts';
import { type App, serve } from '../../serve.ts';
import { toLookup } from '../../to-lookup.ts';

/** Who brought whom, for operators. */
export function registerOperatorTie(app: App): void {
  serve(app, operatorTies, {
    guard: { node: 'operator/promoter/list' },
    run: async ({ server, query }) => {
      const { names, ...page } = await listTies(server, toFilter(query), toWorkQuery(query));
      const now = server.clock.now();
      return toWorkPage(page, (tie) => toTieRecord(tie, { names, now }));
    },
  });
  serve(app, promoterUsers, {
    guard: { node: 'operator/promoter/tie' },
    run: ({ server: { db }, query }) => listUserOptions(db, toLookup(query)),
  });
  serve(app, promoterTie, {
    guard: { node: 'operator/promoter/tie' },
    message: 'promoterChanged',
    run: ({ server, member, body: { user_id: userId, from_id: fromId, parent_id: parentId, reason } }) =>
      changeTie(server, member, { userId, fromId, parentId, reason }),
  });
}

function toTieRecord(tie: Tie, { names, now }: { names: Map<number, string>; now: Date }) {
  const personOf = (id: number) => ({ id, name: names.get(id) ?? '' });
  const { userId, parentId, grandId, boundAt, source, campaign, expiresAt, changedBy } = tie;
  return {
    user: personOf(userId),
    parent: personOf(parentId),
    grand: grandId === null ? null : personOf(grandId),
    bind_time: toUnixSeconds(boundAt),
    source,
    campaign,
    expire_time: toUnixSeconds(expiresAt),
    is_expired: expiresAt !== null && expiresAt <= now,
    changed_by: changedBy === null ? null : personOf(changedBy),
  };
}
