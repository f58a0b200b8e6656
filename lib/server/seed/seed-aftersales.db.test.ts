import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { caseStatuses } from '#lib/contract/aftersales/member-records.ts';
import { aftersales } from '../aftersales/tables.ts';
import { auditMoney } from '../workflows/ledger/audit-money.ts';
import { demoCases } from './content/aftersales.ts';
import { createDemoContext } from './demo-context-for-tests.ts';

const test = await createDemoContext();
afterAll(() => test.close());

const counted = (statuses: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(statuses, (status) => status)].map(([status, { length }]) => [status, length]));

it('shows cases in every state that lasts, goods and services, of the store and of the platform', async () => {
  const rows = await test.ctx.db.select().from(aftersales);
  expect(counted(rows.map(({ status }) => status))).toEqual(counted(demoCases.map(({ end }) => end)));
  const passing = ['awaiting_refund'];
  expect(new Set(rows.map(({ status }) => status))).toEqual(
    new Set(caseStatuses.filter((status) => !passing.includes(status))),
  );
  expect(new Set(rows.map(({ fulfilment }) => fulfilment))).toEqual(new Set(['ship', 'service']));
  expect(new Set(rows.map(({ storeId }) => storeId === null))).toEqual(new Set([true, false]));
  expect(rows.some(({ status, proposedAmount }) => status === 'applied' && proposedAmount !== null)).toBe(true);
  expect(await auditMoney(test.ctx)).toEqual([]);
});

it('nobody is late, and nothing happened before what it followed', async () => {
  const { rows } = await test.ctx.db.execute(sql`
    select a.no, a.due_at, log.event
    from aftersales a
    join orders o on o.id = a.order_id
    left join status_logs log on log.entity_type = 'aftersale' and log.entity_id = a.id
    where a.due_at <= ${test.ctx.clock.now()} or a.created_at < coalesce(o.received_at, o.created_at)
      or log.created_at < a.created_at or log.created_at > ${test.ctx.clock.now()}`);
  expect(rows).toEqual([]);
  const byTime = await test.ctx.db.execute(sql`
    select count(*)::int as strays from (
      select id, created_at, max(created_at) over (order by id) as latest from aftersales) one
    where created_at < latest`);
  expect(byTime.rows).toEqual([{ strays: 0 }]);
});
