import type { CaseStatus } from '#lib/contract/aftersales/member-records.ts';
import type { DataOf } from '#lib/contract/endpoint.ts';
import type { PermissionNode } from '#lib/contract/nodes.ts';
import type { StoreTodo, storeHome } from '#lib/contract/store/homes.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { canMove, listSellerCaseWork } from '../../aftersales/index.ts';
import type { ServerContext } from '../../db/context.ts';
import { hasNode, type StoreMember } from '../../kernel/actor.ts';
import { addSeconds, startOfShopDay, toUnixSeconds } from '../../kernel/clock.ts';
import { formatFen } from '../../kernel/money.ts';
import { listStoreWork, sumExpected } from '../../orders/index.ts';
import { listSellerWork } from '../../quotation/index.ts';
import { getSettings } from '../../site/index.ts';
import { findLicenceEnd, findStoreOf, listSetupSteps } from '../../store/index.ts';
import { getStorePending } from '../../wallet/index.ts';
import { countStoreWork } from './count-store-work.ts';
import { describeSales } from './pieces/describe-sales.ts';

type StoreHome = DataOf<typeof storeHome>;

/** A store at a glance. What the reader's role does not show is null, or not among the things to do. */
export async function describeStoreHome(
  ctx: ServerContext,
  { member, locale }: { member: StoreMember; locale: Locale },
): Promise<StoreHome> {
  const { storeId } = member;
  const may = (node: PermissionNode) => hasNode(member, node);
  const counting = countStoreWork(ctx.db, member);
  const [store, setup, todos, counts, money, figures] = await Promise.all([
    findStoreOf(ctx.db, member.userId),
    listSetupSteps(ctx, member),
    listStoreTodos(ctx, { member, locale, counting }),
    counting,
    may('store/finance') ? describeMoney(ctx, storeId) : null,
    may('store/order') ? describeSales(ctx, { storeId }, locale) : null,
  ]);
  return { store: { name: store?.name ?? '', status: store?.status ?? '' }, setup, todos, counts, money, figures };
}

async function describeMoney(ctx: ServerContext, storeId: number): Promise<StoreHome['money']> {
  const [expected, pending] = await Promise.all([sumExpected(ctx.db, storeId), getStorePending(ctx.db, storeId)]);
  return { expected: formatFen(expected), pending: formatFen(pending) };
}

/**
 * The next deadline first, then what has none in the order in which it came. Cases are few: they are read where the count
 * found some.
 */
async function listStoreTodos(
  ctx: ServerContext,
  { member, locale, counting }: { member: StoreMember; locale: Locale; counting: Promise<StoreHome['counts']> },
): Promise<StoreTodo[]> {
  const { 'quote.remindSellerHours': hours } = await getSettings(ctx);
  const soon = addSeconds(ctx.clock.now(), hours * 3600);
  const [orders, cases, quotes, licence] = await Promise.all([
    hasNode(member, 'store/order') ? listStoreWork(ctx.db, member.storeId) : [],
    counting.then(({ aftersales }) => (aftersales ? listSellerCaseWork(ctx.db, member.storeId) : [])),
    hasNode(member, 'store/quotation') ? listSellerWork(ctx.db, member.storeId, soon) : [],
    hasNode(member, 'store/profile/legal') ? licenceTodos(ctx, member.storeId) : [],
  ]);
  const todos = [
    ...orders.map(({ about, ...work }) => ({ ...work, about: about?.[locale] ?? '' })),
    ...cases.map(({ status, about, ...work }) => ({ ...work, kind: kindOfCase(status), about: about?.[locale] ?? '' })),
    ...quotes.map(({ title, first, ...work }) => ({ ...work, about: title || (first?.[locale] ?? '') })),
    ...licence,
  ].map(({ deadline, ...work }) => ({ ...work, deadline: toUnixSeconds(deadline) }));
  const dueAt = ({ deadline }: StoreTodo) => deadline ?? Number.MAX_SAFE_INTEGER;
  return todos.sort((left, right) => dueAt(left) - dueAt(right));
}

/** What a store does with a case in this state. */
function kindOfCase(status: CaseStatus): StoreTodo['kind'] {
  if (canMove(status, 'receive')) return 'case_receive';
  return canMove(status, 'reship') ? 'case_reship' : 'case_answer';
}

/** A licence that ends is good for the whole of its last day. */
async function licenceTodos(ctx: ServerContext, storeId: number) {
  const until = await findLicenceEnd(ctx.db, storeId, ctx.clock.now());
  if (until === undefined) return [];
  return [{ kind: 'licence' as const, no: until, about: '', deadline: addSeconds(startOfShopDay(until), 86_400) }];
}
