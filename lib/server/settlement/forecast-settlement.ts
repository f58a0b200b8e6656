import type { ServerContext } from '../db/context.ts';
import { addSeconds, shopDay } from '../kernel/clock.ts';
import type { Fen } from '../kernel/money.ts';
import { getSettings } from '../site/index.ts';
import { readUnstatedDays } from './list-lines.ts';
import { settlementDayOfLine, settlementDayOfStatement } from './settlement-days.ts';
import { listOpenStatements } from './statement-repository.ts';

interface ExpectedSettlement {
  /** Undefined: nobody can say yet. */
  day: string | undefined;
  amount: Fen;
  /** Empty: of no statement yet. */
  statementNo: string;
  /** Days of the shop, both included, within which its lines lie. */
  from: string;
  to: string;
}

/** What of a store's money is settled when, the soonest first: all that is pending, once each. */
export async function forecastSettlement(ctx: ServerContext, storeId: number): Promise<ExpectedSettlement[]> {
  const now = ctx.clock.now();
  const [statements, days, settings] = await Promise.all([
    listOpenStatements(ctx.db, storeId),
    readUnstatedDays(ctx.db, storeId),
    getSettings(ctx),
  ]);
  const terms = {
    cycle: settings['settle.cycle'],
    holdDays: settings['settle.holdDays'],
    confirmDays: settings['settle.confirmDays'],
  };
  const stated = statements.map((statement) => ({
    day: settlementDayOfStatement(statement, now),
    amount: statement.netAmount,
    statementNo: statement.no,
    from: shopDay(statement.periodStart),
    to: shopDay(addSeconds(statement.periodEnd, -1)),
  }));
  const unstated = new Map<string | undefined, ExpectedSettlement>();
  for (const { day: from, net } of days) {
    const day = settlementDayOfLine(from, terms, now);
    const before = unstated.get(day) ?? { day, amount: 0, statementNo: '', from, to: from };
    unstated.set(day, { ...before, amount: before.amount + net, to: from });
  }
  return [...stated, ...unstated.values()].sort((left, right) => sortKey(left) - sortKey(right));
}

const sortKey = ({ day }: ExpectedSettlement) => (day === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(day));
