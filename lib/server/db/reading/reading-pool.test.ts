import { describe, expect, it } from '@jest/globals';
import { isRead } from './reads-together.ts';

describe('what may be asked of a replica', () => {
  it.each(['select 1', '  (select a from b)', 'with x as (select 1) select * from x', 'SELECT "updated_at" from t'])(
    'is what only reads: %s',
    (text) => {
      expect(isRead({ text })).toBe(true);
    },
  );

  it.each([
    'insert into t values (1)',
    'update t set a = 1 returning *',
    'delete from t',
    'with x as (insert into t values (1) returning *) select * from x',
    'select * from t for update',
    'select * from t for no key update skip locked',
    'select pg_advisory_xact_lock(1)',
    'begin',
    'refresh materialized view x',
  ])('is nothing else: %s', (text) => {
    expect(isRead({ text })).toBe(false);
  });

  it('is no text of somebody who asks past the query builder', () => {
    expect(isRead('select 1')).toBe(false);
  });
});
