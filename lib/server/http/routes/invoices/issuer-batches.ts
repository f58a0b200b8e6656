import { operatorOwnInvoiceBatch, storeInvoiceBatch } from '#lib/contract/invoices/issuer-batches.ts';
import { taxResultBytes } from '#lib/contract/invoices/tax-file.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import {
  applyTaxResults,
  checkFiles,
  checkTaxResults,
  type IssuerActor,
  issuerOf,
  platform,
  saveFiles,
} from '#lib/server/invoices/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { type App, serve } from '../../serve.ts';
import type { DeskGuard } from './issuer-invoices.ts';
import { toFileReport, toTaxReport } from './issuer-records.ts';

/** Who records many at once, and for whom. */
interface BatchDesk {
  calls: typeof storeInvoiceBatch | typeof operatorOwnInvoiceBatch;
  guard: DeskGuard;
  actorOf: (member: Member) => IssuerActor;
}

const reading: RequestLimit[] = [{ points: 60, seconds: 600, by: 'account' }];

/** Many invoices at once, for those who issue them. */
export function registerIssuerBatches(app: App): void {
  registerBatchDesk(app, {
    calls: storeInvoiceBatch,
    guard: { store: 'store/invoice/customer/issue' },
    actorOf: (member) => ({ member, issuer: issuerOf(member.storeId ?? 0) }),
  });
  registerBatchDesk(app, {
    calls: operatorOwnInvoiceBatch,
    guard: { node: 'operator/invoice/issue' },
    actorOf: (member) => ({ member, issuer: platform }),
  });
}

function registerBatchDesk(app: App, { calls, guard, actorOf }: BatchDesk): void {
  serve(app, calls.filesCheck, {
    guard,
    limits: reading,
    run: async ({ server, member, body: { files } }) => toFileReport(await checkFiles(server, actorOf(member), files)),
  });
  serve(app, calls.filesSave, {
    guard,
    limits: reading,
    run: async ({ server, member, body: { files } }) => toFileReport(await saveFiles(server, actorOf(member), files)),
  });
  serve(app, calls.resultCheck, {
    guard,
    limits: reading,
    run: async ({ server, member, body: { content } }) =>
      toTaxReport(await checkTaxResults(server, actorOf(member), toBytes(content))),
  });
  serve(app, calls.resultApply, {
    guard,
    limits: reading,
    run: async ({ server, member, body: { content } }) =>
      toTaxReport(await applyTaxResults(server, actorOf(member), toBytes(content))),
  });
}

function toBytes(content: string): Buffer {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > 0 && bytes.length <= taxResultBytes) return bytes;
  throw new DomainError('invalid_input', { fields: { content: { key: 'resultEmpty' } } });
}
