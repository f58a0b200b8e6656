import {
  quoteCancel,
  quoteCopy,
  quoteCounter,
  quoteDecline,
  quoteMessage,
  quoteMessages,
  quotePullBack,
  quoteRequote,
} from '#lib/contract/quotation/member-quotations.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import { madeBy } from '#lib/server/orders/index.ts';
import {
  askForRequote,
  cancelQuotation,
  copyQuotation,
  counterQuotation,
  declineQuotation,
  listMessagesOf,
  nameSeller,
  pullBackQuotation,
  writeToSeller,
} from '#lib/server/quotation/index.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { parseUnitPrice } from '#lib/specification/unit-price.ts';
import { type App, serve } from '../../serve.ts';
import { toMessageRecord } from './message-records.ts';

const limits: RequestLimit[] = [{ points: 60, seconds: 600, by: 'account' }];

/** What a customer does with a quotation that was sent. */
export function registerQuotationMoves(app: App): void {
  registerAnswers(app);
  registerEnds(app);
  registerMessages(app);
}

function registerAnswers(app: App): void {
  serve(app, quoteCounter, {
    guard: 'login',
    limits,
    message: 'quotationCountered',
    run: async ({ server, member, body: { no, n, note, items } }) => {
      const lines = items.map(({ line_key: lineKey, qty, target_price: target }) => ({
        lineKey,
        qty,
        targetPrice: target === undefined ? null : parseUnitPrice(target),
      }));
      return counterQuotation(server, member, { no, n, note, lines });
    },
  });
  serve(app, quoteRequote, {
    guard: 'login',
    limits,
    message: 'quotationRequoted',
    run: ({ server, member, body: { no } }) => askForRequote(server, member, no),
  });
  serve(app, quoteCopy, {
    guard: 'login',
    limits,
    run: async ({ server, member, body }) => ({
      no: await copyQuotation(server, member, { no: body.no, findMade: madeBy(member.userId) }),
    }),
  });
}

function registerEnds(app: App): void {
  serve(app, quoteDecline, {
    guard: 'login',
    limits,
    message: 'quotationDeclined',
    run: ({ server, member, body }) => declineQuotation(server, member, body),
  });
  serve(app, quoteCancel, {
    guard: 'login',
    limits,
    message: 'quotationCancelled',
    run: ({ server, member, body }) => cancelQuotation(server, member, body),
  });
  serve(app, quotePullBack, {
    guard: 'login',
    limits,
    message: 'quotationPulledBack',
    run: ({ server, member, body }) => pullBackQuotation(server, member, body.no),
  });
}

function registerMessages(app: App): void {
  serve(app, quoteMessages, {
    guard: 'login',
    run: async ({ server, member, query: { no }, locale }) => {
      const { userId } = member;
      const sellerName = await nameOfSeller(server, { userId, no, locale });
      const rows = await listMessagesOf(server, member, no);
      return { list: rows.map((row) => toMessageRecord(row, { server, userId, sellerName })) };
    },
  });
  serve(app, quoteMessage, {
    guard: 'login',
    limits,
    run: async ({ server, member, body: { line_key: lineKey, ...message } }) => {
      const row = await writeToSeller(server, member, { ...message, lineKey });
      return toMessageRecord(row, { server, userId: member.userId });
    },
  });
}

/** The store, or the shop itself. */
async function nameOfSeller(
  server: ServerContext,
  { userId, no, locale }: { userId: number; no: string; locale: Locale },
): Promise<string> {
  return (await nameSeller(server, userId, no)) ?? (await getSettings(server))['site.name'][locale];
}
