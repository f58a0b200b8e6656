import { expect, it } from '@jest/globals';
import { arrangeActions } from './arrange-actions.ts';

it('what carries the request on is the main action, refusing stands last', () => {
  expect(arrangeActions(['refuse', 'message', 'ask', 'approve', 'propose'])).toEqual({
    main: 'approve',
    beside: ['propose', 'ask', 'refuse'],
  });
  expect(arrangeActions(['reship', 'refund_instead'])).toEqual({ main: 'reship', beside: ['refund_instead'] });
});

it('an operator decides before anything else', () => {
  expect(arrangeActions(['approve', 'decide']).main).toBe('decide');
});

it('messages have no button', () => {
  expect(arrangeActions(['message'])).toEqual({ main: undefined, beside: [] });
});
