import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createTestUser, signIn, testPassword } from '../../factories/factories.ts';
import { createTestFile, createTestStore, lastInviteToken } from '../../factories/store-factories.ts';
import { users } from '../../identity/tables.ts';
import type { TestApi } from '../test-api.ts';
import { askAs } from './ask-as-for-tests.ts';
import { addressForm, newFile } from './new-records-for-tests.ts';
import { nobodysFile, nobodysId } from './nobodys-for-tests.ts';
import type { Asker, OwnedRecord } from './owned-record-for-tests.ts';

const newReturnAddress = async (test: TestApi, owner: Asker): Promise<number> =>
  (await askAs(test, owner, 'post /api/store/returnAddressSave', addressForm)).data.id;

async function newInvitation(test: TestApi, owner: Asker): Promise<number> {
  const address = `invited${nobodysId()}@example.com`;
  const { data } = await askAs(test, owner, 'post /api/store/staffInvite', { address, role: 'sales' });
  return data.invitations[0].id;
}

async function newStaff(test: TestApi, owner: Asker): Promise<number> {
  const { id, email } = await createTestUser(test.ctx);
  await askAs(test, owner, 'post /api/store/staffInvite', { address: email, role: 'sales' });
  const joining = { id, token: (await signIn(test.ctx, id)).token };
  await askAs(test, joining, 'post /api/store/inviteAccept', { token: await lastInviteToken(test.ctx, email ?? '') });
  const { data } = await askAs(test, owner, 'get /api/store/staff', {});
  return data.members.find(({ role }: { role: string }) => role === 'sales').id;
}

async function newStoreKey(test: TestApi, owner: Asker): Promise<number> {
  const body = { name: 'ERP', scopes: ['order:read'], password: testPassword };
  return (await askAs(test, owner, 'post /api/store/apiKeyMake', body)).data.id;
}

const hookForm = { url: 'https://erp.example.com/hook', name: 'ERP', types: ['order.paid'] };

const newWebhook = async (test: TestApi, owner: Asker): Promise<number> =>
  (await askAs(test, owner, 'post /api/store/webhookSave', hookForm)).data.id;

async function newDelivery(test: TestApi, owner: Asker): Promise<number> {
  await askAs(test, owner, 'post /api/store/webhookTest', { id: await newWebhook(test, owner) });
  return (await askAs(test, owner, 'get /api/store/webhookDeliveries', {})).data.list[0].id;
}

async function newPayeeChange(test: TestApi, owner: Asker): Promise<number> {
  const { current } = (await askAs(test, owner, 'get /api/store/payee', {})).data;
  const other = { ...current, payee_account: '110906000000099', password: testPassword };
  return (await askAs(test, owner, 'post /api/store/payeeSave', other)).data.pending.id;
}

/** All facts as they are, but another name: the licence stays. */
async function legalChange(test: TestApi, owner: Asker) {
  const { current, version } = (await askAs(test, owner, 'get /api/store/legal', {})).data;
  const { licence_until: until, ...facts } = current;
  const term = { licence_until: until ?? '', licence_long_term: until === null, licence: '' };
  return { ...facts, ...term, store_name: `改名店${randomInt(10 ** 9)}`, version, password: testPassword };
}

async function newLegalChange(test: TestApi, owner: Asker): Promise<number> {
  const input = await legalChange(test, owner);
  return (await askAs(test, owner, 'post /api/store/legalSave', input)).data.pending.id;
}

/** One to the owner, of a store of somebody else. */
async function newInvited(test: TestApi, { id }: Asker): Promise<number> {
  const { owner } = await createTestStore(test.ctx);
  const [invited] = await test.ctx.db.select({ email: users.email }).from(users).where(eq(users.id, id));
  const asking = { id: owner.id, token: (await signIn(test.ctx, owner.id)).token };
  const input = { address: invited?.email ?? '', role: 'sales' };
  return (await askAs(test, asking, 'post /api/store/staffInvite', input)).data.invitations[0].id;
}

const byId = (call: OwnedRecord['call'], make: OwnedRecord['make'], rest?: object): OwnedRecord => ({
  call,
  field: 'id',
  make,
  missing: nobodysId,
  isForStores: true,
  ...(rest && { rest: async () => rest }),
});

/** What belongs to a store beside its orders. */
export const storeRecords: OwnedRecord[] = [
  byId('post /api/store/returnAddressSave', newReturnAddress, addressForm),
  byId('post /api/store/returnAddressRemove', newReturnAddress),
  byId('post /api/store/returnAddressDefault', newReturnAddress),
  byId('post /api/store/staffResend', newInvitation),
  byId('post /api/store/staffRevoke', newInvitation),
  byId('post /api/store/staffRole', newStaff, { role: 'finance' }),
  byId('post /api/store/staffRemove', newStaff),
  byId('post /api/store/apiKeyRevoke', newStoreKey),
  byId('post /api/store/webhookSave', newWebhook, { ...hookForm, version: 1 }),
  byId('post /api/store/webhookRotate', newWebhook),
  byId('post /api/store/webhookSwitch', newWebhook, { on: false }),
  byId('post /api/store/webhookRemove', newWebhook),
  byId('post /api/store/webhookTest', newWebhook),
  byId('post /api/store/webhookReplayFailed', newWebhook, { since: 0 }),
  byId('post /api/store/webhookReplay', newDelivery),
  byId('get /api/store/webhookDelivery', newDelivery),
  byId('post /api/store/payeeCancel', newPayeeChange),
  byId('post /api/store/legalCancel', newLegalChange),
  { call: 'get /api/store/invite', field: 'id', make: newInvited, missing: nobodysId },
  { call: 'post /api/store/inviteAccept', field: 'id', make: newInvited, missing: nobodysId },
  { call: 'post /api/store/inviteDecline', field: 'id', make: newInvited, missing: nobodysId },
  {
    call: 'post /api/store/legalSave',
    field: 'licence',
    make: (test, { id }) => createTestFile(test.ctx, id),
    missing: nobodysFile,
    rest: legalChange,
    isForStores: true,
  },
  {
    call: 'post /api/store/profileSave',
    field: 'logo',
    make: newFile(false, 'logo'),
    missing: nobodysFile,
    rest: async () => ({ version: 1 }),
    isForStores: true,
  },
];

export const storeNames: Record<string, string> = {
  'post /api/store/profileSave province_id': 'public areas',
  'post /api/store/profileSave city_id': 'public areas',
  'post /api/store/profileSave area_id': 'public areas',
  'post /api/store/returnAddressSave province_id': 'public areas',
  'post /api/store/returnAddressSave city_id': 'public areas',
  'post /api/store/returnAddressSave area_id': 'public areas',
  'get /api/store/invite token': 'a secret: who has it was asked',
  'post /api/store/inviteAccept token': 'as above',
  'post /api/store/inviteDecline token': 'as above',
  'get /api/operator/store/info id': 'operators look after every store; what is private is masked',
  'post /api/operator/store/status id': 'as above; nobody decides about their own store',
  'get /api/operator/store/legalChanges store_id': 'as above; what is read is public or on record',
  'post /api/operator/store/legalReveal id': 'operators look after every store; who looked is written down',
  'post /api/operator/store/legalApprove id': 'as above; nobody decides about themselves',
  'post /api/operator/store/legalReject id': 'as above',
  'get /api/operator/store/payeeChanges store_id': 'as above; numbers are masked',
  'post /api/operator/store/payeeReveal id': 'operators look after every store; who looked is written down',
  'post /api/operator/store/payeeApprove id': 'as above; nobody decides about themselves',
  'post /api/operator/store/payeeReject id': 'as above',
};
