import type { InvoiceStatus } from './records.ts';

/** Tabs of the list of whoever issues, by what is left to do. */
export const issuerTabs = ['todo', 'issuing', 'reds', 'issued', 'ended', 'all'] as const;
export type IssuerTab = (typeof issuerTabs)[number];

export const issuerTabStatuses: Record<Exclude<IssuerTab, 'all'>, readonly InvoiceStatus[]> = {
  todo: ['submitted', 'failed'],
  issuing: ['issuing'],
  reds: ['reversing'],
  issued: ['issued', 'partially_reversed'],
  ended: ['reversed', 'voided', 'rejected', 'cancelled'],
};

/** What is due first comes first. */
export const issuerSorts = ['due', '-due', '-created', 'created'] as const;
export type IssuerSort = (typeof issuerSorts)[number];

/** What whoever issues can be offered; a screen shows buttons from these alone. */
export const issuerActions = [
  'begin',
  'record',
  'reject',
  'ask_red',
  'ask_red_again',
  'record_red',
  'withdraw_red',
  'void',
  'mail',
] as const;
export type IssuerAction = (typeof issuerActions)[number];
