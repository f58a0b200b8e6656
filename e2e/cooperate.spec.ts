import { expect, test } from './fixtures/one-browser.ts';
import { answerCaptcha } from './pages/captcha.ts';

test('says what is missing beside each field and goes to the first', async ({ page }) => {
  await page.goto('/cooperate');
  await page.getByLabel('手机号码').fill('12345');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByText('请输入正确的手机号码')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '4 处需要修改' })).toBeVisible();
  await expect(page.getByLabel('公司或团队')).toBeFocused();
  await expect(page.getByLabel('公司或团队')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('手机号码')).toHaveValue('12345');
});

test('keeps what was typed when the page is loaded again', async ({ page }) => {
  await page.goto('/cooperate');
  await page.getByLabel('联系人').fill('王敏');
  await page.getByLabel('具体需求').fill('三百个纸箱');
  await page.reload();
  await expect(page.getByLabel('联系人')).toHaveValue('王敏');
  await expect(page.getByLabel('具体需求')).toHaveValue('三百个纸箱');
});

test('loads what checks and sends only when somebody sends', async ({ page }) => {
  const late: string[] = [];
  await page.goto('/cooperate', { waitUntil: 'networkidle' });
  page.on('request', (request) => request.resourceType() === 'script' && late.push(request.url()));
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByLabel('公司或团队')).toHaveAttribute('aria-invalid', 'true');
  expect(late.length).toBeGreaterThan(0);
});

for (const { language, words } of [
  {
    language: 'zh-cn' as const,
    words: {
      company: '公司或团队',
      contact: '联系人',
      mobile: '手机号码',
      message: '具体需求',
      send: '提交',
      done: /已收到，编号 \S+/,
    },
  },
  {
    language: 'en' as const,
    words: {
      company: 'Company or team',
      contact: 'Your name',
      mobile: 'Mobile number',
      message: 'Details',
      send: 'Submit',
      done: /Received\. Your reference number is \S+/,
    },
  },
]) {
  test.describe(language, () => {
    test.use({ language });
    test('a request is received and gets a number', async ({ page }) => {
      await page.goto('/cooperate');
      await page.getByLabel(words.company).fill('Harbour Books');
      await page.getByLabel(words.contact).fill('Lin');
      await page.getByLabel(words.mobile).fill('13800138000');
      await page.getByLabel(words.message).fill('500 cartons, 30 × 20 × 10 cm');
      await page.getByRole('button', { name: words.send, exact: true }).click();
      await answerCaptcha(page);
      await expect(page.getByRole('heading', { name: words.done })).toBeFocused();
    });
  });
}
