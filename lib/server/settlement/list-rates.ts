import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { FeeKind, FeeScope } from '#lib/contract/orders/fees.ts';
import type { ServerContext } from '../db/context.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import type { Rate } from './rate-rules.ts';
import { commissionRates } from './rate-tables.ts';

interface RatedPlace {
  scope: FeeScope;
  scopeId: number;
  kind: FeeKind;
  /** The latest first. */
  rates: (Rate & { state: 'planned' | 'current' | 'past' })[];
}

/** What has rates, the default first, each with all that it ever had. */
export async function listRates(
  { db, clock }: ServerContext,
  { scope: only, page }: { scope: FeeScope | undefined; page: Page },
): Promise<PageOf<RatedPlace>> {
  const { scope, scopeId, kind, validFrom, id } = commissionRates;
  const where = only ? eq(scope, only) : undefined;
  const order = sql`array_position(array['default', 'store', 'category', 'product']::varchar[], ${scope})`;
  const [places, [counted]] = await Promise.all([
    db
      .select({ scope, scopeId, kind })
      .from(commissionRates)
      .where(where)
      .groupBy(scope, scopeId, kind)
      .orderBy(order, scopeId, kind)
      .limit(page.limit)
      .offset(page.offset),
    db
      .select({ total: sql<number>`count(distinct (${scope}, ${scopeId}, ${kind}))::int` })
      .from(commissionRates)
      .where(where),
  ]);
  if (places.length === 0) return { list: [], total: counted?.total ?? 0 };
  const rows = await db
    .select()
    .from(commissionRates)
    .where(
      or(
        ...places.map((place) => and(eq(scope, place.scope), inArray(scopeId, [place.scopeId]), eq(kind, place.kind))),
      ),
    )
    .orderBy(desc(validFrom), desc(id));
  const now = clock.now();
  const list = places.map((place) => ({
    ...place,
    rates: withStates(
      rows.filter((row) => isOf(place, row)),
      now,
    ),
  }));
  return { list, total: counted?.total ?? 0 };
}

const isOf = (place: Omit<RatedPlace, 'rates'>, row: Rate) =>
  row.scope === place.scope && row.scopeId === place.scopeId && row.kind === place.kind;

function withStates(rates: readonly Rate[], now: Date): RatedPlace['rates'] {
  const current = rates.find(({ validFrom }) => validFrom <= now);
  return rates.map((rate) => {
    if (rate.validFrom > now) return { ...rate, state: 'planned' };
    return { ...rate, state: rate === current ? 'current' : 'past' };
  });
}
