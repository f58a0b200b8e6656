import { expect, it } from '@jest/globals';
import { DomainError } from '../kernel/errors.ts';
import { toFieldError } from './unique-fields.ts';

it('puts a refused duplicate at its field, through the wrapper of the query builder', () => {
  const refused = Object.assign(new Error('duplicate'), { code: '23505', constraint: 'users_email' });
  const error = toFieldError(Object.assign(new Error('failed'), { cause: refused })) as DomainError;
  expect(error).toBeInstanceOf(DomainError);
  expect([error.code, error.fields]).toEqual(['email_occupied', { email: { key: 'email_occupied' } }]);
});

it('leaves every other error as it is', () => {
  const other = new Error('no connection');
  expect(toFieldError(other)).toBe(other);
});
