import type { Page } from '@playwright/test';
import { documentOf, plainPdf } from '../../components/quotation/artwork/pdfs-for-tests.ts';
import { becomeMember } from '../fixtures/member.ts';
import { startTwoOrigins, type TwoOrigins } from '../fixtures/second-origin.ts';
import { expect, test } from '../fixtures/test.ts';
import { logOut } from '../pages/header.ts';
import { logIn, loginDialog } from '../pages/login.ts';
import { changeAvatar } from '../pages/profile.ts';
import { filledIn, memberWords } from '../pages/words.ts';

/** A process of its own, which the tests share. A certificate that nobody vouches for is enough here. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ ignoreHTTPSErrors: true });

let shop: TwoOrigins;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await startTwoOrigins();
});
test.afterAll(() => shop?.stop());

/** What a browser asks the pages' own host for although it is elsewhere: files of the shop, drawings, calls. */
function watchStrays(page: Page): string[] {
  const strays: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === shop.url && /^\/(?:storage|art|api)\//.test(pathname)) strays.push(pathname);
  });
  return strays;
}

/** Goes down the whole page, so that pictures further below are fetched, and waits until all have arrived. */
async function seeAll(page: Page): Promise<number> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const pictures = page.locator('img:visible');
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
  const missing = () =>
    pictures.evaluateAll((found) =>
      found.flatMap((each) => {
        const { complete, naturalWidth, currentSrc } = each as HTMLImageElement;
        return complete && naturalWidth > 0 ? [] : [currentSrc];
      }),
    );
  await expect.poll(missing).toEqual([]);
  return pictures.count();
}

test('a visitor gets every picture and every answer from the other origin', async ({ page }) => {
  const strays = watchStrays(page);
  for (const path of ['/', '/product', '/services', '/staff-task-chair']) {
    const before = shop.requested.length;
    await page.goto(shop.url + path);
    expect(await seeAll(page), path).toBeGreaterThan(0);
    const files = shop.requested.slice(before).filter((each) => /^GET \/(?:storage|art)\//.test(each));
    expect(files, path).not.toEqual([]);
  }
  expect(strays).toEqual([]);
});

test('what is typed into the search is answered by the other origin, which says who may ask', async ({ page }) => {
  const strays = watchStrays(page);
  const before = shop.requested.length;
  await page.goto(`${shop.url}/classic-business-cards`);
  await seeAll(page);
  const field = page.getByRole('banner').locator('input[name="q"]:visible').first();
  await field.click();
  await field.pressSequentially('名片');
  const requested = () => shop.requested.slice(before).filter((each) => / \/api\//.test(each));
  await expect.poll(() => requested().some((each) => each.startsWith('GET '))).toBe(true);
  // The headers of the shop's own make the browser ask first whether it may.
  expect(requested()).toContainEqual(expect.stringMatching(/^OPTIONS /));
  expect(strays).toEqual([]);
});

test('a member reads the account and sends a picture by calls to the other origin', async ({ page }) => {
  const strays = watchStrays(page);
  await becomeMember(page, shop.url);
  await page.goto(`${shop.url}/user/account/profile`);
  await changeAvatar(page, 'zh-cn', shop.elsewhere);
  await seeAll(page);
  for (const path of ['/user/message', '/user/account/myorder', '/user/account/balance']) {
    await page.goto(shop.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
  await logOut(page, 'zh-cn');
  expect(shop.requested).toContainEqual(expect.stringMatching(/^POST \/api\/ajax\/upload/));
  expect(shop.requested).toContain('POST /api/user/logout');
  expect(strays).toEqual([]);
});

test('a visitor logs in by calls to the other origin, and the pages know it', async ({ page }) => {
  const strays = watchStrays(page);
  const before = shop.requested.length;
  await page.goto(`${shop.url}/services`);
  const login = page.getByRole('banner').getByRole('link', { name: memberWords['zh-cn'].shell.account.login });
  await login.click();
  await logIn(page, 'zh-cn');
  await expect(loginDialog(page, 'zh-cn')).toHaveCount(0);
  await expect(login).toHaveCount(0);
  const requested = shop.requested.slice(before);
  expect(requested).toContainEqual(expect.stringMatching(/^GET \/api\/common\/clickCaptcha\?/));
  expect(requested).toContain('POST /api/common/checkClickCaptcha');
  expect(requested).toContain('POST /api/user/checkIn');
  // The pages' own host is told as well: it draws what only members see, also after a reload.
  await page.goto(`${shop.url}/user/account/overview`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(loginDialog(page, 'zh-cn')).toHaveCount(0);
  expect(strays).toEqual([]);
});

test('the picture follows the answers, and each comes from the other origin', async ({ page }) => {
  const strays = watchStrays(page);
  await page.goto(`${shop.url}/custom-mailer-boxes`);
  const drawing = (alt: RegExp) => page.locator('[id^="picture-"] img').and(page.getByAltText(alt)).first();
  await page.getByRole('radio', { name: /^白卡/ }).check({ force: true });
  const white = drawing(/白卡/);
  await expect(white).toBeInViewport();
  await expect(white).toHaveAttribute('src', new RegExp(`^${shop.elsewhere}/storage/`));
  await expect.poll(() => white.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(strays).toEqual([]);
});

test('a product is priced, its artwork looked at and sent, and taken into the basket by the other origin', async ({
  page,
}) => {
  const strays = watchStrays(page);
  const { artwork, builder, storefront } = memberWords['zh-cn'].quotation;
  await becomeMember(page, shop.url);
  const before = shop.requested.length;
  await page.goto(`${shop.url}/classic-business-cards`);
  await page.getByRole('radio', { name: /^600 克棉卡/ }).check({ force: true });
  await expect(page.getByRole('region', { name: builder.price })).toContainText('¥60.00');

  const points = (millimetres: number) => ((millimetres * 72) / 25.4).toFixed(2);
  const sheet = (width: number, height: number) =>
    plainPdf(
      documentOf([
        {
          boxes: `/MediaBox [0 0 ${points(width + 6)} ${points(height + 6)}]
            /TrimBox [${points(3)} ${points(3)} ${points(width + 3)} ${points(height + 3)}]`,
        },
      ]),
    );
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await choose('other.pdf', sheet(100, 50));
  await expect(page.getByText(filledIn(artwork.heldTitle, { name: 'other.pdf' }))).toBeVisible();
  await page.getByRole('button', { name: artwork.leaveOut }).click();
  await choose('cards.pdf', sheet(90, 54));
  await expect(page.getByText(filledIn(artwork.notes.sizeFits, { width: 90, height: 54 }))).toBeVisible();

  await page.getByRole('button', { name: storefront.add }).click();
  const added = page.getByRole('dialog', { name: storefront.added });
  await expect(added.locator('img')).toHaveAttribute('src', new RegExp(`^${shop.elsewhere}/`));
  await expect(added).toContainText('¥60.00');
  const requested = shop.requested.slice(before);
  expect(requested.filter((each) => /^POST \/api\/ajax\/upload/.test(each))).toHaveLength(1);
  expect(requested.filter((each) => /^POST \/api\/quote\//.test(each))).not.toEqual([]);
  await page.goto(`${shop.url}/user/quotation_order`);
  await seeAll(page);
  expect(strays).toEqual([]);
});
