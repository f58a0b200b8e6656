import { inEachLanguage, textIn } from '#lib/i18n/texts.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { ServerContext } from '../db/context.ts';
import { getSettings } from '../site/index.ts';
import type { PaymentOrder } from './provider.ts';
import type { Payment } from './repository.ts';

/** A payment as a provider is told of it. On the provider's pages the customer reads the shop's name and the document. */
export async function toOrder(ctx: ServerContext, payment: Payment): Promise<PaymentOrder> {
  const { no, amount, currency, purposeNo, createdAt, expiresAt } = payment;
  const { 'site.name': name } = await getSettings(ctx);
  return {
    no,
    amount,
    currency,
    title: inEachLanguage((locale) => `${textIn(name, locale)} ${purposeNo}`),
    returnUrl: `${ctx.env.PUBLIC_URL}${returnPath(payment)}`,
    createdAt,
    expiresAt,
  };
}

/** The page that waits for the money. */
function returnPath({ purpose, purposeNo }: Payment): string {
  return purpose === 'order'
    ? userPath('quotation_order/pay', { no: purposeNo })
    : userPath('account/balance', { recharge: purposeNo });
}
