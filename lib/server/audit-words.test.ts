import { describe, expect, it } from '@jest/globals';
import en from '#messages/en/identityDesk.json' with { type: 'json' };
import zh from '#messages/zh-cn/identityDesk.json' with { type: 'json' };
import { caseMoves } from './aftersales/states.ts';
import { redMoves } from './invoices/red/red-states.ts';
import { settlementMoves } from './invoices/settlement/settlement-states.ts';
import { invoiceMoves } from './invoices/states.ts';
import { dispatchMoves, orderMoves } from './orders/states.ts';
import { paymentMoves, refundMoves } from './payments/states.ts';
import { withdrawalMoves } from './payouts/states.ts';
import { quotationMoves } from './quotation/states.ts';
import { promoterMoves } from './referral/promoter-states.ts';
import { correctionMoves } from './settlement/correction-states.ts';
import { depositMoves } from './settlement/deposit-states.ts';
import { statementMoves } from './settlement/statements/statement-states.ts';
import { applicationMoves, storeMoves } from './store/states.ts';

/** What the audit log writes down has words in both languages, never the key that code has for it. */

interface Move {
  from: string | null | readonly (string | null)[];
  to: string | readonly string[];
}

const machines: [record: string, moves: Record<string, Move>][] = [
  ['order', orderMoves],
  ['dispatch', dispatchMoves],
  ['aftersale', caseMoves],
  ['quotation', quotationMoves],
  ['payment', paymentMoves],
  ['refund', refundMoves],
  ['withdrawal', withdrawalMoves],
  ['promoter', promoterMoves],
  ['store_correction', correctionMoves],
  ['store_statement', statementMoves],
  ['store_deposit', depositMoves],
  ['store_application', applicationMoves],
  ['store', storeMoves],
  ['invoice', invoiceMoves],
  ['invoice_red', redMoves],
  ['settlement_invoice', settlementMoves],
];

/** What is written down beside the moves of a record. */
const written: [record: string, events: string[], states: string[]][] = [
  [
    'aftersale',
    [
      'apply',
      'open',
      'accept',
      'amend',
      'approveByTime',
      'dropProposal',
      'escalate',
      'addParcel',
      'receivePart',
      'redo',
    ],
    ['applied'],
  ],
  ['invoice', ['mail'], []],
  ['invoice_red', [], ['applying']],
  ['invoice_issuer', ['results', 'save'], ['read', 'saved']],
  ['payout_batch', ['make', 'result', 'download'], ['made']],
  ['settlement_invoice', ['hand_in'], ['submitted']],
  ['title_papers', ['send'], ['none', 'pending']],
  ['store_deposit', ['propose_demand', 'propose_release', 'propose_forfeit'], ['proposed', 'open']],
];

const languages = { en: en.audit, 'zh-cn': zh.audit };
type Words = Record<string, string>;

const missing = (words: Words, record: string, keys: Iterable<string>) =>
  [...keys].filter((key) => !(`${record}_${key}` in words || key in words));

describe.each(Object.entries(languages))('the audit log in %s', (_, { records, events, states }) => {
  it.each(machines)('has words for the moves and states of %s', (record, moves) => {
    const all = Object.values(moves).flatMap(({ from, to }) => [from, to].flat());
    expect(Object.keys(records)).toContain(record);
    expect(missing(events, record, Object.keys(moves))).toEqual([]);
    expect(missing(states, record, new Set(all.filter((state): state is string => Boolean(state))))).toEqual([]);
  });

  it.each(written)('has words for what else is written down of %s', (record, ownEvents, ownStates) => {
    expect(missing(events, record, ownEvents)).toEqual([]);
    expect(missing(states, record, ownStates)).toEqual([]);
  });
});
