import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { createTestContext } from '../db/test-context.ts';
import { toMember } from '../factories/store-factories.ts';
import { findUserByName, lockGroup } from '../identity/index.ts';
import {
  describeProfile,
  findStoreOf,
  listApplications,
  listReturnAddresses,
  revealApplication,
} from '../store/index.ts';
import { seedIdentity } from './seed-identity.ts';
import { seedStores } from './seed-stores.ts';

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'stores-test-'));
const test = await createTestContext({ DATA_DIR: folder });
afterAll(async () => {
  await test.close();
  await fs.rm(folder, { recursive: true });
});

const idOf = async (name: string) => (await findUserByName(test.ctx.db, name))?.id ?? 0;
const all = { page: 1, limit: 10, offset: 0 };

it('does nothing where there is no demo shop', async () => {
  await seedStores(test.ctx);
  expect((await listApplications(test.ctx, {}, all)).total).toBe(0);
});

it('gives the store login its store and the operator one application with its licence, once', async () => {
  await seedIdentity(test.ctx);
  await seedStores(test.ctx);
  await seedStores(test.ctx);
  const owner = await idOf('demo_store');
  expect(await findStoreOf(test.ctx.db, owner)).toMatchObject({ status: 'approved', creditCode: '91110000DEM0TRADEG' });
  expect(await lockGroup(test.ctx.db, owner)).toBe('store');
  const member = { ...toMember(owner), storeId: (await findStoreOf(test.ctx.db, owner))?.id ?? 0 };
  expect(await describeProfile(test.ctx, member)).toMatchObject({
    logo: { url: expect.stringContaining('/storage/') },
  });
  expect(await listReturnAddresses(test.ctx, member.storeId)).toHaveLength(1);
  const { list } = await listApplications(test.ctx, {}, all);
  expect(list.map(({ status, form }) => [status, form.credit_code])).toEqual([
    ['submitted', '91310000DEM0MAKER1'],
    ['approved', '91110000DEM0TRADEG'],
  ]);
  const operator = toMember(await idOf('demo_operator'));
  const { licence, payeeAccount } = await revealApplication(test.ctx, operator, list[0]?.no ?? '');
  expect([licence?.name, payeeAccount]).toEqual(['licence.png', '310000000000000002']);
});
