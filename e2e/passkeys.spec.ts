import { testPassword } from '../lib/server/factories/factories.ts';
import { becomeMember } from './fixtures/member.ts';
import { ofTestShop, type ShopProcess, startProcess } from './fixtures/shop-process.ts';
import { expect, test } from './fixtures/test.ts';
import { logOut } from './pages/header.ts';
import { addPasskey, plugInAuthenticator, removePasskey } from './pages/passkeys.ts';
import { memberWords } from './pages/words.ts';

/** A process of its own: browsers keep passkeys for names, and the test shop is reached by a number. */
test.describe.configure({ mode: 'serial', timeout: 90_000 });

let shop: ShopProcess;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startProcess({ ...ofTestShop(), SERVE: 'pages,api' }, { host: 'localhost' });
});
test.afterAll(() => shop?.stop());

test('a passkey is added, lets its owner in, and is removed', async ({ page, language }) => {
  const { security, auth } = memberWords[language];
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await plugInAuthenticator(page);
  await becomeMember(page, shop.url);
  await page.goto(`${shop.url}/user/account/changePassword`);
  await addPasskey(page, language, testPassword);
  await expect(page.getByRole('table', { name: security.passkeys.title })).toContainText(security.passkeys.never);

  await logOut(page, language);
  await page.goto(`${shop.url}/user/login`);
  const button = page.getByRole('button', { name: auth.passkey.submit });
  await expect(button).toBeVisible();
  const before = scripts.length;
  await button.click();
  await expect(page).toHaveURL(/\/user\/account\/overview/);
  expect(scripts.length, 'what asks the browser came with the press').toBeGreaterThan(before);

  await page.goto(`${shop.url}/user/account/changePassword`);
  await expect(page.getByRole('table', { name: security.passkeys.title })).not.toContainText(security.passkeys.never);
  await removePasskey(page, language);
});
