import { expect, it } from '@jest/globals';
import { DrizzleQueryError } from 'drizzle-orm';
import { DomainError } from '../kernel/errors.ts';
import { isTransientError } from './transient-error.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['both addresses of a name refused', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])],
  ['an end by the administrator', withCode('57P01')],
  ['a start that is not done', withCode('57P03')],
  ['too many connections', withCode('53300')],
  ['a full disk of the database', withCode('53100')],
  ['a full disk of ours', withCode('ENOSPC')],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ['a pool that waited in vain', new Error('timeout exceeded when trying to connect')],
  ['the same within a query', new DrizzleQueryError('select 1', [], withCode('57P01'))],
])('passes: %s', (_, error) => expect(isTransientError(error)).toBe(true));

it.each([
  ['a broken rule', withCode('23505')],
  ['a missing table', new DrizzleQueryError('select 1', [], withCode('42P01'))],
  ['a cancelled statement', withCode('57014')],
  ['a refusal', new DomainError('not_found')],
  ['no error at all', 'ECONNREFUSED'],
])('stays: %s', (_, error) => expect(isTransientError(error)).toBe(false));
