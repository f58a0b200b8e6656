import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { shopDay } from './clock.ts';

/** Document kinds and the prefix of their public numbers (docs/domain/common.md 3). */
export const documentPrefixes = {
  checkoutGroup: 'CG',
  order: 'SO',
  payment: 'PY',
  refund: 'RF',
  aftersale: 'AS',
  invoice: 'IV',
  redLetter: 'RD',
  settlementInvoice: 'SI',
  quotation: 'QT',
  shipment: 'SH',
  recharge: 'RC',
  withdrawal: 'WD',
  storeWithdrawal: 'SW',
  payoutBatch: 'PB',
  referralSettlement: 'RS',
  storeStatement: 'SS',
  storeCorrection: 'SC',
  storeDeposit: 'SD',
  journal: 'JN',
  adjustment: 'AJ',
  cooperation: 'CO',
  storeApplication: 'SA',
} as const;
export type DocumentKind = keyof typeof documentPrefixes;

/** `PREFIX + yyMMdd + 8 random digits`: random, because a running number would show the sales volume. */
export function newDocumentNumber(kind: DocumentKind, now: Date): string {
  const day = shopDay(now).replaceAll('-', '').slice(2);
  return `${documentPrefixes[kind]}${day}${randomInt(0, 100_000_000).toString().padStart(8, '0')}`;
}

/** An unguessable token for a person or a link; 256 bits, safe in addresses. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret token: whoever reads the table cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function isSameSecret(left: string, right: string): boolean {
  const [a, b] = [createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest()];
  return timingSafeEqual(a, b);
}

const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Letters and digits without look-alikes, for codes that people read and type. */
export function newReadableCode(length: number): string {
  return Array.from({ length }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}
