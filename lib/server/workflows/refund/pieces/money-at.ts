import type { Payment } from '#lib/server/payments/index.ts';
import { type Account, accounts } from '#lib/server/wallet/index.ts';

/** Where the money of a payment lies before it is ours, and where it goes back to. */
export function moneyAt({ channel, userId }: Pick<Payment, 'channel' | 'userId'>): Account {
  switch (channel) {
    case 'none':
      throw new RangeError('nothing was paid');
    case 'balance':
      return accounts.userBalance(userId);
    case 'bank':
      return accounts.bank;
    default:
      return accounts.gateway(channel);
  }
}
