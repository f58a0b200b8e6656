import {
  operatorStatement,
  operatorStatementApprove,
  operatorStatementDrop,
  operatorStatementLines,
  operatorStatementMake,
  operatorStatementPdf,
  operatorStatementPropose,
  operatorStatementRefuse,
  operatorStatementSettle,
  operatorStatementStores,
  operatorStatements,
} from '#lib/contract/settlement/desk-statements.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { parseFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import {
  describeStatement,
  endOfDueWeek,
  getStatement,
  listLines,
  listStatements,
  type Statement,
  settlementDays,
} from '#lib/server/settlement/index.ts';
import { findStoreNames, findStoreOf, listStoreOptions } from '#lib/server/store/index.ts';
import {
  approveAnswer,
  dropAnswer,
  proposeAnswer,
  refuseObjection,
} from '#lib/server/workflows/settlement/decide-objection.ts';
import { makeStatementsNow } from '#lib/server/workflows/settlement/make-statements.ts';
import { settleStatementNow } from '#lib/server/workflows/settlement/settle-statements.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { toLookup } from '../../to-lookup.ts';
import { namePeople } from '../identity/name-people.ts';
import { toLineRecord, toLineSums } from './line-records.ts';
import { documentLimits, serveStatement } from './serve-statement.ts';
import { type DeskReader, toDeskRecord, toDeskTimeline, toMore } from './statement-records.ts';

/** What stores are settled for, as operators see it. */
export function registerOperatorStatements(app: App): void {
  const guard = { node: 'operator/statement/list' } as const;
  serve(app, operatorStatements, {
    guard,
    run: async ({ server, member, query }) => {
      const { status, store_id: storeId, no } = query;
      const asked = status === 'due' ? { dueBy: endOfDueWeek(server.clock.now()) } : { status };
      const { list, total } = await listStatements(server.db, { ...asked, storeId, no }, toPage(query));
      const reader = await readerOf(server, member, { list });
      return { list: list.map((row) => toDeskRecord(row, reader)), total };
    },
  });
  serve(app, operatorStatement, {
    guard,
    run: async ({ server, member, query: { no } }) => {
      const { statement, changes, ...more } = await describeStatement(server.db, no);
      const others = changes.map(({ actorId }) => actorId);
      const reader = await readerOf(server, member, { list: [statement], others });
      return { ...toDeskRecord(statement, reader), ...toMore(more), timeline: toDeskTimeline(changes, reader.nameOf) };
    },
  });
  serveFile(app, operatorStatementPdf, {
    guard,
    limits: documentLimits,
    run: ({ server, query: { no }, locale }) => serveStatement(server, { no, locale }),
  });
  serve(app, operatorStatementLines, {
    guard,
    run: async ({ server, query }) => {
      const { no: statement, kind } = query;
      const { storeId } = await getStatement(server.db, statement);
      const dayOf = await settlementDays(server);
      const { list, total, sums } = await listLines(server.db, { storeId, filter: { statement, kind } }, toPage(query));
      return { list: list.map((line) => toLineRecord(line, dayOf(line))), total, sums: toLineSums(sums) };
    },
  });
  registerAnswering(app);
  registerRunning(app);
}

/** Objections: two operators adjust, one refuses. */
function registerAnswering(app: App): void {
  const guard = { node: 'operator/statement/answer' } as const;
  serve(app, operatorStatementPropose, {
    guard,
    message: 'statementAnswerProposed',
    run: ({ server, member, body: { amount, ...asked } }) =>
      proposeAnswer(server, member, { ...asked, amount: parseFen(amount) }),
  });
  serve(app, operatorStatementDrop, {
    guard,
    message: 'statementAnswerDropped',
    run: ({ server, member, body }) => dropAnswer(server, member, body),
  });
  serve(app, operatorStatementApprove, {
    guard,
    message: 'statementAnswered',
    run: ({ server, member, body }) => approveAnswer(server, member, body),
  });
  serve(app, operatorStatementRefuse, {
    guard,
    message: 'statementAnswered',
    run: ({ server, member, body }) => refuseObjection(server, member, body),
  });
}

/** What the jobs do, at once. */
function registerRunning(app: App): void {
  serve(app, operatorStatementStores, {
    guard: { node: 'operator/statement/list' },
    limits: [{ points: 120, seconds: 60, by: 'account' }],
    run: ({ server, query }) => listStoreOptions(server.db, toLookup(query)),
  });
  serve(app, operatorStatementMake, {
    guard: { node: 'operator/statement/make' },
    limits: [{ points: 60, seconds: 600, by: 'account' }],
    message: 'statementsMade',
    run: async ({ server, member, body: { store_id: storeId } }) => {
      const count = await makeStatementsNow(server, member, { storeId });
      if (count === 0) throw new DomainError('invalid_input', { fields: { store_id: { key: 'nothingToState' } } });
      return { count };
    },
  });
  serve(app, operatorStatementSettle, {
    guard: { node: 'operator/statement/settle' },
    message: 'statementSettled',
    run: ({ server, member, body: { no } }) => settleStatementNow(server, member, no),
  });
}

async function readerOf(
  server: ServerContext,
  { userId }: Member,
  { list, others = [] }: { list: Statement[]; others?: (number | null)[] },
): Promise<DeskReader> {
  const [own, nameOf, stores] = await Promise.all([
    findStoreOf(server.db, userId),
    namePeople(server, [...list.map(({ proposedBy }) => proposedBy), ...others]),
    findStoreNames(server.db, [...new Set(list.map(({ storeId }) => storeId))]),
  ]);
  return { userId, storeId: own?.id, nameOf, storeOf: (id) => stores.get(id) ?? '' };
}
