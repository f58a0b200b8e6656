import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { createTestFile, createTestStore, toMember } from '#lib/server/factories/store-factories.ts';
import { fileUses } from '#lib/server/files/tables.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { getSettings, updateSettings } from '#lib/server/site/index.ts';
import { requirePossible } from '../applying/require-possible.ts';
import { titlePapers } from '../tables.ts';
import { decideDocuments, listTitleDocuments, revealDocuments } from './review-documents.ts';
import { sendDocuments } from './send-documents.ts';
import { subjectOfDocuments } from './title-documents.ts';
import type { TitleFacts } from './title-facts.ts';
import { forgetTitles, getTitle, removeTitle, saveTitle, type TitleOwner } from './titles.ts';

const test = await createTestContext();
const operator = toMember((await createTestUser(test.ctx, { group: 'operator' })).id);
afterAll(() => test.close());

const company: TitleFacts = {
  titleType: 'company',
  name: '北风商贸（上海）有限公司',
  taxNo: '91310000MA1FL0000N',
  regAddress: '上海市徐汇区漕溪北路 18 号',
  regPhone: '021-64380000',
  bankName: '招商银行上海徐家汇支行',
  bankAccount: '121909876510101',
  email: '',
  mobile: '',
};

const newMember = async () => toMember((await createTestUser(test.ctx)).id);
const ownerOf = ({ userId }: Member): TitleOwner => ({ ownerType: 'user', ownerId: userId });
const refusedAt = (key: string) => ({ code: 'invalid_input', fields: { files: { key } } });

async function newFile({ userId }: Member, facts: { topic?: string; isPrivate?: boolean } = {}): Promise<string> {
  const { topic = 'title-papers', isPrivate = true } = facts;
  const path = `${isPrivate ? 'private/' : ''}${topic}/${randomUUID()}.png`;
  await createTestFile(test.ctx, userId, { isPrivate, topic, path, url: `/storage/${path}`, mime: 'image/png' });
  return `/storage/${path}`;
}

async function newTitle(change: Partial<TitleFacts> = {}) {
  const member = await newMember();
  const owner = ownerOf(member);
  const { id } = await saveTitle(test.ctx, owner, { isDefault: true, facts: { ...company, ...change } });
  const save = (facts: Partial<TitleFacts>) =>
    saveTitle(test.ctx, owner, { id, isDefault: true, facts: { ...company, ...facts } });
  const send = async (urls?: string[]) =>
    sendDocuments(test.ctx, { member, owner }, { titleId: id, urls: urls ?? [await newFile(member)] });
  const decide = async (decision: 'approve' | 'reject', version: number) =>
    decideDocuments(test.ctx, operator, {
      titleId: id,
      decision,
      reason: decision === 'reject' ? '缺公章' : '',
      version,
    });
  const state = async () => {
    const { special, specialReason } = await getTitle(test.ctx.db, owner, id);
    return [special, specialReason];
  };
  return { id, member, owner, save, send, decide, state };
}

const usesOf = async (id: number) =>
  (
    await test.ctx.db
      .select()
      .from(fileUses)
      .where(eq(fileUses.subject, subjectOfDocuments(id)))
  ).length;

const versionOf = async (id: number) => {
  const [row] = await test.ctx.db.select().from(titlePapers).where(eq(titlePapers.titleId, id));
  return row?.version ?? -1;
};

describe('papers of a title', () => {
  it('are looked at, refused with a reason, sent again and approved', async () => {
    const title = await newTitle();
    expect(await title.state()).toEqual(['none', '']);
    await title.send();
    expect(await title.state()).toEqual(['pending', '']);
    await title.decide('reject', 0);
    expect(await title.state()).toEqual(['rejected', '缺公章']);
    await title.send([await newFile(title.member), await newFile(title.member)]);
    expect(await title.state()).toEqual(['pending', '']);
    expect(await usesOf(title.id)).toBe(2);
    await expect(title.decide('approve', 0)).rejects.toMatchObject({ code: 'status_changed' });
    await title.decide('approve', await versionOf(title.id));
    expect(await title.state()).toEqual(['approved', '']);
  });

  it('are not sent while some are looked at or were approved, also by two at once', async () => {
    const title = await newTitle();
    const results = await Promise.allSettled([title.send(), title.send()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(title.send()).rejects.toMatchObject({ code: 'status_changed' });
    expect(await usesOf(title.id)).toBe(1);
    await title.decide('approve', 0);
    await expect(title.send()).rejects.toMatchObject({ code: 'status_changed' });
  });

  it('are of a company whose title says all that a special invoice says', async () => {
    const school = await newTitle({ titleType: 'other_org', name: '第一中学' });
    await expect(school.send()).rejects.toMatchObject(refusedAt('specialCompany'));
    const short = await newTitle({ bankAccount: '' });
    await expect(short.send()).rejects.toMatchObject(refusedAt('specialIncomplete'));
  });

  it('are of a company whose title says less, where the shop does not insist; what it says is held against them alike', async () => {
    await updateSettings(test.ctx, { 'invoice.needsWholeTitle': false });
    try {
      const short = await newTitle({ bankName: '', bankAccount: '' });
      await short.send();
      await short.decide('approve', 0);
      const settings = await getSettings(test.ctx);
      const title = await getTitle(test.ctx.db, short.owner, short.id);
      const requested = {
        kind: 'special' as const,
        medium: 'digital' as const,
        title,
        mailAddress: null,
        email: 'a@b.cn',
      };
      const asked = { requested, issuer: { isSpecialOffered: true }, special: title.special };
      expect(() => requirePossible({ ...asked, settings })).not.toThrow();
      expect(() => requirePossible({ ...asked, settings: { ...settings, 'invoice.needsWholeTitle': true } })).toThrow();
      await short.save({ bankName: '', bankAccount: '', regPhone: '021-64380001' });
      expect(await short.state()).toEqual(['pending', '']);
    } finally {
      await updateSettings(test.ctx, { 'invoice.needsWholeTitle': true });
    }
  });

  it('are private files of the sender, sent for this', async () => {
    const title = await newTitle();
    const other = await newMember();
    const faults = [
      await newFile(other),
      await newFile(title.member, { topic: 'voucher' }),
      await newFile(title.member, { isPrivate: false }),
      '/storage/private/title-papers/nobodys.png',
    ];
    for (const url of faults) await expect(title.send([url])).rejects.toMatchObject(refusedAt('file'));
    expect(await title.state()).toEqual(['none', '']);
  });

  it('of titles of others cannot be sent, a store’s by who works for it alone', async () => {
    const title = await newTitle();
    const member = await newMember();
    const files = [await newFile(member)];
    const asking = { titleId: title.id, urls: files };
    await expect(sendDocuments(test.ctx, { member, owner: ownerOf(member) }, asking)).rejects.toMatchObject({
      code: 'not_found',
    });
    const { store, owner: keeper } = await createTestStore(test.ctx);
    const ofStore: TitleOwner = { ownerType: 'store', ownerId: store.id };
    await expect(sendDocuments(test.ctx, { member, owner: ofStore }, asking)).rejects.toMatchObject({
      code: 'not_found',
    });
    const { id } = await saveTitle(test.ctx, ofStore, { isDefault: true, facts: company });
    const worker = toMember(keeper.id);
    await sendDocuments(test.ctx, { member: worker, owner: ofStore }, { titleId: id, urls: [await newFile(worker)] });
    expect(await getTitle(test.ctx.db, ofStore, id)).toMatchObject({ special: 'pending' });
  });

  it.each([
    ['number', { taxNo: '91110000600037341L' }],
    ['name', { name: '南风商贸（上海）有限公司' }],
    ['kind', { titleType: 'other_org' as const }],
    ['bank account, which is left out', { bankAccount: '' }],
  ])('begin anew when the title has another %s', async (_, change) => {
    const title = await newTitle();
    await title.send();
    await title.decide('approve', 0);
    await title.save({ email: 'books@example.com' });
    expect(await title.state()).toEqual(['approved', '']);
    await title.save(change);
    expect(await title.state()).toEqual(['none', '']);
    expect(await usesOf(title.id)).toBe(0);
    const { list } = await listTitleDocuments(test.ctx.db, operator, {
      status: undefined,
      page: { page: 1, limit: 50, offset: 0 },
    });
    expect(list.map(({ papers }) => papers.titleId)).not.toContain(title.id);
    await expect(revealDocuments(test.ctx, operator, title.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['address', { regAddress: '上海市静安区南京西路 1 号' }],
    ['telephone', { regPhone: '021-64380001' }],
    ['bank', { bankName: '中国银行上海分行' }],
    ['account', { bankAccount: '121909876510102' }],
  ])(
    'are looked at again when the title has another %s, also by a decision about what was read before',
    async (_, change) => {
      const title = await newTitle();
      await title.send();
      await title.decide('approve', 0);
      const read = await versionOf(title.id);
      await title.save(change);
      expect(await title.state()).toEqual(['pending', '']);
      expect(await usesOf(title.id)).toBe(1);
      const again = await versionOf(title.id);
      await title.save({ ...change, email: 'books@example.com' });
      expect(await versionOf(title.id)).toBe(again);
      await expect(title.decide('reject', read)).rejects.toMatchObject({ code: 'status_changed' });
      // What waits is held against what the title says by now as well.
      await title.save({});
      await expect(title.decide('approve', again)).rejects.toMatchObject({ code: 'status_changed' });
      await title.decide('approve', await versionOf(title.id));
      expect(await title.state()).toEqual(['approved', '']);
    },
  );

  it('stay as they are where a change says the same, and refused ones stay refused', async () => {
    const title = await newTitle();
    await title.send();
    await title.decide('approve', 0);
    await title.save({ regAddress: '上海市徐汇区漕溪北路18号', regPhone: '021 6438 0000' });
    expect(await title.state()).toEqual(['approved', '']);
    await title.decide('reject', await versionOf(title.id));
    await title.save({ bankName: '中国银行' });
    expect(await title.state()).toEqual(['rejected', '缺公章']);
  });

  it('that were read for another number decide nothing about the new ones', async () => {
    const title = await newTitle();
    await title.send();
    const read = await versionOf(title.id);
    await title.save({ taxNo: '91110000600037341L' });
    await title.send();
    await expect(title.decide('approve', read)).rejects.toMatchObject({ code: 'status_changed' });
    const [changed, decided] = await Promise.allSettled([
      title.save({ taxNo: '91310000MA1FL0000N' }),
      title.decide('approve', await versionOf(title.id)),
    ]);
    expect(changed.status).toBe('fulfilled');
    expect(['fulfilled', 'rejected']).toContain(decided.status);
    expect(await title.state()).toEqual(['none', '']);
  });

  it('are let go with the title', async () => {
    const [removed, forgotten] = [await newTitle(), await newTitle()];
    await removed.send();
    await forgotten.send();
    await removeTitle(test.ctx, removed.owner, removed.id);
    await forgetTitles(test.ctx.db, forgotten.owner);
    expect([await usesOf(removed.id), await usesOf(forgotten.id)]).toEqual([0, 0]);
  });
});
