import {
  operatorBookEntries,
  operatorBookOwners,
  operatorBooks,
  operatorBooksExport,
} from '#lib/contract/wallet/desk-books.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { shopDay, toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { type Fen, formatFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { sumWithdrawalsDue } from '#lib/server/payouts/index.ts';
import { endOfDueWeek, sumStatementsDue } from '#lib/server/settlement/index.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { type BookEntry, listBookEntries, listBookOwners, readBooks } from '#lib/server/wallet/index.ts';
import { exportBooks, readVouchersBefore } from '#lib/server/workflows/books/export-books.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { exportBookLines } from './export-books.ts';
import { exportVouchers } from './export-vouchers.ts';

const guard = { node: 'operator/books/view' } as const;

/** The platform's own view of a period. */
export function registerOperatorBooks(app: App): void {
  serve(app, operatorBooks, {
    guard,
    limits: [{ points: 60, seconds: 60, by: 'account' }],
    isReadFromReplica: true,
    run: async ({ server, query }) => {
      const now = server.clock.now();
      const period = toPeriod(query, now);
      const [{ sections, isBalanced }, due, statements] = await Promise.all([
        readBooks(server.db, period),
        sumWithdrawalsDue(server.db),
        sumStatementsDue(server.db, endOfDueWeek(now)),
      ]);
      return {
        ...period,
        sections: sections.map(({ section, accounts, ...sums }) => ({
          section,
          accounts: accounts.map(({ account, ...amounts }) => ({ account, ...toTexts(amounts) })),
          ...toTexts(sums),
        })),
        is_balanced: isBalanced,
        due: { count: due.count, amount: formatFen(due.amount) },
        statements: { count: statements.count, amount: formatFen(statements.net) },
      };
    },
  });
  registerLists(app);
  registerExport(app);
}

function registerLists(app: App): void {
  serve(app, operatorBookEntries, {
    guard,
    isReadFromReplica: true,
    run: async ({ server, query, locale }) => {
      const filter = { ...toPeriod(query, server.clock.now()), account: query.account };
      const { list, total } = await listBookEntries(server.db, filter, toPage(query));
      return { list: list.map((entry) => toRecord(entry, locale)), total };
    },
  });
  serve(app, operatorBookOwners, {
    guard,
    isReadFromReplica: true,
    run: async ({ server, query }) => {
      const asked = { ...toPeriod(query, server.clock.now()), account: query.account };
      const { list, total, sums } = await listBookOwners(server.db, asked, toPage(query));
      return {
        list: list.map(({ ownerId, ...held }) => ({ owner: ownerId, ...toTexts(held) })),
        total,
        sums: toTexts(sums),
      };
    },
  });
}

function registerExport(app: App): void {
  serveFile(app, operatorBooksExport, {
    guard: { node: 'operator/books/export' },
    limits: [{ points: 20, seconds: 60, by: 'account' }],
    isOneAtATime: true,
    isReadFromReplica: true,
    run: async ({ server, member, query: { detail, profile, format, ...days }, locale }) => {
      const period = toPeriod(days, server.clock.now());
      const settings = await getSettings(server);
      const asked = { ...period, detail, isByOwner: profile !== undefined, settings };
      const lines = await exportBooks(server.db, member, asked);
      const form = { format, locale, period, chart: settings['books.chart'] };
      if (!profile) return exportBookLines(lines, form);
      const before = await readVouchersBefore(server.db, period.from, detail);
      return exportVouchers(lines, { ...form, profile, before });
    },
  });
}

interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Without days the month that is running, as far as it has come. */
function toPeriod({ from, to }: Days, now: Date): { from: string; to: string } {
  const last = to ?? shopDay(now);
  return { from: from ?? `${last.slice(0, 7)}-01`, to: last };
}

const toTexts = ({ opening, movement, closing }: Record<'opening' | 'movement' | 'closing', Fen>) => ({
  opening: formatFen(opening),
  movement: formatFen(movement),
  closing: formatFen(closing),
});

const toRecord = (entry: BookEntry, locale: Locale) => ({
  id: entry.id,
  journal: entry.journalNo,
  kind: entry.type,
  memo: sentence(locale, `walletLedger.${entry.memoKey}`, entry.memoArgs),
  no: entry.refNo,
  account: entry.account,
  owner: entry.ownerId,
  amount: formatFen(entry.amount),
  time: toUnixSeconds(entry.at),
});
