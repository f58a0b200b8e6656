import {
  type QuotePriceAnswer,
  quoteMade,
  quotePrice,
  quoteTemplates,
} from '#lib/contract/catalogue/shop-configuration.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { getTemplate, priceConfiguration } from '#lib/server/catalogue/index.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { madeBy } from '#lib/server/orders/index.ts';
import type { PricedSelection } from '#lib/specification/price-selection.ts';
import { shownUnitPrice } from '#lib/specification/unit-price.ts';
import { type App, serve } from '../../serve.ts';

/** Somebody who configures asks often, but no person two times a second for a minute. */
const limits: RequestLimit[] = [{ points: 120, seconds: 60, by: 'address' }];

export function registerQuote(app: App): void {
  serve(app, quoteTemplates, {
    guard: 'public',
    limits,
    run: ({ server, query }) => getTemplate(server, query.product),
  });
  serve(app, quoteMade, {
    guard: 'login',
    limits,
    run: ({ server, member: { userId }, query }) => madeBy(userId)(server.db, query.product),
  });
  serve(app, quotePrice, {
    guard: 'public',
    limits,
    run: async ({ server, actor, body, locale }) => {
      const { template_version_id: versionId, product_id: productId, qty, selection } = body;
      const findMade = madeBy(actor.kind === 'member' ? actor.userId : undefined);
      return toAnswer(
        await priceConfiguration(server, { versionId, productId, qty, selection, findMade }),
        qty,
        locale,
      );
    },
  });
}

function toAnswer(priced: PricedSelection, qty: number, locale: Locale): QuotePriceAnswer {
  const { result, total_in_fen, lines, on_request, faults } = priced;
  return {
    result,
    total: formatFen(total_in_fen),
    unit: shownUnitPrice({ qty, amountInFen: total_in_fen }),
    breakdown: lines.map(({ node_id, key, label, question, amount_in_fen }) => ({
      node_id,
      key,
      label: label[locale],
      question: question?.[locale] ?? null,
      amount: formatFen(amount_in_fen),
    })),
    on_request,
    faults: Object.fromEntries(
      faults.map(({ key, message, values }) => [key, sentence(locale, `validation.${message}`, values)]),
    ),
  };
}
