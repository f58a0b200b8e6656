import type { z } from 'zod';
import type { PermissionNode } from '#lib/contract/nodes.ts';
import {
  operatorQuoteDesk,
  type quoteTemplateSaveBody,
  storeQuoteDesk,
  type AnswerTemplate as TemplateRecord,
} from '#lib/contract/quotation/seller-answers.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import type { Member, StoreMember } from '#lib/server/kernel/actor.ts';
import { formatFen, parseFen } from '#lib/server/kernel/money.ts';
import { toWorkQuery } from '#lib/server/kernel/work-page.ts';
import {
  type AnswerTemplate,
  asPlatform,
  asStore,
  countForSeller,
  exportQuotations,
  getDocumentForSeller,
  listAnswerTemplates,
  listForSeller,
  removeAnswerTemplate,
  type Seller,
  saveAnswerTemplate,
  type TemplateFacts,
} from '#lib/server/quotation/index.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { toWeb } from '../../to-web.ts';
import { writeQuotations } from './export-quotations.ts';
import { toSellerSummary } from './seller-records.ts';

interface Desk {
  calls: typeof storeQuoteDesk | typeof operatorQuoteDesk;
  guards: { see: DeskGuard; answer: DeskGuard };
  sellerOf: (member: Member) => Seller;
}

type DeskGuard = { store: PermissionNode } | { node: PermissionNode };

const store: Desk = {
  calls: storeQuoteDesk,
  guards: { see: { store: 'store/quotation' }, answer: { store: 'store/quotation/answer' } },
  sellerOf: (member) => asStore(member as StoreMember),
};
const platform: Desk = {
  calls: operatorQuoteDesk,
  guards: { see: { node: 'operator/quote/list' }, answer: { node: 'operator/quote/answer' } },
  sellerOf: asPlatform,
};

/** Making one takes a thread for a moment. */
const documents: RequestLimit[] = [{ points: 60, seconds: 300, by: 'account' }];
/** A file of all is asked for now and then; more often is somebody who copies the desk. */
const exporting: RequestLimit[] = [{ points: 10, seconds: 600, by: 'account' }];
const keeping: RequestLimit[] = [{ points: 60, seconds: 600, by: 'account' }];

/** Lists, documents and kept terms of those who answer; single quotations are in `seller-quotation.ts`. */
export function registerQuotationDesk(app: App): void {
  for (const desk of [store, platform]) {
    registerLists(app, desk);
    registerDocument(app, desk);
    registerTemplates(app, desk);
  }
}

function registerLists(app: App, { calls, guards: { see: guard }, sellerOf }: Desk): void {
  serve(app, calls.list, {
    guard,
    run: async ({ server, member, locale, query: { scope, status, q, days, ...page } }) => {
      const seller = sellerOf(member);
      const reading = { server, locale, seller, userId: member.userId };
      const found = await listForSeller(server, seller, { scope, status, q, days, input: toWorkQuery(page) });
      const list = await Promise.all(found.list.map((listed) => toSellerSummary(listed, reading)));
      const { total, isTotalExact, next, previous } = found;
      return { list, total, is_total_exact: isTotalExact, next, previous };
    },
  });
  serveFile(app, calls.export, {
    guard,
    limits: exporting,
    isReadFromReplica: true,
    run: async ({ server, member, locale, query: { format, ...filter } }) => {
      const batches = await exportQuotations(server, sellerOf(member), { filter, format });
      return writeQuotations(batches, { format, locale, now: server.clock.now() });
    },
  });
  serve(app, calls.counts, {
    guard,
    run: ({ server, member }) => countForSeller(server, sellerOf(member)),
  });
}

function registerDocument(app: App, { calls, guards, sellerOf }: Desk): void {
  serveFile(app, calls.pdf, {
    guard: guards.see,
    limits: documents,
    run: async ({ server, member, locale, query }) => {
      const { name, content } = await getDocumentForSeller(server, sellerOf(member), { ...query, locale });
      return { name, type: 'application/pdf', content: toWeb(content) };
    },
  });
}

function registerTemplates(app: App, { calls, guards: { answer: guard }, sellerOf }: Desk): void {
  serve(app, calls.templates, {
    guard,
    run: async ({ server, member }) => ({
      list: (await listAnswerTemplates(server, sellerOf(member))).map(toTemplateRecord),
    }),
  });
  serve(app, calls.templateSave, {
    guard,
    limits: keeping,
    message: 'quotationTemplateSaved',
    run: async ({ server, member, body }) => {
      const { id, version = 0 } = body;
      const known = id === undefined ? undefined : { id, version };
      return toTemplateRecord(await saveAnswerTemplate(server, sellerOf(member), { facts: toFacts(body), known }));
    },
  });
  serve(app, calls.templateRemove, {
    guard,
    limits: keeping,
    message: 'quotationTemplateRemoved',
    run: ({ server, member, body }) => removeAnswerTemplate(server, sellerOf(member), body.id),
  });
}

function toFacts(body: z.output<typeof quoteTemplateSaveBody>): TemplateFacts {
  const { name, terms, note, freight } = body;
  return {
    ...{ name, terms, note },
    paymentTerms: body.payment_terms,
    depositBp: body.deposit_bp,
    depositForfeitBp: body.deposit_forfeit_bp,
    taxMode: body.tax_mode,
    leadDays: body.lead_days,
    validDays: body.valid_days,
    freightAmount: freight === null ? null : parseFen(freight),
  };
}

function toTemplateRecord(row: AnswerTemplate): TemplateRecord {
  const { id, name, terms, note, version, freightAmount } = row;
  return {
    ...{ id, name, terms, note, version },
    payment_terms: row.paymentTerms,
    deposit_bp: row.depositBp,
    deposit_forfeit_bp: row.depositForfeitBp,
    tax_mode: row.taxMode,
    lead_days: row.leadDays,
    valid_days: row.validDays,
    freight: freightAmount === null ? null : formatFen(freightAmount),
  };
}
