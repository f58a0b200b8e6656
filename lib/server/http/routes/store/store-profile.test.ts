import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { createTestFile, createTestStaff, createTestStore } from '#lib/server/factories/store-factories.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

async function newStore() {
  const opened = await createTestStore(test.ctx);
  return { ...opened, ...(await signIn(test.ctx, opened.owner.id)) };
}
type OwnStore = Awaited<ReturnType<typeof newStore>>;

async function newStaff(at: OwnStore, role: 'manager' | 'sales' | 'finance') {
  const { id } = await createTestStaff(test.ctx, { role, at });
  return { id, ...(await signIn(test.ctx, id)) };
}

const days = (count: number) => Math.floor(test.ctx.clock.now().getTime() / 1000) + count * 86_400;
const place = { province_id: 110_000, city_id: 110_100, area_id: 110_105 };

async function newLogo(userId: number): Promise<string> {
  const path = `logo/${crypto.randomUUID()}.png`;
  const url = `/storage/${path}`;
  await createTestFile(test.ctx, userId, { isPrivate: false, topic: 'logo', path, url });
  return url;
}

describe('the shop page', () => {
  it('shows the owner everything, and salespeople no licence and nothing to change', async () => {
    const owner = await newStore();
    const { data } = await test.get('/api/store/profile', owner);
    expect(data).toMatchObject({ name: owner.store.name, own_role: 'owner', opening_hours: null, closed_until: null });
    expect(data.actions).toEqual(['edit', 'staff', 'see_payee', 'payee', 'legal', 'close']);
    expect(data.legal.licence_file.link).toMatch(/^\/storage\/private\/licence\/.+\?e=/);
    const { data: seen } = await test.get('/api/store/profile', await newStaff(owner, 'sales'));
    expect(seen).toMatchObject({ name: owner.store.name, own_role: 'sales', actions: ['leave'] });
    expect(seen.legal.licence_file).toBeNull();
    const { data: managed } = await test.get('/api/store/profile', await newStaff(owner, 'manager'));
    expect(managed.actions).toEqual(['edit', 'see_payee', 'leave']);
  });

  it('changes what is given and keeps the rest; name and legal facts stay whatever is sent', async () => {
    const owner = await newStore();
    const before = (await test.get('/api/store/profile', owner)).data;
    const logo = await newLogo(owner.owner.id);
    const hours = [{ from: '09:00', until: '18:00' }, null, null, null, null, null, null];
    const inputs = { name: 'Other', company_name: 'Other', status: 'closed', legal: {}, payee_name: 'x' };
    const body = { version: before.version, intro: '只做名片，当天可取。', logo, opening_hours: hours, ...inputs };
    const { code, data, msg } = await test.post('/api/store/profileSave', body, owner);
    expect([code, msg]).toEqual([1, 'Store profile saved']);
    const { licence_file, ...legal } = before.legal;
    expect(data).toMatchObject({
      ...before,
      intro: body.intro,
      logo,
      opening_hours: hours,
      version: 2,
      legal,
      logo_picture: { url: logo },
    });
    expect(licence_file).not.toBeNull();
  });

  it('tells who comes second that somebody else has saved', async () => {
    const owner = await newStore();
    const manager = await newStaff(owner, 'manager');
    const save = (caller: { token: string }) =>
      test.post('/api/store/profileSave', { version: 1, intro: '这是新的简介，比较长。' }, caller);
    const answers = await Promise.all([save(owner), save(manager)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(answers.find(({ code }) => code === 0)?.data).toMatchObject({ error: 'status_changed', version: 2 });
  });

  it('refuses each field where it is wrong, and keeps everything', async () => {
    const owner = await newStore();
    const day = { from: '18:00', until: '09:00' };
    const wrong: [object, string][] = [
      [{ intro: 'short' }, 'intro'],
      [{ trades: [] }, 'trades'],
      [{ contact_mobile: '123' }, 'contact_mobile'],
      [{ contact_email: 'nobody' }, 'contact_email'],
      [{ area_id: 440_305 }, 'area_id'],
      [{ opening_hours: [day, null, null, null, null, null, null] }, 'opening_hours.0.until'],
      [{ opening_hours: [null] }, 'opening_hours'],
      [{ logo: await newLogo((await createTestUser(test.ctx)).id) }, 'logo'],
      [{ logo: await createTestFile(test.ctx, owner.owner.id) }, 'logo'],
    ];
    for (const [change, field] of wrong) {
      const { data } = await test.post('/api/store/profileSave', { version: 1, ...change }, owner);
      expect([change, Object.keys(data.fields ?? {})]).toEqual([change, [field]]);
    }
    expect((await test.get('/api/store/profile', owner)).data.version).toBe(1);
  });

  it('lets a colleague save beside a picture that somebody else has uploaded, and take it away', async () => {
    const owner = await newStore();
    const manager = await newStaff(owner, 'manager');
    const logo = await newLogo(owner.owner.id);
    await test.post('/api/store/profileSave', { version: 1, logo }, owner);
    const kept = await test.post('/api/store/profileSave', { version: 2, logo, address: '新街 2 号' }, manager);
    expect(kept.data).toMatchObject({ logo, address: '新街 2 号', version: 3 });
    const gone = await test.post('/api/store/profileSave', { version: 3, logo: '' }, manager);
    expect(gone.data).toMatchObject({ logo: '', logo_picture: null });
  });
});

describe('a holiday', () => {
  it('begins, and ends by itself', async () => {
    const owner = await newStore();
    const until = days(3);
    const { data, msg } = await test.post('/api/store/holiday', { closed_until: until, note: '国庆' }, owner);
    expect([msg, data.closed_until, data.holiday_note]).toEqual(['Your store is now on holiday', until, '国庆']);
    test.ctx.clock.advance(3 * 86_400 + 1);
    const again = { token: (await signIn(test.ctx, owner.owner.id)).token };
    expect((await test.get('/api/store/profile', again)).data).toMatchObject({ closed_until: null, holiday_note: '' });
  });

  it('can be ended early, and not be set wrong', async () => {
    const owner = await newStore();
    await test.post('/api/store/holiday', { closed_until: days(3) }, owner);
    const { msg, data } = await test.post('/api/store/holiday', { closed_until: null }, owner);
    expect([msg, data.closed_until]).toEqual(['Your store is open again', null]);
    for (const closed_until of [days(-1), days(400), 'soon', 1.5]) {
      const refused = await test.post('/api/store/holiday', { closed_until }, owner);
      expect([closed_until, Object.keys(refused.data.fields ?? {})]).toEqual([closed_until, ['closed_until']]);
    }
  });
});

describe('return addresses', () => {
  const form = { receiver: '李青', mobile: '13800138000', ...place, address: '建国路 1 号' };
  const list = async (caller: { token: string }) => (await test.get('/api/store/returnAddresses', caller)).data;

  it('belong to the store: colleagues see and change them, one is the default', async () => {
    const owner = await newStore();
    const manager = await newStaff(owner, 'manager');
    const first = (await test.post('/api/store/returnAddressSave', form, owner)).data;
    expect(first).toMatchObject({ is_default: true, area_name: 'Chaoyang District' });
    const second = (await test.post('/api/store/returnAddressSave', { ...form, receiver: '王红' }, manager)).data;
    expect(second.is_default).toBe(false);
    await test.post('/api/store/returnAddressDefault', { id: second.id }, manager);
    expect((await list(owner)).list.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
    await test.post('/api/store/returnAddressRemove', { id: second.id }, owner);
    expect((await list(await newStaff(owner, 'sales'))).list).toMatchObject([{ id: first.id, is_default: true }]);
    expect((await list(await newStore())).list).toEqual([]);
  });

  it('are twenty at most, also when two are saved at once', async () => {
    const owner = await newStore();
    for (let count = 0; count < 19; count += 1) await test.post('/api/store/returnAddressSave', form, owner);
    const save = () => test.post('/api/store/returnAddressSave', form, owner);
    const answers = await Promise.all([save(), save()]);
    expect(answers.map(({ code, data }) => (code === 1 ? 'saved' : data.error)).sort()).toEqual([
      'address_limit',
      'saved',
    ]);
    expect((await list(owner)).list).toHaveLength(20);
  });
});
