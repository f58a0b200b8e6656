import { afterAll, expect, it } from '@jest/globals';
import { createSignedIn } from '#lib/server/factories/factories.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

const newMember = () => createSignedIn(test.ctx);

const company = {
  title_type: 'company',
  name: '北风商贸（上海）有限公司',
  tax_no: '91310000 ma1fl0000n',
  reg_address: '上海市徐汇区漕溪北路18号',
  reg_phone: '021-64381234',
  bank_name: '招商银行上海徐家汇支行',
  bank_account: '1219 0987 6510 101',
  email: 'fp@northwind.example',
};
const save = (me: { token: string }, change: object = {}) =>
  test.post('/api/invoice/titleSave', { ...company, ...change }, me);

it('keeps a title as it is written on invoices, and shows it to its owner', async () => {
  const me = await newMember();
  const { code, data } = await save(me);
  expect(code).toBe(1);
  const kept = { ...company, tax_no: '91310000MA1FL0000N', bank_account: '121909876510101', mobile: '' };
  const papers = { is_whole: true, special: 'none', special_reason: '' };
  expect(data).toEqual({ ...kept, ...papers, id: expect.any(Number), is_default: true });
  expect((await test.get('/api/invoice/titles', me)).data).toEqual({ list: [data] });
  expect((await test.get(`/api/invoice/titleInfo?id=${data.id}`, me)).data).toEqual(data);
  const person = await save(me, { title_type: 'personal', name: '' });
  expect(person.data).toMatchObject({ name: '个人', tax_no: '', bank_account: '', is_default: false });
  expect((await test.post('/api/invoice/titleDefault', { id: person.data.id }, me)).code).toBe(1);
  expect((await test.post('/api/invoice/titleDelete', { id: data.id }, me)).code).toBe(1);
  expect((await test.get('/api/invoice/titles', me)).data.list).toEqual([{ ...person.data, is_default: true }]);
});

it.each([
  ['title_type', { title_type: 'club' }],
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(101) }],
  ['tax_no', { tax_no: '' }],
  ['tax_no', { tax_no: '91310000MA1FL0000A' }],
  ['reg_phone', { reg_phone: '八位号码' }],
  ['bank_account', { bank_account: '12a4' }],
  ['email', { email: 'x' }],
  ['mobile', { mobile: '12345678901' }],
])('shows at %s what is wrong with %j', async (field, change) => {
  const answer = await save(await newMember(), change);
  expect([answer.code, Object.keys(answer.data.fields)]).toEqual([0, [field]]);
});

it('names the place of a wrong character in the language of the reader', async () => {
  const me = await newMember();
  const tax_no = '91310000MAIFL0000N';
  expect((await save(me, { tax_no })).data.fields.tax_no).toBe('Character 11 can’t be “I”');
  const chinese = await save({ ...me, locale: 'zh-cn' } as typeof me, { tax_no });
  expect(chinese.data.fields.tax_no).toBe('第 11 位不能是“I”');
});

it('another body needs no number, but none that is wrong', async () => {
  const me = await newMember();
  expect((await save(me, { title_type: 'other_org', tax_no: '' })).code).toBe(1);
  expect((await save(me, { title_type: 'other_org', tax_no: '1' })).data.fields).toHaveProperty('tax_no');
});

it('says where the same title is there already, and where there are too many', async () => {
  const me = await newMember();
  await save(me);
  expect((await save(me)).data.fields).toEqual({ name: 'You already have this title' });
  for (let count = 1; count < 20; count += 1) await save(me, { name: `抬头${count}` });
  expect(await save(me, { name: '还有一个' })).toMatchObject({
    msg: 'You can save up to 20 invoice titles',
    data: { error: 'title_limit' },
  });
});

it('of somebody else answers like a missing one', async () => {
  const [me, other] = [await newMember(), await newMember()];
  const { id } = (await save(other)).data;
  const ask = async (which: number) => {
    const answers = [
      await test.get(`/api/invoice/titleInfo?id=${which}`, me),
      await save(me, { id: which }),
      await test.post('/api/invoice/titleDefault', { id: which }, me),
      await test.post('/api/invoice/titleDelete', { id: which }, me),
    ];
    return answers.map(({ time: _, ...answer }) => answer);
  };
  const answers = await ask(id);
  expect(answers).toEqual(await ask(999_999_999));
  for (const answer of answers) expect(answer.data.error).toBe('not_found');
});
