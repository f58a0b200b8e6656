import type { Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import { formatMoney } from '../../lib/i18n/money.ts';
import { becomeMember, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { startWechatShop } from '../fixtures/wechat-shop.ts';
import { filledIn, memberWords } from '../pages/words.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile';
const amount = '88.88';

test.describe.configure({ mode: 'serial' });

let shop: Awaited<ReturnType<typeof startWechatShop>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await startWechatShop();
});
test.afterAll(() => shop?.stop());

async function begin(page: Page, language: Locale): Promise<void> {
  const { recharge } = memberWords[language].wallet;
  await page.goto(`${shop.url}/user/account/balance?recharge=new`);
  await page.getByRole('textbox', { name: recharge.new.amount, exact: true }).fill(amount);
  await page.getByRole('radio', { name: memberWords[language].ui.channels.wechat }).check();
  await page
    .getByRole('button', { name: filledIn(recharge.new.submit, { amount: formatMoney(language, amount) }) })
    .click();
}

const newest = () => [...shop.wechat.orders.keys()].at(-1) ?? '';

const expectDone = (page: Page, language: Locale) =>
  expect(page.getByRole('heading', { name: memberWords[language].wallet.recharge.done.title })).toBeVisible();

for (const language of ['zh-cn', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('a code is scanned at the desk, and the page hears that it is paid', async ({ page }) => {
      await becomeMember(page, shop.url);
      await begin(page, language);
      const words = memberWords[language].ui.wechat;
      await expect(page.getByRole('img', { name: words.codeLabel })).toBeVisible();
      shop.wechat.pay(newest());
      await shop.tell(newest());
      await expectDone(page, language);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ language: 'zh-cn', userAgent: iPhone, viewport: { width: 390, height: 844 } });

  test('what was begun at the desk goes on there, and is paid once', async ({ page, browser }) => {
    const desk = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x64)' });
    const words = memberWords['zh-cn'].ui.wechat;
    const member = await becomeMember(page, shop.url);
    const deskPage = await desk.newPage();
    await enterAs(deskPage, shop.url, member.id);
    await begin(deskPage, 'zh-cn');
    await expect(deskPage.getByRole('img', { name: words.codeLabel })).toBeVisible();
    const scanned = newest();
    await page.goto(deskPage.url());
    await desk.close();
    await page.getByRole('button', { name: words.here }).click();
    // WeChat's page takes the money and leads back.
    await expect(page).toHaveURL(/recharge=RC\d{14}$/);
    await expect.poll(() => shop.wechat.orders.get(`${scanned}-2`)?.trade_state).toBe('SUCCESS');
    expect(shop.wechat.orders.get(scanned)?.trade_state).toBe('CLOSED');
    await shop.tell(`${scanned}-2`);
    await expectDone(page, 'zh-cn');
  });
});

test.describe('in WeChat’s browser', () => {
  test.use({
    language: 'zh-cn',
    userAgent: `${iPhone}/15E148 MicroMessenger/8.0.61(0x18003d2a) NetType/WIFI Language/zh_CN`,
    viewport: { width: 390, height: 844 },
  });

  test('it says who pays, and its own window pays; left without paying, it can be opened again', async ({ page }) => {
    const words = memberWords['zh-cn'].ui.wechat;
    const asked: string[] = [];
    await page.exposeFunction('wechatWindow', async (name: string, { package: named }: { package: string }) => {
      asked.push(name);
      if (asked.length === 1) return 'cancel';
      const ref = named.slice('prepay_id=wx'.length);
      shop.wechat.pay(ref);
      await shop.tell(ref);
      return 'ok';
    });
    await page.addInitScript(() => {
      const invoke = async (name: string, given: object, onDone: (answer: object) => void) => {
        const played = window as unknown as { wechatWindow(name: string, given: object): Promise<string> };
        onDone({ err_msg: `get_brand_wcpay_request:${await played.wechatWindow(name, given)}` });
      };
      Object.assign(window, { WeixinJSBridge: { invoke } });
    });
    await becomeMember(page, shop.url);
    await begin(page, 'zh-cn');
    await expect(page.getByText(words.cancel)).toBeVisible();
    expect(new URL(page.url()).searchParams.has('code')).toBe(false);
    await page.getByRole('button', { name: words.go }).click();
    await expectDone(page, 'zh-cn');
    expect(asked).toEqual(['getBrandWCPayRequest', 'getBrandWCPayRequest']);
  });
});
