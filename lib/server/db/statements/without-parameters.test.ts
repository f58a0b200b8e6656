import { expect, it } from '@jest/globals';
import { DrizzleQueryError } from 'drizzle-orm';
import { isTransientError } from '../transient-error.ts';
import { withoutParameters } from './without-parameters.ts';

it('keeps what was asked and what went wrong, and drops the values', () => {
  const failed = new DrizzleQueryError(
    'insert into users values ($1)',
    ['$argon2id$secret'],
    new Error('no connection'),
  );
  const safe = withoutParameters(failed) as Error;
  expect(safe.message).toBe('no connection in: insert into users values ($1)');
  expect(`${safe.stack}${JSON.stringify(safe)}${String(safe.cause)}`).not.toContain('argon2id');
});

it('keeps the code, by which is known what is away', () => {
  const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  const safe = withoutParameters(new DrizzleQueryError('select 1', [], lost));
  expect(safe).toMatchObject({ code: 'ECONNRESET' });
  expect(isTransientError(safe)).toBe(true);
});

it('leaves every other error as it is', () => {
  const other = new Error('x');
  expect(withoutParameters(other)).toBe(other);
});
