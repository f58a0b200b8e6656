import { sql } from 'drizzle-orm';
import type { PostingExpectation } from '#lib/server/wallet/index.ts';

/** What people had in the system before: each balance of an import is posted, and taken back where the import is. */
export const openingPostings: PostingExpectation[] = [
  {
    documents: sql`
      select 'opening:CNY:' || import_id || ':' || record_id as idem, money_amount as amount, 'user_balance:' || record_id as account_id
      from moving_items where money_amount > 0 and outcome in ('done', 'kept', 'undone')
      union all
      select 'opening:PT:' || import_id || ':' || record_id, points, 'points:' || record_id
      from moving_items where points > 0 and outcome in ('done', 'kept', 'undone')`,
    postings: sql`j.idem like 'opening:%'`,
  },
  {
    documents: sql`
      select 'opening_undo:CNY:' || import_id || ':' || record_id as idem, -money_amount as amount,
        'user_balance:' || record_id as account_id
      from moving_items where money_amount > 0 and outcome = 'undone'
      union all
      select 'opening_undo:PT:' || import_id || ':' || record_id, -points, 'points:' || record_id
      from moving_items where points > 0 and outcome = 'undone'`,
    postings: sql`j.idem like 'opening_undo:%'`,
  },
];
