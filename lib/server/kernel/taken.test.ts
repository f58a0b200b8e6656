import { expect, it } from '@jest/globals';
import { DomainError } from './errors.ts';
import { toTaken } from './taken.ts';

const refused = (code: string, constraint?: string) => Object.assign(new Error('refused'), { code, constraint });
const wrapped = (cause: Error) => Object.assign(new Error('failed'), { cause });

it('puts a refused duplicate at its field, through the wrapper of the query builder', () => {
  const error = toTaken(wrapped(refused('23505', 'users_email'))) as DomainError;
  expect(error).toBeInstanceOf(DomainError);
  expect([error.code, error.fields]).toEqual(['email_occupied', { email: { key: 'email_occupied' } }]);
});

it.each([
  ['a duplicate that no form has a field for', refused('23505', 'orders_quote_version')],
  ['a deadlock', wrapped(refused('40P01'))],
  ['work that could not be put in order', refused('40001')],
])('tells %s as a race that was lost', (_, fault) => {
  expect((toTaken(fault) as DomainError).code).toBe('status_changed');
});

it.each([new Error('no connection'), refused('23503', 'orders_user'), new DomainError('not_found'), undefined])(
  'leaves %s as it is',
  (other) => {
    expect(toTaken(other)).toBe(other);
  },
);
