import { isAccountNumber, maskAccountNumber, toAccountDigits } from '../store/bank-account.ts';
import type { PayeeChannel } from './records.ts';

const alipayMobile = /^1[3-9]\d{9}$/;
const alipayMail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The number as it is kept: people type cards in groups. */
export function toPayeeAccount(channel: PayeeChannel, text: string): string {
  return channel === 'bank' ? toAccountDigits(text) : text.trim().toLowerCase();
}

/** People are paid to a card of theirs, or to what they log in to Alipay with: a mobile number or a mail address. */
export function isPayeeAccount(channel: PayeeChannel, account: string): boolean {
  if (channel === 'bank') return isAccountNumber(account, 'personal');
  return account.length <= 60 && (alipayMobile.test(account) || alipayMail.test(account));
}

/** Enough for the owner to recognise, and no more. */
export function maskPayee(channel: PayeeChannel, account: string): string {
  if (channel === 'bank') return maskAccountNumber(account);
  const [name = '', host] = account.split('@');
  return host === undefined ? `${name.slice(0, 3)}****${name.slice(-4)}` : `${name.slice(0, 1)}***@${host}`;
}
