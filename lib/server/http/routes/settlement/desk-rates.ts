import {
  operatorRateCategories,
  operatorRateExplain,
  operatorRateExplainOrder,
  operatorRateProducts,
  operatorRateRemove,
  operatorRateSave,
  operatorRateStores,
  operatorRates,
} from '#lib/contract/settlement/desk-rates.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen, parseFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { explainFees, explainOrder, listRates, removeRate, saveRate } from '#lib/server/settlement/index.ts';
import { findStoreNames } from '#lib/server/store/index.ts';
import { type App, serve } from '../../serve.ts';
import { toLookup } from '../../to-lookup.ts';
import { namePeople } from '../identity/name-people.ts';
import { toExplained, toExplainedOrder } from './fee-records.ts';
import { listPlaces, namePlaces } from './name-places.ts';

const see = { node: 'operator/rate/list' } as const;
const edit = { node: 'operator/rate/edit' } as const;

const lookups = [
  ['product', operatorRateProducts],
  ['category', operatorRateCategories],
  ['store', operatorRateStores],
] as const;

/** What the platform takes of what stores sell, as operators keep it. */
export function registerOperatorRates(app: App): void {
  serve(app, operatorRates, { guard: see, run: ({ server, query, locale }) => listNamed({ server, query, locale }) });
  for (const [scope, entry] of lookups) {
    serve(app, entry, {
      guard: see,
      run: ({ server, query, locale }) => listPlaces(server, scope, { ...toLookup(query), locale }),
    });
  }
  serve(app, operatorRateSave, {
    guard: edit,
    message: 'rateSaved',
    run: async ({ server, member, body }) => {
      const { scope, scope_id: id, kind, percent, min, max, from, reason } = body;
      const limits = { minAmount: parseFen(min || '0'), maxAmount: max ? parseFen(max) : null };
      const scopeId = scope === 'default' ? 0 : (id ?? 0);
      // Percent and yuan have the same two decimals.
      const bp = percent === '' ? null : parseFen(percent);
      const input = { scope, scopeId, kind, bp, ...limits, from: from || undefined, reason };
      return { id: await saveRate(server, member, input) };
    },
  });
  serve(app, operatorRateRemove, {
    guard: edit,
    message: 'rateRemoved',
    run: ({ server, member, body }) => removeRate(server, member, body.id),
  });
  serve(app, operatorRateExplain, {
    guard: see,
    run: async ({ server, query, locale }) => {
      const asked = { storeId: query.store_id ?? null, productId: query.product_id ?? null };
      const amount = parseFen(query.amount);
      const explained = await explainFees(server, { ...asked, amount });
      return toExplained({ amount, ...explained }, await namePlaces(server, explained.fees, locale));
    },
  });
  serve(app, operatorRateExplainOrder, {
    guard: see,
    run: async ({ server, query: { no, store_id: storeId }, locale }) => {
      const order = await explainOrder(server, { no, storeId: storeId ?? null });
      const fees = order.lines.flatMap((line) => line.fees);
      const [nameOf, stores] = await Promise.all([
        namePlaces(server, fees, locale),
        findStoreNames(server.db, order.storeId === null ? [] : [order.storeId]),
      ]);
      return toExplainedOrder(order, { locale, nameOf, store: stores.get(order.storeId ?? 0) ?? '' });
    },
  });
}

type Server = Parameters<typeof listRates>[0];
type Locale = Parameters<typeof namePlaces>[2];

async function listNamed({ server, query, locale }: { server: Server; query: ListQuery; locale: Locale }) {
  const { list, total } = await listRates(server, { scope: query.scope, page: toPage(query) });
  const [nameOf, personOf] = await Promise.all([
    namePlaces(server, list, locale),
    namePeople(
      server,
      list.flatMap(({ rates }) => rates.map(({ changedBy }) => changedBy)),
    ),
  ]);
  return {
    total,
    list: list.map((place) => ({
      scope: place.scope,
      scope_id: place.scopeId,
      name: nameOf(place),
      kind: place.kind,
      rates: place.rates.map(({ id, bp, minAmount, maxAmount, validFrom, reason, changedBy, createdAt, state }) => ({
        id,
        bp,
        min: formatFen(minAmount),
        max: maxAmount === null ? null : formatFen(maxAmount),
        from_time: validFrom.getTime() === 0 ? null : toUnixSeconds(validFrom),
        reason,
        changed_by: personOf(changedBy),
        change_time: toUnixSeconds(createdAt),
        state,
      })),
    })),
  };
}

type ListQuery = Parameters<typeof toPage>[0] & { scope?: Parameters<typeof listRates>[1]['scope'] };
