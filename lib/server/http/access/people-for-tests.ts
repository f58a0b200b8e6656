import { randomUUID } from 'node:crypto';
import { createTestUser, signIn, testPassword } from '../../factories/factories.ts';
import { createTestStaff, createTestStore } from '../../factories/store-factories.ts';
import { createOperator } from '../../identity/index.ts';
import type { TestApi } from '../test-api.ts';

/** Everybody the API tells apart. */
export const people = [
  'guest',
  'customer',
  'other customer',
  'store user',
  'other store',
  'store salesperson',
  'operator',
  'operator without second factor',
] as const;
export type Person = (typeof people)[number];

/** One of each. A guest has the id zero, which is nobody's. */
export async function gatherPeople(test: TestApi): Promise<Record<Person, number>> {
  const { ctx } = test;
  const newUser = async (group: 'customer' | 'operator') => (await createTestUser(ctx, { group })).id;
  const newStoreUser = async () => (await createTestStore(ctx)).owner.id;
  return {
    guest: 0,
    customer: await newUser('customer'),
    'other customer': await newUser('customer'),
    'store user': await newStoreUser(),
    'other store': await newStoreUser(),
    'store salesperson': (await createTestStaff(ctx, { role: 'sales' })).id,
    operator: await newUser('operator'),
    'operator without second factor': await newBareOperator(test),
  };
}

async function newBareOperator({ ctx }: TestApi): Promise<number> {
  const username = `op${randomUUID().slice(0, 8)}`;
  return (await createOperator(ctx, { username, password: testPassword, email: `${username}@example.com` })).id;
}

/** A session of its own for each call: some calls end it. */
export async function newTokenOf({ ctx }: TestApi, id: number): Promise<string> {
  return id === 0 ? '' : (await signIn(ctx, id)).token;
}
