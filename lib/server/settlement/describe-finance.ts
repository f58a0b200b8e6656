import type { ServerContext } from '../db/context.ts';
import { addSeconds, shopDay, startOfShopDay } from '../kernel/clock.ts';
import type { Fen } from '../kernel/money.ts';
import { getStoreMoney, type StoreMoney } from '../wallet/index.ts';
import { sumDemanded } from './deposit-repository.ts';
import { readLineDays, sumLines } from './statements/list-lines.ts';

const shownDays = 30;

interface Finance {
  /** As the ledger has it. */
  money: StoreMoney;
  /** What the store is to leave as a surety and has not paid yet. */
  demanded: { amount: Fen; dueAt: Date } | null;
  month: { from: string; earned: Fen; reversed: Fen };
  days: { day: string; net: Fen }[];
}

/** What a store has earned and how it came about; each sum is that of lines that can be listed by the same filter. */
export async function describeFinance({ db, clock }: ServerContext, storeId: number): Promise<Finance> {
  const now = clock.now();
  const from = `${shopDay(now).slice(0, 7)}-01`;
  const firstDay = startOfShopDay(shopDay(addSeconds(now, -(shownDays - 1) * 86_400)));
  const [money, demanded, earned, reversed, days] = await Promise.all([
    getStoreMoney(db, storeId),
    sumDemanded(db, storeId),
    sumLines(db, { storeId, filter: { kind: 'earning', from } }),
    sumLines(db, { storeId, filter: { kind: 'refund_reversal', from } }),
    readLineDays(db, storeId, { from: firstDay, now }),
  ]);
  return { money, demanded, month: { from, earned: earned.net, reversed: reversed.net }, days };
}
