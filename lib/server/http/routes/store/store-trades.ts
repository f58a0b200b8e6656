import { storeTrades } from '#lib/contract/store/store-trades.ts';
import { listTrades } from '#lib/server/store/index.ts';
import { type App, serve } from '../../serve.ts';

/** What stores of this shop can do. */
export function registerStoreTrades(app: App): void {
  serve(app, storeTrades, {
    guard: 'public',
    run: async ({ server, locale }) => {
      const trades = await listTrades(server, locale);
      return { list: trades.map(({ key, name }) => ({ key, name })) };
    },
  });
}
