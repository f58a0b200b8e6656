import type { ServerContext } from '#lib/server/db/context.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { confirmStatement, getStatement, listStatements } from '#lib/server/settlement/index.ts';
import { confirmExpiredStatements } from '#lib/server/workflows/settlement/confirm-expired.ts';
import { approveAnswer, proposeAnswer } from '#lib/server/workflows/settlement/decide-objection.ts';
import { disputeStatement } from '#lib/server/workflows/settlement/dispute-statement.ts';
import { makeStatementsNow } from '#lib/server/workflows/settlement/make-statements.ts';
import { settleStatementsDue } from '#lib/server/workflows/settlement/settle-statements.ts';
import type { Happening } from '../in-time.ts';
import type { SettlementPeople } from './settlement-people.ts';

const day = 24;
const first = { note: '10 月 28 日的上门安装费没有计入。', amount: 6000, reason: '核对属实，补记上门安装费' };
const second = { note: '有一笔运费补贴没有计入。', amount: 1500, reason: '补记运费补贴' };

/**
 * Statements of the demo store in every state: one that nobody answered, one that was adjusted after an objection, one that is
 * confirmed, one whose adjustment waits for the demo operator, and one to confirm. Nothing where there are some already.
 */
export async function planStatements(ctx: ServerContext, people: SettlementPeople): Promise<Happening[]> {
  const { storeId } = people.store;
  if ((await listStatements(ctx.db, { storeId }, toPage({ limit: 1 }))).total > 0) return [];
  return [...planSettled(people), ...planOpen(people)];
}

/** Makes the next one; answers its number. */
async function make(ctx: ServerContext, { colleague, store: { storeId } }: SettlementPeople): Promise<string> {
  await makeStatementsNow(ctx, colleague, { storeId });
  const { list } = await listStatements(ctx.db, { storeId }, toPage({ limit: 1 }));
  return list[0]?.no ?? '';
}

function planSettled(people: SettlementPeople): Happening[] {
  const { store, operator, colleague } = people;
  let no = '';
  return [
    { hoursAgo: 14 * day, happen: (at) => make(at, people) },
    { hoursAgo: 11 * day - 1, happen: confirmExpiredStatements },
    { hoursAgo: 11 * day - 2, happen: settleStatementsDue },
    {
      hoursAgo: 7 * day,
      happen: async (at) => {
        no = await make(at, people);
      },
    },
    { hoursAgo: 7 * day - 5, happen: (at) => disputeStatement(at, store, { no, note: first.note }) },
    { hoursAgo: 6 * day, happen: (at) => proposeAnswer(at, colleague, { ...first, no }) },
    {
      hoursAgo: 6 * day - 3,
      happen: async (at) => {
        const { version } = await getStatement(at.db, no);
        await approveAnswer(at, operator, { no, version });
      },
    },
    { hoursAgo: 5 * day, happen: (at) => confirmStatement(at, store, no) },
    { hoursAgo: 5 * day - 9, happen: settleStatementsDue },
  ];
}

function planOpen(people: SettlementPeople): Happening[] {
  const { store, colleague } = people;
  let disputed = '';
  let confirmed = '';
  return [
    {
      hoursAgo: 75,
      happen: async (at) => {
        disputed = await make(at, people);
      },
    },
    {
      hoursAgo: 70,
      happen: async (at) => {
        confirmed = await make(at, people);
      },
    },
    { hoursAgo: 46, happen: (at) => make(at, people) },
    { hoursAgo: day, happen: (at) => disputeStatement(at, store, { no: disputed, note: second.note }) },
    { hoursAgo: day / 2, happen: (at) => proposeAnswer(at, colleague, { ...second, no: disputed }) },
    { hoursAgo: 2, happen: (at) => confirmStatement(at, store, confirmed) },
  ];
}
