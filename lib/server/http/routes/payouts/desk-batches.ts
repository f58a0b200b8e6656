import { resultFileBytes } from '#lib/contract/payouts/bank-file.ts';
import {
  operatorBatch,
  operatorBatchApply,
  operatorBatchCancel,
  operatorBatchCandidates,
  operatorBatchCheck,
  operatorBatches,
  operatorBatchFile,
  operatorBatchMake,
  operatorBatchRows,
} from '#lib/contract/payouts/desk-batches.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { getBatch, getCountedBatch, listBatches, listBatchRows } from '#lib/server/payouts/index.ts';
import { listBatchCandidates } from '#lib/server/workflows/payouts/list-batch-candidates.ts';
import { makeBatch } from '#lib/server/workflows/payouts/make-batch.ts';
import { openBatchFile } from '#lib/server/workflows/payouts/open-batch-file.ts';
import { applyResult, cancelBatch, checkResult } from '#lib/server/workflows/payouts/settle-batch.ts';
import { requireIdempotencyKey } from '../../idempotency-key.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { toBankWorkbook } from './bank-workbook.ts';
import { toBatchRecords, toCandidates, toReport, toRowRecords } from './batch-records.ts';

/** Withdrawals that go to the bank in one file, and what the bank answers. */
export function registerOperatorBatches(app: App): void {
  registerReading(app);
  registerMaking(app);
  registerResult(app);
}

function registerReading(app: App): void {
  const guard = { node: 'operator/payout/list' } as const;
  serve(app, operatorBatches, {
    guard,
    run: async ({ server, query }) => {
      const { list, total } = await listBatches(server.db, toPage(query));
      return { list: await toBatchRecords(server, list), total };
    },
  });
  serve(app, operatorBatch, {
    guard,
    run: async ({ server, query: { no } }) => {
      const [record] = await toBatchRecords(server, [await getCountedBatch(server.db, no)]);
      if (!record) throw new DomainError('not_found');
      return record;
    },
  });
  serve(app, operatorBatchRows, {
    guard,
    run: async ({ server, query }) => {
      const { list, total } = await listBatchRows(server.db, await getBatch(server.db, query.no), toPage(query));
      return { list: await toRowRecords(server, list), total };
    },
  });
}

function registerMaking(app: App): void {
  const guard = { node: 'operator/payout/make' } as const;
  serve(app, operatorBatchCandidates, {
    guard,
    run: async ({ server, member }) => {
      return { list: await toCandidates(server, await listBatchCandidates(server, member)) };
    },
  });
  serve(app, operatorBatchMake, {
    guard,
    limits: [{ points: 30, seconds: 600, by: 'account' }],
    message: 'batchMade',
    run: async ({ server, member, body: { nos }, request, locale }) => {
      const { leftOut, ...made } = await makeBatch(server, member, { nos, key: requireIdempotencyKey(request) });
      return { ...made, left_out: leftOut.map(({ no, code }) => ({ no, reason: sentence(locale, `errors.${code}`) })) };
    },
  });
  serveFile(app, operatorBatchFile, {
    guard,
    limits: [{ points: 30, seconds: 600, by: 'account' }],
    run: async ({ server, member, query: { no, format } }) => {
      const file = await openBatchFile(server, member, no);
      if (format === 'xlsx') return toBankWorkbook(no, file);
      return {
        name: `${no}.csv`,
        type: 'application/octet-stream',
        content: new Blob([new Uint8Array(file)]).stream(),
      };
    },
  });
}

function registerResult(app: App): void {
  const guard = { node: 'operator/payout/make' } as const;
  const limits = [{ points: 60, seconds: 600, by: 'account' }] as const;
  serve(app, operatorBatchCheck, {
    guard,
    limits: [...limits],
    run: async ({ server, member, body: { content, ...body } }) =>
      toReport(await checkResult(server, member, { ...body, content: toBytes(content) })),
  });
  serve(app, operatorBatchApply, {
    guard,
    limits: [...limits],
    message: 'batchResultSaved',
    run: async ({ server, member, body: { content, ...body } }) =>
      toReport(await applyResult(server, member, { ...body, content: toBytes(content) })),
  });
  serve(app, operatorBatchCancel, {
    guard,
    message: 'batchCancelled',
    run: ({ server, member, body }) => cancelBatch(server, member, body),
  });
}

function toBytes(content: string): Buffer {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > 0 && bytes.length <= resultFileBytes) return bytes;
  throw new DomainError('invalid_input', { fields: { content: { key: 'resultEmpty' } } });
}
