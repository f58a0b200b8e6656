import { afterAll, describe, expect, it } from '@jest/globals';
import { and, asc, eq } from 'drizzle-orm';
import { statusLogs } from '#lib/server/db/tables.ts';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { newApplicant, outcomes, rowsOf, usesOf } from '#lib/server/factories/applications-for-tests.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import {
  createTestApplication,
  createTestFile,
  createTestStore,
  newApplicationForm,
  toMember,
} from '#lib/server/factories/store-factories.ts';
import { describeApplication, saveApplication, submitApplication, withdrawApplication } from '../index.ts';

const test = await createTestContext();
afterAll(() => test.close());

describe('a draft', () => {
  it('is empty before anything is saved', async () => {
    const { describe } = await newApplicant(test.ctx);
    expect(await describe()).toMatchObject({ no: '', version: 0, status: 'draft', actions: ['save'], history: [] });
  });

  it('keeps half a form as it is typed, and what is not given', async () => {
    const { save, describe } = await newApplicant(test.ctx);
    await save(0, { store_name: '青山', credit_code: '9111', trades: ['goods'] });
    await save(1, { credit_code: '91110000' });
    const { form, no, version, actions } = await describe();
    expect(form).toMatchObject({ store_name: '青山', credit_code: '91110000', trades: ['goods'] });
    expect([no, version, actions]).toEqual([expect.stringMatching(/^SA\d{14}$/), 2, ['save', 'submit']]);
  });

  it('is kept from a second window that has not seen the last change', async () => {
    const { save, describe } = await newApplicant(test.ctx);
    await save(0, { store_name: '青山' });
    await save(1, { store_name: '青山印务' });
    await expect(save(1, { intro: '…' })).rejects.toMatchObject({ code: 'draft_conflict', data: { version: 2 } });
    await expect(save(0, { intro: '…' })).rejects.toMatchObject({ code: 'draft_conflict' });
    await expect(save(3, { intro: '…' })).rejects.toMatchObject({ code: 'draft_conflict' });
    expect((await describe()).form).toMatchObject({ store_name: '青山印务', intro: '' });
  });

  it('sent again after a lost answer is no conflict', async () => {
    const { save, describe } = await newApplicant(test.ctx);
    await save(0, { store_name: '青山', payee_account: '110906000000001' });
    await save(0, { store_name: '青山', payee_account: '1109 0600 0000 001' });
    expect((await describe()).version).toBe(1);
  });

  it('of two windows at the same moment takes one', async () => {
    const { id, save } = await newApplicant(test.ctx);
    expect(await outcomes([save(0, { store_name: '甲' }), save(0, { store_name: '乙' })])).toEqual([
      'done',
      'draft_conflict',
    ]);
    expect(await rowsOf(test.ctx, id)).toHaveLength(1);
    expect(await outcomes([1, 2, 3, 4].map((n) => save(1, { intro: `${n}` })))).toEqual([
      'done',
      'draft_conflict',
      'draft_conflict',
      'draft_conflict',
    ]);
  });

  it('shows the account number by its end alone and keeps it encrypted', async () => {
    const { id, save, describe } = await newApplicant(test.ctx);
    await save(0, { payee_account: '6222 0200 0000 0000 000' });
    const { form } = await describe();
    expect(form.payee_account).toBe('**** **** **** 0000');
    expect(JSON.stringify(await rowsOf(test.ctx, id))).not.toContain('622202');
    await save(1, { ...form, payee_bank: '演示银行' });
    expect((await describe()).form).toMatchObject({ payee_account: '**** **** **** 0000', payee_bank: '演示银行' });
    await save(2, { payee_account: '' });
    expect((await describe()).form.payee_account).toBe('');
  });

  it('holds the files it names and lets go of the ones before', async () => {
    const { id, save, describe } = await newApplicant(test.ctx);
    const [first, second] = [await createTestFile(test.ctx, id), await createTestFile(test.ctx, id)];
    await save(0, { licence: first });
    const [row] = await rowsOf(test.ctx, id);
    expect(await usesOf(test.ctx, first)).toEqual([`store-application:${row?.id}:licence`]);
    expect((await describe()).licence).toEqual({ name: 'licence.png', link: expect.stringContaining(`${first}?e=`) });
    await save(1, { licence: second });
    expect([await usesOf(test.ctx, first), await usesOf(test.ctx, second)]).toEqual([
      [],
      [`store-application:${row?.id}:licence`],
    ]);
    await save(2, { licence: '' });
    expect([await usesOf(test.ctx, second), (await describe()).licence]).toEqual([[], null]);
  });

  it.each([
    ['somebody else’s', { userId: null }],
    ['public', { isPrivate: false }],
    ['for something else', { topic: 'voucher' }],
  ])('refuses a licence that is %s at its field, and keeps nothing of the call', async (_, overrides) => {
    const { id, save } = await newApplicant(test.ctx);
    const licence = await createTestFile(test.ctx, id, overrides);
    const refused = save(0, { store_name: '青山', licence });
    await expect(refused).rejects.toMatchObject({ code: 'invalid_input', fields: { licence: { key: 'file' } } });
    expect(await rowsOf(test.ctx, id)).toEqual([]);
  });

  it('refuses a private file as the logo everybody sees', async () => {
    const { id, save } = await newApplicant(test.ctx);
    const logo = await createTestFile(test.ctx, id);
    await expect(save(0, { logo })).rejects.toMatchObject({ fields: { logo: { key: 'file' } } });
  });

  it.each(['operator', 'store'] as const)('is nothing for a user of the group %s', async (group) => {
    const me = toMember((await createTestUser(test.ctx, { group })).id);
    await expect(saveApplication(test.ctx, me, { version: 0, changes: {} })).rejects.toMatchObject({
      code: 'applicant_unavailable',
    });
  });

  it('is nothing for who has a store already', async () => {
    const { member } = await createTestStore(test.ctx);
    await expect(saveApplication(test.ctx, member, { version: 0, changes: {} })).rejects.toMatchObject({
      code: 'store_exists',
    });
    expect((await describeApplication(test.ctx, member.userId)).actions).toEqual([]);
  });
});

describe('submitting', () => {
  it('names every field at fault and leaves the draft a draft', async () => {
    const { me, save, describe } = await newApplicant(test.ctx);
    await save(0, { ...newApplicationForm(), credit_code: '1', area_id: 310_101, payee_account: '12' });
    await expect(submitApplication(test.ctx, me, 1)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: {
        credit_code: { key: 'creditCode' },
        licence: { key: 'required' },
        area_id: { key: 'area' },
        payee_account: { key: 'bankAccount' },
      },
    });
    expect(await describe()).toMatchObject({ status: 'draft', version: 1, submittedAt: null });
  });

  it('keeps the code in the spelling of the standard', async () => {
    const code = newApplicationForm().credit_code;
    const typed = ` ${code.slice(0, 8)} ${code.slice(8).toLowerCase()}`;
    const { form, status, submittedAt } = await createTestApplication(test.ctx, { credit_code: typed });
    expect([form.credit_code, status, submittedAt]).toEqual([code, 'submitted', test.ctx.clock.now()]);
    expect(form.payee_account).toBe('**** **** **** 0001');
  });

  it('twice at once happens once', async () => {
    const { id, me, save, describe } = await newApplicant(test.ctx);
    await save(0, newApplicationForm({ licence: await createTestFile(test.ctx, id) }));
    const calls = [1, 2, 3].map(() => submitApplication(test.ctx, me, 1));
    expect(await outcomes(calls)).toEqual(['done', 'status_changed', 'status_changed']);
    const { version, no } = await describe();
    const [row] = await rowsOf(test.ctx, id);
    const log = await test.ctx.db
      .select()
      .from(statusLogs)
      .where(and(eq(statusLogs.entityType, 'store_application'), eq(statusLogs.entityId, row?.id ?? 0)))
      .orderBy(asc(statusLogs.id));
    expect([version, no, log.map(({ event, actorId }) => [event, actorId])]).toEqual([
      2,
      row?.no,
      [
        ['begin', id],
        ['submit', id],
      ],
    ]);
  });

  it('refuses what another window has changed, and a form nobody has saved', async () => {
    const { id, me, save } = await newApplicant(test.ctx);
    await expect(submitApplication(test.ctx, me, 0)).rejects.toMatchObject({ code: 'status_changed' });
    await save(0, newApplicationForm({ licence: await createTestFile(test.ctx, id) }));
    await save(1, { intro: '另一个窗口里写的介绍文字。' });
    await expect(submitApplication(test.ctx, me, 1)).rejects.toMatchObject({ code: 'draft_conflict' });
  });

  it.each([
    [
      'credit_code',
      'credit_code_taken',
      (form: { credit_code: string }) => ({ credit_code: form.credit_code.toLowerCase() }),
    ],
    [
      'store_name',
      'store_name_taken',
      (form: { store_name: string }) => ({ store_name: form.store_name.toUpperCase() }),
    ],
  ] as const)('refuses a %s that a store has', async (field, code, copy) => {
    const name = `Shop ${crypto.randomUUID().slice(0, 8)}`;
    const taken = { store_name: name, credit_code: newApplicationForm().credit_code };
    await createTestStore(test.ctx, taken);
    await expect(createTestApplication(test.ctx, copy(taken))).rejects.toMatchObject({
      code,
      fields: { [field]: { key: code } },
    });
  });

  it('closes the form until it is taken back', async () => {
    const { applicant: me, user, version, actions } = await createTestApplication(test.ctx);
    expect(actions).toEqual(['withdraw']);
    const saving = saveApplication(test.ctx, me, { version, changes: { intro: '改一改，再改一改，又改。' } });
    await expect(saving).rejects.toMatchObject({ code: 'status_changed' });
    await expect(withdrawApplication(test.ctx, me, version - 1)).rejects.toMatchObject({ code: 'draft_conflict' });
    await withdrawApplication(test.ctx, me, version);
    expect(await describeApplication(test.ctx, user.id)).toMatchObject({
      status: 'draft',
      submittedAt: null,
      version: 3,
    });
    await expect(withdrawApplication(test.ctx, me, 3)).rejects.toMatchObject({ code: 'status_changed' });
    await submitApplication(test.ctx, me, 3);
    expect((await rowsOf(test.ctx, user.id)).map(({ status }) => status)).toEqual(['submitted']);
  });
});
