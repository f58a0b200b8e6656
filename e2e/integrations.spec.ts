import { expect } from '@playwright/test';
import { testPassword } from '../lib/server/factories/factories.ts';
import { createTestStore } from '../lib/server/factories/store-factories.ts';
import { enterAs } from './fixtures/member.ts';
import { withShop } from './fixtures/shop-context.ts';
import { test } from './fixtures/test.ts';

test('a store gives a program a key, and has it told of orders', async ({ page, baseURL, request }) => {
  const { owner } = await withShop((ctx) => createTestStore(ctx));
  await enterAs(page, String(baseURL), owner.id);
  await page.goto('/user/store/api_keys');
  await page.getByRole('button', { name: '创建密钥' }).click();
  await page.getByLabel('名称').fill('仓库 ERP');
  await page.getByLabel('订单', { exact: true }).selectOption('read');
  await page.getByLabel('您的登录密码').fill(testPassword);
  await page.getByRole('button', { name: '创建密钥' }).last().click();
  const key = await page.getByRole('status', { name: 'API 密钥' }).textContent();
  await expect(page.getByRole('rowheader', { name: '仓库 ERP' })).toBeVisible();
  const headers = { authorization: `Bearer ${key}` };
  expect((await (await request.get('/api/store/orders', { headers })).json()).code).toBe(1);
  await page.getByRole('button', { name: /^撤销/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤销' }).click();
  await expect(page.getByText('还没有 API 密钥')).toBeVisible();
  expect((await request.get('/api/store/orders', { headers })).status()).toBe(401);

  await page.goto('/user/store/webhooks');
  await page.getByRole('button', { name: '添加接收地址' }).click();
  await page.getByLabel('接收地址', { exact: true }).fill('https://erp.example.com/hook');
  await page.getByLabel('名称').fill('ERP');
  await page.getByLabel(/order\.paid/).check();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('status', { name: '签名密钥' })).toContainText('whsec_');
  await page.getByRole('button', { name: '我已保存' }).click();
  await page.getByRole('button', { name: '发送测试事件' }).click();
  await expect(page.getByRole('rowheader', { name: /webhook\.test/ })).toBeVisible();
  await page.getByRole('button', { name: /^查看/ }).first().click();
  await expect(page.getByRole('dialog')).toContainText('webhook-id');
});
