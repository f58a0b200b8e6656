import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { carrierCodes } from '#lib/contract/orders/carriers.ts';
import { channels } from '#lib/contract/payments/channels.ts';
import type { Locale } from './locales.ts';

/**
 * Keeps the words of the product: the sentences that the specification gives word for word, the terms that
 * `docs/glossary.md` settles, and one name for one thing wherever it stands.
 */
const root = path.resolve(import.meta.dirname, '../../messages');
const files = readdirSync(path.join(root, 'en')).sort();

type Tree = { [key: string]: Tree | string };

function flatten(tree: Tree, prefix: string): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}.${key}`, value]] : flatten(value, `${prefix}.${key}`),
  );
}

const read = (locale: Locale) =>
  new Map(
    files.flatMap((file) =>
      flatten(JSON.parse(readFileSync(path.join(root, locale, file), 'utf8')) as Tree, path.parse(file).name),
    ),
  );
const words: Record<Locale, Map<string, string>> = { en: read('en'), 'zh-cn': read('zh-cn') };

/** Specification §2, §5, §6, §8 and §9, letter for letter. */
const literal: Record<string, string> = {
  'identityShop.captcha.prompt': 'please click',
  'identityShop.captcha.failed': 'captcha loading failed, please click the refresh button',
  'identityShop.captcha.wrong': 'the correct area is not clicked, please try again',
  'identityShop.captcha.right': 'verification is successful',
  'identityShop.tabs.login': 'Login',
  'identityShop.tabs.register': 'Register',
  'errors.no_permission': 'You have no permission to operate!',
  'errors.invalid_input': 'Incorrect parameter!',
  'errors.internal': 'Server internal error!',
  'errors.upload_incomplete': 'The data of the uploaded file is incomplete!',
  'shell.notFound.title': 'Page Not Found',
  'shell.notFound.path': 'Page not found: {path}',
  'shell.serverError.title': 'Internal Server Error',
  'shell.failures.302': 'Interface redirected!',
  'shell.failures.400': 'Incorrect parameter!',
  'shell.failures.401': 'You do not have permission to operate!',
  'shell.failures.403': 'You do not have permission to operate!',
  'shell.failures.404': 'Error requesting address: {url}',
  'shell.failures.408': 'Request timed out!',
  'shell.failures.409': 'The same data already exists in the system!',
  'shell.failures.500': 'Server internal error!',
  'shell.failures.501': 'Service not implemented!',
  'shell.failures.502': 'Gateway error!',
  'shell.failures.503': 'Service unavailable!',
  'shell.failures.504': 'The service is temporarily unavailable Please try again later!',
  'shell.failures.505': 'HTTP version is not supported!',
  'shell.failures.other': 'Abnormal problem, please contact the website administrator!',
  'shell.failures.timeout': 'Network request timeout!',
  'shell.failures.server': 'Server exception!',
  'shell.failures.offline': 'You are disconnected!',
  'shell.failures.duplicate': 'automatic cancellation due to duplicate requests',
  'shell.failures.unknownMenu': 'navigation failed, the menu type is unrecognized',
  'shell.failures.uploadIncomplete': 'The data of the uploaded file is incomplete!',
  'shell.failures.uploadType': 'The type of uploaded file is not allowed!',
  'shell.failures.uploadSize': 'The size of the uploaded file exceeds the allowed range!',
  'shell.failures.noPermission': 'You have no permission to operate!',
  'shell.failures.success': 'Operation successful',
  'ui.none': 'None',
  'validation.editorRequired': 'Content cannot be blank',
  'validation.name': 'Please enter the correct name',
  'validation.mobile': 'Please enter the correct mobile number',
  'validation.idNumber': 'Please enter the correct ID number',
};

/** Words that were decided against, and what is said instead (docs/glossary.md, Words shown to people). */
const avoided: Record<Locale, [found: RegExp, instead: string][]> = {
  en: [
    [/\bby (itself|themselves)\b/i, 'automatically'],
    [/\bthe way it (came|was paid)\b/i, 'to the original payment method'],
    [/\bwish(es|ed)?\b/i, 'request, target price'],
    [/\bnot said\b/i, 'not specified'],
    [/\bnot so many\b/i, 'you can’t … more than remains'],
    [/\b(legal facts|legal person)\b/i, 'legal information, legal representative'],
    [/\be-mails?\b/i, 'email'],
    [/\b(two-step|2fa|two factor)\b/i, 'two-factor authentication'],
    [/\bsign(ed|ing)?[ -](in|out)\b/i, 'log in, log out'],
    [/\b(basket|cart)s?\b/i, 'quotation'],
    [/\brecharg/i, 'top up, top-up'],
    [/\breceiver\b/i, 'recipient'],
    [/\bfreight\b/i, 'shipping'],
    [/\breal names?\b/i, 'identity verification'],
    [/\bcorrections?\b/i, 'adjustment'],
    [/\bcrossed[ -]out\b/i, 'compare-at price'],
    [/\barticle number\b/i, 'SKU'],
    [/\bplay (money|payment)\b/i, 'test payment'],
    [/\bways? (to|of) pay\b/i, 'payment method'],
    [/\b(pull(ed)?|tak(e|en)) back\b/i, 'withdraw'],
    [/\bcharges? (and|or) credits?\b/i, 'penalties, subsidies and adjustments'],
    [/\b(takes?|taking) (new |no new )?orders\b/i, 'receive orders'],
    [/\bsomebody\b/i, 'someone'],
    [/\b(catalogs?|center|canceled|color|license)\b/i, 'British spelling'],
    [/ …|\.\.\.|\w'\w/, '… without a space, ’'],
  ],
  'zh-cn': [
    [/大厅/, '接单池'],
    [/购物[篮车]/, '报价单'],
    [/顾客|买家/, '客户'],
    [/卖家/, '商家'],
    [/快递单号/, '运单号'],
    [/付款方式/, '支付方式'],
    [/(期望|希望)单价/, '目标单价'],
    [/动态(验证)?码|双重(验证|认证)|二次验证/, '两步验证'],
    [/快递发货|线上交付/, '快递配送、在线交付'],
    [/余款/, '尾款'],
    [/奖惩/, '罚款、补贴与调整'],
    [/认领|承接.*订单|订单.*承接|商家受理/, '抢单、接单、接手'],
    [/订单池/, '接单池'],
    [/撤销了?(售后|注销|变更|申请)|(申请|客户)已?撤销/, '撤回'],
    [/(^|[^“])你/, '您'],
    [/(您|用户|演示|登录|注册)的?账号/, '账户'],
    [/登陆|帐|其它/, '登录、账、其他'],
    [/……|\.\.\./, '…'],
    [/\p{Script=Han}[,;:!?]|[,;:!?]\p{Script=Han}/u, '全角标点'],
  ],
};

/** Texts that may hold such a word, each for its reason. */
const excepted = new Set([
  'walletLedger.memoCorrection', // a kind of adjustment: that of the accounts
]);

/** A text without its placeholders: their names are for programmers. */
const spoken = (text: string) => text.replace(/\{\w+(?=[,}])/g, '{');

describe('the sentences of the specification', () => {
  it.each(Object.entries(literal))('%s is “%s”', (key, sentence) => {
    expect(words.en.get(key)).toBe(sentence);
  });
});

describe.each(['en', 'zh-cn'] as const)('the words of %s', (locale) => {
  it.each(avoided[locale])('hold no %s but say: %s', (found) => {
    const left = [...words[locale]].filter(([key, text]) => found.test(spoken(text)) && !excepted.has(key));
    expect(left).toEqual([]);
  });
});

describe.each(['en', 'zh-cn'] as const)('a button of the captcha in %s', (locale) => {
  it('is called what the sentence calls it that sends people to it', () => {
    const button = words[locale].get('identityShop.captcha.refresh')?.toLowerCase() ?? '–';
    expect(words[locale].get('identityShop.captcha.failed')?.toLowerCase()).toContain(button);
  });
});

/** Things that have one name wherever they are named; `*` is what tells them apart. */
const sameName: [of: string[], things: string[]][] = [
  [['ui.channels.*'], [...channels]],
  [
    [
      'catalogueDesk.product.way.*',
      'catalogueImport.fulfilment_*',
      'orders.fulfilment.*',
      'ordersExport.fulfilment_*',
      'quotationStore.offer.fulfilments.*',
    ],
    ['ship', 'service', 'digital', 'pickup'],
  ],
  [['routes.user/store/order*', 'ordersStore.*.title', 'siteDesk.settings.subject.*'], ['pool']],
  [
    ['storeDesk.store.roles.*', 'storeProfile.roles.*'],
    ['owner', 'manager', 'sales', 'fulfilment', 'finance'],
  ],
  [['api.carrier_*', 'aftersalesMember.ship.carriers.*'], [...carrierCodes]],
  [
    ['storeDesk.stores.status.*', 'storeExport.status_*'],
    ['approved', 'suspended', 'closing', 'closed'],
  ],
];

describe.each(['en', 'zh-cn'] as const)('one name for one thing in %s', (locale) => {
  it.each(
    sameName.flatMap(([places, things]) =>
      things.map((thing) => [thing, places.map((place) => place.replace('*', thing))] as const),
    ),
  )('%s', (_, keys) => {
    const names = keys.map((key) => words[locale].get(key));
    expect(names[0]).toBeTruthy();
    expect(new Set(names)).toEqual(new Set(names.slice(0, 1)));
  });
});

it.each(['en', 'zh-cn'] as const)('an amount behind its sign is set as a number in %s', (locale) => {
  const bare = [...words[locale]].filter(([, text]) => /[¥￥]\{\w+\}|\{\w+\} ?元/.test(text));
  expect(bare).toEqual([]);
});
