import { openTestProxy } from '../../scripts/replica/proxy-for-tests.ts';
import { ofTestShop, startProcess } from '../fixtures/shop-process.ts';
import { expect, test } from '../fixtures/test.ts';

/** Rendered for whoever asks, and never kept beforehand. */
const rendered = '/product?q=away';

test('a page that needs the database is for later while it is away, and a kept one is there', async () => {
  const proxy = await openTestProxy(process.env.E2E_DATABASE_URL ?? '');
  // Without jobs, each of which would say that it cannot run, and whatever else there is to say is not printed.
  const shop = await startProcess(
    { ...ofTestShop(), DATABASE_URL: proxy.url, SERVE: 'pages,api' },
    { onLog: () => undefined },
  );
  const ask = async (path: string) => {
    const answer = await fetch(shop.url + path);
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
  };
  try {
    // From then on it hears of changes, and keeps what it renders.
    await expect.poll(async () => (await ask('/api/health/ready')).status).toBe(200);
    // Other tests change the shop beside this one: a page that is over by then is kept no more, and is made again first.
    await expect(async () => {
      proxy.set('open');
      await expect.poll(() => ask('/')).toMatchObject({ status: 200, retryAfter: null });
      proxy.set('closed');
      expect(await ask('/')).toMatchObject({ status: 200, retryAfter: null });
    }).toPass();
    expect(await ask('/api/product/list')).toMatchObject({ status: 503, retryAfter: '5' });
    expect(await ask(rendered)).toMatchObject({
      status: 503,
      retryAfter: '5',
      text: expect.stringContaining('</html>'),
    });
    proxy.set('open');
    await expect.poll(async () => (await ask(rendered)).status).toBe(200);
  } finally {
    await shop.stop();
    await proxy.stop();
  }
});
