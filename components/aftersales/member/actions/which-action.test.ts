import { describe, expect, it } from '@jest/globals';
import { caseActions } from '#lib/contract/aftersales/member-records.ts';
import { isConfirmed, isSaid, labelKey, orderedActions } from './which-action.ts';

const shown = (...input: Parameters<typeof orderedActions>) =>
  orderedActions(...input).map(({ action, look }) => `${action} ${look}`);

describe('the buttons of a request', () => {
  it('end with the way on, which alone is the main one', () => {
    expect(shown(['accept', 'amend', 'message', 'withdraw'])).toEqual([
      'withdraw quiet',
      'amend secondary',
      'accept primary',
    ]);
    expect(shown(['dispute', 'resubmit', 'withdraw'])).toEqual([
      'withdraw quiet',
      'dispute secondary',
      'resubmit primary',
    ]);
  });

  it('have no main one where there is only giving up or changing', () => {
    expect(shown(['amend', 'withdraw', 'message'])).toEqual(['withdraw quiet', 'amend secondary']);
  });

  it('are those of their place on the page', () => {
    expect(shown(['accept', 'amend', 'withdraw'], ['withdraw'])).toEqual(['withdraw quiet']);
    expect(shown([])).toEqual([]);
  });

  it('open one dialog each', () => {
    const kinds = orderedActions(caseActions).map(({ action }) => [isConfirmed(action), isSaid(action)]);
    expect(kinds.filter(([confirmed, said]) => confirmed && said)).toEqual([]);
    expect(kinds.filter(([confirmed, said]) => !confirmed && !said)).toHaveLength(1);
  });
});

it('a button says what it does here', () => {
  const facts = { proposed: null, status: 'applied', fulfilment: 'ship' } as const;
  expect(labelKey('amend', facts)).toBe('amend');
  expect(labelKey('amend', { ...facts, proposed: '5.00' })).toBe('counter');
  expect(labelKey('send_back', { ...facts, status: 'awaiting_return' })).toBe('send_back');
  expect(labelKey('send_back', { ...facts, status: 'returning' })).toBe('another_parcel');
  expect(labelKey('confirm', { ...facts, fulfilment: 'service' })).toBe('confirm_service');
});
