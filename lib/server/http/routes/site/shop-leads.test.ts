import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

const lead = {
  company: '云纸包装',
  contact: '王女士',
  mobile: '13800138000',
  email: '',
  topic: 'supply',
  message: '我们做瓦楞纸箱。',
};
const apply = (changes: object, ip: string, locale: 'zh-cn' | 'en' = 'en') =>
  test.post('/api/cooperate/apply', { ...lead, ...changes }, { ip, locale });
const stored = async () => (await test.ctx.db.execute(sql`select * from cooperation_leads order by id`)).rows;

describe('/api/cooperate/apply', () => {
  it('keeps an enquiry and answers with its number', async () => {
    const ip = '192.0.2.10';
    const answer = await apply(await test.solveCaptcha(ip), ip, 'zh-cn');
    expect(answer).toMatchObject({ code: 1, msg: '已收到您的合作意向，我们会在一个工作日内联系您。' });
    expect(answer.data.number).toMatch(/^CO\d{14}$/);
    expect(await stored()).toMatchObject([
      { number: answer.data.number, company: '云纸包装', email: null, locale: 'zh-cn', ip, user_id: null },
    ]);
  });

  it('takes a captcha once', async () => {
    const ip = '192.0.2.11';
    const captcha = await test.solveCaptcha(ip);
    expect(await apply(captcha, ip)).toMatchObject({ code: 1 });
    expect(await apply(captcha, ip)).toMatchObject({ code: 0, data: { error: 'captcha_wrong' } });
  });

  it.each([
    ['company', ''],
    ['contact', 'x'.repeat(51)],
    ['mobile', '12345'],
    ['email', 'nobody@'],
    ['topic', 'gossip'],
    ['message', '   '],
    ['captchaInfo', undefined],
  ])('refuses a wrong %s at its field and leaves the captcha alone', async (field, value) => {
    const ip = `192.0.2.${20 + field.length}`;
    const before = (await stored()).length;
    const answer = await apply({ captchaId: 'x', captchaInfo: 'x', [field]: value }, ip);
    expect(answer).toMatchObject({
      code: 0,
      data: { error: 'invalid_input', fields: { [field]: expect.any(String) } },
    });
    expect(await stored()).toHaveLength(before);
  });

  it('stops an address that asks too often', async () => {
    const ip = '192.0.2.99';
    for (let turn = 0; turn < 10; turn += 1) await apply({ company: '' }, ip);
    expect(await apply({}, ip)).toMatchObject({ data: { error: 'too_many_requests' } });
  });
});
