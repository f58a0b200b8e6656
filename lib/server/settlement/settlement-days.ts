import type { SettleCycle } from '#lib/contract/settlement/statement-words.ts';
import { addSeconds, shopDay, startOfShopDay } from '../kernel/clock.ts';
import type { Statement } from './statements/statement-repository.ts';
import { daySeconds, nextCycle, startOfCycle } from './statements/statement-rules.ts';

export interface SettlementTerms {
  cycle: SettleCycle;
  /** How many days a line waits before it can be stated. */
  holdDays: number;
  /** How many days a store has to look at a statement. */
  confirmDays: number;
}

interface DatedLine {
  createdAt: Date;
  /** Undefined: it stands in none yet. */
  statement: (Pick<Statement, 'status' | 'confirmDeadline'> & { settledAt: Date | null }) | undefined;
}

/** The day of the shop on which a line was settled, or will be; undefined where nobody can say yet. */
export function settlementDayOf({ createdAt, statement }: DatedLine, terms: SettlementTerms, now: Date) {
  if (!statement) return settlementDayOfLine(shopDay(createdAt), terms, now);
  return statement.settledAt ? shopDay(statement.settledAt) : settlementDayOfStatement(statement, now);
}

/** The nightly run settles what was confirmed before; a little earlier what nobody objected to counts as confirmed. */
const lastConfirmedAt = 2 * 3600 + 10 * 60;

/**
 * The day of the shop on which a line of `day` is settled that stands in no statement yet, if its store does not confirm
 * earlier and objects to nothing; undefined where statements are made manually (docs/domain/settlement.md 7).
 */
export function settlementDayOfLine(
  day: string,
  { cycle, holdDays, confirmDays }: SettlementTerms,
  now: Date,
): string | undefined {
  const made = startOfShopDay(day);
  let start = startOfCycle(cycle, now);
  while (start && made >= addSeconds(start, -holdDays * daySeconds)) start = nextCycle(cycle, start);
  if (!start) return undefined;
  // What an earlier run has missed is stated by the next.
  const today = startOfShopDay(shopDay(now));
  return shopDay(addSeconds(start > today ? start : today, confirmDays * daySeconds));
}

/** The same of a statement; undefined while it is objected to. */
export function settlementDayOfStatement(
  { status, confirmDeadline }: Pick<Statement, 'status' | 'confirmDeadline'>,
  now: Date,
): string | undefined {
  if (status === 'confirmed') return nightAfter(now);
  if (status !== 'to_confirm') return undefined;
  return nightAfter(confirmDeadline > now ? confirmDeadline : now);
}

function nightAfter(at: Date): string {
  const midnight = startOfShopDay(shopDay(at));
  const isInTime = at < addSeconds(midnight, lastConfirmedAt);
  return shopDay(isInTime ? midnight : addSeconds(midnight, daySeconds));
}
