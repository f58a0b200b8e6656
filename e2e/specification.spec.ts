import { openSession } from './fixtures/member.ts';
import { idOfMember } from './fixtures/member-facts.ts';
import { expect, test } from './fixtures/one-browser.ts';
import { demoBuyer } from './pages/login.ts';

/** Specification §2, storefront routes; `{…}` with what the demo shop has. */
const storefront = ['/', '/cooperate', '/page/about', '/product', '/productlist-1', '/service-42', '/services'];

const account = [
  ...[
    'account/balance',
    'account/bill',
    'account/changePassword',
    'account/components/verification',
    'account/integral',
  ],
  ...[
    'account/overview',
    'account/profile',
    'account/invoice/confirm',
    'account/invoice/info',
    'account/invoice/invoice',
  ],
  ...['account/invoice/invoiceTitles', 'account/invoice/invoiceTitlesEdit', 'account/invoice/records'],
  ...['account/myorder', 'account/order_aftersales', 'account/order_aftersales/apply', 'account/order_aftersales/info'],
  ...['applay_entry', 'common/userAddress', 'common/userAddress/addressForm', 'common/userAddress/select'],
  ...[`iframe/${encodeURIComponent('https://example.com/')}`, 'message', 'order_info'],
  ...['quotation_order', 'quotation_order/confirm', 'quotation_order/pay'],
  ...['base', 'checkboxitem', 'child_spec', 'tree'].map((name) => `quotation_order/components/${name}`),
  'recommend',
  ...['list', 'list-invite', 'list-settle', 'list-withdraw', 'main', 'team'].map(
    (name) => `recommend/components/${name}`,
  ),
];

const store = [
  ...['finance', 'home', 'invoice', 'invoice/customer', 'invoice/platform', 'invoice/platform/invoiceTitles'],
  ...['invoice/platform/main', 'invoice/platform/records', 'order_aftersales', 'order_aftersales/info', 'order_info'],
  ...['order', 'orderpool', 'profile'],
].map((name) => `store/${name}`);

const everybody = [...storefront, '/user/login'];
const sides = [
  { who: demoBuyer, paths: ['/user', ...account.map((path) => `/user/${path}`)] },
  { who: 'demo_store', paths: store.map((path) => `/user/${path}`) },
];

const headings = (html: string) => html.match(/<h1[\s>]/g)?.length ?? 0;

test('every address of the specification that everybody may open has a page behind it', async ({ request }) => {
  for (const path of everybody) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), headings(await answer.text())]).toEqual([path, 200, 1]);
  }
});

for (const { who, paths } of sides) {
  test(`every address of the specification has a page behind it for ${who}, and asks strangers to log in`, async ({
    request,
  }) => {
    const { token } = await openSession(await idOfMember(who));
    for (const path of paths) {
      const stranger = await request.get(path, { maxRedirects: 0, headers: { cookie: '' } });
      expect([path, stranger.status(), stranger.headers().location]).toEqual([
        path,
        307,
        `/?to=${encodeURIComponent(path)}`,
      ]);
      const answer = await request.get(path, { headers: { cookie: `ba-user-token=${token}` } });
      expect([path, answer.status(), headings(await answer.text())]).toEqual([path, 200, 1]);
    }
  });
}
