import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { createTestContext } from '../db/test-context.ts';
import { runLedgerAudit } from './audit-ledger.ts';

const test = await createTestContext();
afterAll(() => test.close());

async function audit(): Promise<string> {
  const said: string[] = [];
  await runLedgerAudit(test.ctx, pino({ level: 'error' }, { write: (line) => void said.push(line) }));
  return said.join('');
}

it('is silent over a sound ledger and names every fault of another', async () => {
  expect(await audit()).toBe('');
  await test.ctx.db.execute(
    sql`insert into wallet_accounts (id, kind, owner_type, unit, balance) values ('forged', 'forged', 'platform', 'CNY', 5)`,
  );
  expect(await audit()).toContain('"rule":"balanceIsSum","subject":"forged","found":5,"expected":0');
});

it('waits for nobody who writes', async () => {
  await test.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`update wallet_accounts set balance = balance`);
    expect(await audit()).toContain('balanceIsSum');
  });
});
