import { afterAll, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { statusLogs } from '#lib/server/db/tables.ts';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { newApplicant, newOperator, outcomes, rowsOf, usesOf } from '#lib/server/factories/applications-for-tests.ts';
import { createTestApplication, createTestStore } from '#lib/server/factories/store-factories.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import {
  describeApplication,
  describeForReview,
  forgetApplicant,
  listApplications,
  rejectApplication,
  revealApplication,
  saveApplication,
  submitApplication,
  withdrawApplication,
} from '../index.ts';

const test = await createTestContext();
afterAll(() => test.close());

describe('a rejection', () => {
  const reason = '执照看不清';

  it('tells the applicant why, keeps its try as it was, and lets the next begin from it', async () => {
    const { applicant: me, user, no, version, form } = await createTestApplication(test.ctx);
    const operator = await newOperator(test.ctx);
    await rejectApplication(test.ctx, operator, { no, version, reason, remarks: { licence: '请重新拍摄' } });
    const rejected = await describeApplication(test.ctx, user.id);
    expect(rejected).toMatchObject({
      status: 'rejected',
      reason,
      remarks: { licence: '请重新拍摄' },
      actions: ['save'],
    });
    const changes = { ...rejected.form, intro: '重新写过的介绍，清楚多了。' };
    await expect(saveApplication(test.ctx, me, { version, changes })).rejects.toMatchObject({ code: 'draft_conflict' });
    await saveApplication(test.ctx, me, { version: rejected.version, changes });
    const next = await describeApplication(test.ctx, user.id);
    expect(next).toMatchObject({ attempt: 2, status: 'draft', reason: '', remarks: {} });
    expect(next.form).toEqual({ ...form, intro: changes.intro });
    expect(next.history).toMatchObject([{ no, attempt: 1, status: 'rejected', reason, form: { intro: form.intro } }]);
    expect(await usesOf(test.ctx, form.licence)).toHaveLength(2);
    await submitApplication(test.ctx, me, next.version);
    expect((await describeForReview(test.ctx, await newOperator(test.ctx), next.no)).history).toMatchObject([
      { no, status: 'rejected' },
    ]);
  });

  it('begins one next try, however many windows ask for it', async () => {
    const { applicant: me, user, no, version } = await createTestApplication(test.ctx);
    await rejectApplication(test.ctx, await newOperator(test.ctx), { no, version, reason, remarks: {} });
    const calls = ['甲乙', '丙丁', '戊己'].map((name) =>
      saveApplication(test.ctx, me, { version: version + 1, changes: { store_name: name } }),
    );
    expect(await outcomes(calls)).toEqual(['done', 'draft_conflict', 'draft_conflict']);
    expect((await rowsOf(test.ctx, user.id)).map(({ status }) => status)).toEqual(['rejected', 'draft']);
  });

  it('is refused for a draft, another version, the own application, and a number that is not there', async () => {
    const { applicant: me, user, no, version } = await createTestApplication(test.ctx);
    const operator = await newOperator(test.ctx);
    const reject = (by: Member, decision: object) =>
      rejectApplication(test.ctx, by, { no, version, reason, remarks: {}, ...decision });
    await expect(reject(operator, { version: version - 1 })).rejects.toMatchObject({ code: 'status_changed' });
    await expect(reject(me, {})).rejects.toMatchObject({ code: 'own_record' });
    await expect(reject(operator, { no: 'SA26010100000000' })).rejects.toMatchObject({ code: 'not_found' });
    await withdrawApplication(test.ctx, me, version);
    await expect(reject(operator, { version: version + 1 })).rejects.toMatchObject({ code: 'not_found' });
    expect((await describeApplication(test.ctx, user.id)).status).toBe('draft');
  });
});

describe('for operators', () => {
  it('lists who waits the longest first, and never a draft', async () => {
    const own = await createTestContext();
    const first = await createTestApplication(own.ctx);
    own.ctx.clock.advance(60);
    const second = await createTestApplication(own.ctx);
    own.ctx.clock.advance(60);
    const third = await createTestApplication(own.ctx);
    await withdrawApplication(own.ctx, third.applicant, third.version);
    await rejectApplication(own.ctx, second.applicant, { ...first, reason: '…', remarks: {} });
    own.ctx.clock.advance(60);
    const fourth = await createTestApplication(own.ctx);
    const all = await listApplications(own.ctx, {}, { page: 1, limit: 10, offset: 0 });
    expect([all.total, all.list.map(({ no }) => no)]).toEqual([3, [second.no, fourth.no, first.no]]);
    const rejected = await listApplications(own.ctx, { status: 'rejected' }, { page: 1, limit: 10, offset: 0 });
    expect(rejected.list.map(({ no }) => no)).toEqual([first.no]);
    await own.close();
  });

  it('masks mobile and account, and writes down who looked at them', async () => {
    const { no, form } = await createTestApplication(test.ctx);
    const operator = await newOperator(test.ctx);
    const { application, form: shown, area } = await describeForReview(test.ctx, operator, no);
    expect([shown.contact_mobile, shown.payee_account]).toEqual(['138****8000', '**** **** **** 0001']);
    expect(area?.district.name).toBe('朝阳区');
    const revealed = await revealApplication(test.ctx, operator, no);
    expect(revealed).toEqual({
      contactMobile: '13800138000',
      payeeAccount: '110906000000001',
      licence: { name: 'licence.png', link: expect.stringContaining(`${form.licence}?e=`) },
    });
    const log = await test.ctx.db
      .select()
      .from(statusLogs)
      .where(and(eq(statusLogs.event, 'reveal'), eq(statusLogs.entityId, application.id)));
    expect(log).toMatchObject([{ entityType: 'store_application', actorId: operator.userId, toStatus: 'submitted' }]);
  });

  it('hides drafts', async () => {
    const { save, describe } = await newApplicant(test.ctx);
    await save(0, { store_name: '青山' });
    const { no } = await describe();
    await expect(describeForReview(test.ctx, await newOperator(test.ctx), no)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(revealApplication(test.ctx, await newOperator(test.ctx), no)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('an account that ends', () => {
  it('leaves nothing of what was typed, and nothing for an operator to decide', async () => {
    const { applicant: me, user, no, version, form } = await createTestApplication(test.ctx);
    await rejectApplication(test.ctx, await newOperator(test.ctx), {
      no,
      version,
      reason: '李青山的执照看不清',
      remarks: {},
    });
    await saveApplication(test.ctx, me, { version: version + 1, changes: {} });
    await submitApplication(test.ctx, me, version + 2);
    await forgetApplicant(test.ctx.db, user.id, test.ctx.clock.now());
    const rows = await rowsOf(test.ctx, user.id);
    expect(rows.map(({ status }) => status)).toEqual(['rejected', 'draft']);
    expect(JSON.stringify(rows)).not.toMatch(/李青|13800138000|licence\//);
    expect([
      rows.map(({ encryptedPayeeAccount }) => encryptedPayeeAccount),
      await usesOf(test.ctx, form.licence),
    ]).toEqual([['', ''], []]);
  });

  it('keeps what became a store', async () => {
    const { owner, store } = await createTestStore(test.ctx);
    await forgetApplicant(test.ctx.db, owner.id, test.ctx.clock.now());
    const [row] = await rowsOf(test.ctx, owner.id);
    expect([row?.status, row?.form.store_name]).toEqual(['approved', store.name]);
  });
});
