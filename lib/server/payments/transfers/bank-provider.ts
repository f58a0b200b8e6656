import type { Settings } from '#lib/server/site/index.ts';
import type { PaymentProvider } from '../provider.ts';

/** Time to go to the bank. A transfer that was announced is not closed any more. */
const lifeInSeconds = 7 * 86_400;

/** Transfer to the shop's account. Nobody sends messages: an operator compares the bank statement. */
export function bankProvider({ holder, bank, account }: Settings['payment.bank']): PaymentProvider {
  return {
    channel: 'bank',
    lifeInSeconds,
    instruct: ({ no }) => ({ holder, bank, account, reference: no }),
  };
}
