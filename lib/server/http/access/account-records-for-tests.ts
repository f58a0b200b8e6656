import { randomUUID } from 'node:crypto';
import { signIn, testPassword } from '../../factories/factories.ts';
import { notify } from '../../messaging/index.ts';
import { runExports } from '../../workflows/account/export-account.ts';
import type { TestApi } from '../test-api.ts';
import { askAs } from './ask-as-for-tests.ts';
import { addressForm, newAddress, newFile } from './new-records-for-tests.ts';
import { nobodysFile, nobodysId, nobodysNumber } from './nobodys-for-tests.ts';
import type { Asker, OwnedRecord } from './owned-record-for-tests.ts';

async function newView(test: TestApi, owner: Asker): Promise<number> {
  const view = { list: 'store-orders', name: 'mine', search: 'tab=all' };
  return (await askAs(test, owner, 'post /api/account/viewSave', view)).data.id;
}

async function newPasskey({ ctx }: TestApi, { id: userId }: Asker): Promise<number> {
  const insert = `insert into passkeys
    (user_id, credential_id, public_key, counter, transports, is_synced, aaguid, name, user_agent)
    values ($1, $2, '', 0, '', false, '', 'mine', '') returning id`;
  return Number((await ctx.db.$client.query(insert, [userId, randomUUID()])).rows[0]?.id);
}

async function newMessage({ ctx }: TestApi, { id: userId }: Asker): Promise<number> {
  const args = { device: 'x', ip: randomUUID() };
  await notify(ctx.db, { userId, event: 'newDeviceLogin', args, now: ctx.clock.now() });
  const { rows } = await ctx.db.$client.query('select max(id) as id from messages where user_id = $1', [userId]);
  return Number(rows[0]?.id);
}

async function newExport(test: TestApi, owner: Asker): Promise<number> {
  const { data } = await askAs(test, owner, 'post /api/account/export', { password: testPassword });
  await runExports(test.ctx, (error) => {
    throw error;
  });
  return data.id;
}

const newRecharge = (channel: 'bank' | 'sandbox') => async (test: TestApi, owner: Asker) =>
  (await askAs(test, owner, 'post /api/recharge/create', { amount: '10', channel })).data;

/** The pass that proves an old address, and a code for the new one. */
async function newPass(test: TestApi, owner: Asker): Promise<string> {
  const email = await emailOf(test, owner);
  const order = { email, event: 'user_email_verify', password: testPassword, ...(await test.solveCaptcha()) };
  await askAs(test, owner, 'post /api/Ems/send', order);
  const proof = { type: 'email', captcha: await test.readCode(email) };
  return (await askAs(test, owner, 'post /api/account/verification', proof)).data.accountVerificationToken;
}

async function emailOf({ ctx }: TestApi, { id }: Asker): Promise<string> {
  return String((await ctx.db.$client.query('select email from users where id = $1', [id])).rows[0]?.email);
}

async function newBinding(test: TestApi, asker: Asker): Promise<object> {
  const email = `new${randomUUID().slice(0, 8)}@example.com`;
  await askAs(test, asker, 'post /api/Ems/send', { email, event: 'user_change_email', ...(await test.solveCaptcha()) });
  return { type: 'email', email, captcha: await test.readCode(email) };
}

const profileOf = async (_: TestApi, { id }: Asker) => ({ username: `u${id}x`, nickname: `u${id}` });

/** What belongs to a member, whatever they buy or sell. */
export const accountRecords: OwnedRecord[] = [
  { call: 'get /api/address/info', field: 'id', make: newAddress, missing: nobodysId },
  {
    call: 'get /api/address/list',
    field: 'initValue',
    make: newAddress,
    missing: nobodysId,
    rest: async () => ({ select: true }),
  },
  {
    call: 'post /api/address/save',
    field: 'id',
    make: newAddress,
    missing: nobodysId,
    rest: async () => addressForm,
  },
  { call: 'post /api/address/delete', field: 'id', make: newAddress, missing: nobodysId },
  { call: 'post /api/address/default', field: 'id', make: newAddress, missing: nobodysId },
  { call: 'post /api/message/read', field: 'id', make: newMessage, missing: nobodysId },
  { call: 'post /api/message/delete', field: 'id', make: newMessage, missing: nobodysId },
  {
    call: 'post /api/account/sessionRevoke',
    field: 'id',
    make: async ({ ctx }, { id }) => {
      await signIn(ctx, id);
      const newest = 'select id from sessions where user_id = $1 order by created_at desc, id limit 1';
      return String((await ctx.db.$client.query(newest, [id])).rows[0]?.id);
    },
    missing: () => randomUUID(),
  },
  { call: 'post /api/account/passkeyRemove', field: 'id', make: newPasskey, missing: nobodysId },
  {
    call: 'post /api/account/passkeyRename',
    field: 'id',
    make: newPasskey,
    missing: nobodysId,
    rest: async () => ({ name: 'theirs' }),
  },
  { call: 'post /api/account/exportLink', field: 'id', make: newExport, missing: nobodysId },
  { call: 'post /api/account/viewRemove', field: 'id', make: newView, missing: nobodysId },
  {
    call: 'post /api/account/viewSave',
    field: 'id',
    make: newView,
    missing: nobodysId,
    rest: async () => ({ list: 'store-orders', name: 'theirs', search: 'tab=unpaid' }),
  },
  {
    call: 'post /api/account/changeBind',
    field: 'accountVerificationToken',
    make: newPass,
    missing: (own) => [...String(own)].reverse().join(''),
    rest: newBinding,
  },
  {
    call: 'post /api/account/profile',
    field: 'avatar',
    make: newFile(false, 'avatar'),
    missing: nobodysFile,
    rest: profileOf,
  },
  {
    call: 'get /api/recharge/info',
    field: 'no',
    make: async (...whose) => (await newRecharge('bank')(...whose)).no,
    missing: nobodysNumber,
  },
  {
    call: 'post /api/recharge/voucher',
    field: 'no',
    make: async (...whose) => (await newRecharge('bank')(...whose)).no,
    missing: nobodysNumber,
    rest: async () => ({ reference: 'R1' }),
  },
  {
    call: 'post /api/recharge/voucher',
    field: 'file',
    make: newFile(true, 'voucher'),
    missing: nobodysFile,
    rest: async (...whose) => ({ no: (await newRecharge('bank')(...whose)).no, reference: 'R1' }),
  },
  {
    call: 'post /api/payment/prepare',
    field: 'no',
    make: async (...whose) => (await newRecharge('sandbox')(...whose)).payment_no,
    missing: nobodysNumber,
  },
  {
    call: 'post /api/payment/sandbox/pay',
    field: 'no',
    make: async (...whose) => (await newRecharge('sandbox')(...whose)).payment_no,
    missing: nobodysNumber,
    rest: async () => ({ outcome: 'succeeded' }),
  },
];
