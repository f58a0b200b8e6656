import type { ServerContext } from '../db/context.ts';
import { addSeconds, shopDay } from '../kernel/clock.ts';
import type { Fen } from '../kernel/money.ts';
import { getSettings } from '../site/index.ts';
import {
  type SettlementTerms,
  settlementDayOf,
  settlementDayOfLine,
  settlementDayOfStatement,
} from './settlement-days.ts';
import { readUnstatedDays, type SettlementLine } from './statements/list-lines.ts';
import { listOpenStatements } from './statements/statement-repository.ts';

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

async function getSettlementTerms(ctx: ServerContext): Promise<SettlementTerms> {
  const settings = await getSettings(ctx);
  return {
    cycle: settings['settle.cycle'],
    holdDays: settings['settle.holdDays'],
    confirmDays: settings['settle.confirmDays'],
  };
}

/** Tells of a line on which day it was or will be settled, as the forecast does; undefined: nobody can say yet. */
export async function settlementDays(ctx: ServerContext): Promise<(line: SettlementLine) => string | undefined> {
  const [terms, now] = [await getSettlementTerms(ctx), ctx.clock.now()];
  return (line) => settlementDayOf(line, terms, now);
}

/** What of a store's money is settled when, the soonest first: all that is pending, once each. */
export async function forecastSettlement(ctx: ServerContext, storeId: number): Promise<ExpectedSettlement[]> {
  const now = ctx.clock.now();
  const [statements, days, terms] = await Promise.all([
    listOpenStatements(ctx.db, storeId),
    readUnstatedDays(ctx.db, storeId),
    getSettlementTerms(ctx),
  ]);
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
