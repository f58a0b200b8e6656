import { storeClose, storeCloseCancel, storeClosing } from '#lib/contract/store/store-closing.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import {
  closingHours,
  describeStoreClosing,
  keepStore,
  requestStoreClosing,
  type StoreClosingFacts,
} from '#lib/server/workflows/store/close-store.ts';
import { type App, serve } from '../../serve.ts';

const guard = { store: 'store/profile/close' } as const;

/** The end of a store: its owner asks for it, and may think again. */
export function registerStoreClosing(app: App): void {
  serve(app, storeClosing, {
    guard,
    run: async ({ server, member, locale }) => toRecord(await describeStoreClosing(server, member), locale),
  });
  serve(app, storeClose, {
    guard,
    // Password and code are checked here: neither may be found by trying with a stolen token.
    limits: [{ points: 20, seconds: 600, by: 'account-address' }],
    message: 'storeClosingBegun',
    run: async ({ server, member, body, ip, locale }) => {
      await requestStoreClosing(server, member, { ...body, ip });
      return toRecord(await describeStoreClosing(server, member), locale);
    },
  });
  serve(app, storeCloseCancel, {
    guard,
    message: 'storeKeptOpen',
    run: async ({ server, member, locale }) => {
      await keepStore(server, member);
      return toRecord(await describeStoreClosing(server, member), locale);
    },
  });
}

function toRecord({ store, blockers, actions, earliestAt, needsCode }: StoreClosingFacts, locale: Locale) {
  return {
    status: store.status,
    actions,
    blockers: blockers.map(({ kind, values, link }) => ({
      kind,
      text: sentence(locale, `api.storeClosing_${kind}`, values),
      link,
    })),
    request_time: earliestAt && store.closingAt ? toUnixSeconds(store.closingAt) : null,
    earliest_time: toUnixSeconds(earliestAt),
    hours: closingHours,
    needs_code: needsCode,
  };
}
