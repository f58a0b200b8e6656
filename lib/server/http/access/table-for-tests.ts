import type { Person } from './people-for-tests.ts';

/**
 * Who gets in, by what the calls are for:
 * - `anybody`: no login is asked for.
 * - `guests`: nobody who is logged in already.
 * - `machines`: whoever signs what is sent, logged in or not.
 * - `members`: whoever is logged in; an operator only with a second factor.
 * - `by rule`: members whose group has the rule; every group of ours has it, a shop may take it away.
 * - `factor`: like `members`, and operators who have no second factor yet: here they get one.
 * - `stores`: who works for a store.
 * - `operators`: whose group has the rule `operator/…`; only operators do.
 */
export type Audience = 'anybody' | 'guests' | 'machines' | 'members' | 'by rule' | 'factor' | 'stores' | 'operators';

type Row = [call: `${'get' | 'post'} /api/${string}`, who: Audience, why?: string];

/** Every call of the API. A call that is not here, or no longer exists, fails the test. */
export const accessTable: Row[] = [
  ['get /api/health/live', 'anybody', 'asked by what watches the process'],
  ['get /api/health/ready', 'anybody', 'as above; says no more than that it is ready'],
  ['get /api/health', 'anybody', 'as above'],
  ['get /api/index/index', 'anybody', 'guests need the header; with requiredLogin=1 it asks for a login itself'],

  ['get /api/user/checkIn', 'guests', 'a login form has nothing to say to who is logged in'],
  ['post /api/user/checkIn', 'guests'],
  ['post /api/user/logout', 'anybody', 'a dead token must get its answer too, or the client never lets go of it'],
  ['post /api/user/spread', 'members'],
  ['get /api/common/clickCaptcha', 'anybody', 'stands before login; limited by address'],
  ['post /api/common/checkClickCaptcha', 'anybody', 'as above'],
  ['post /api/common/refreshToken', 'anybody', 'the refresh token itself is the proof'],
  ['post /api/account/retrievePassword', 'anybody', 'who forgot the password is a guest; the sent code is the proof'],
  ['post /api/Ems/send', 'anybody', 'registration and recovery; a captcha pays for it'],
  ['post /api/Sms/send', 'anybody', 'as above'],

  ['get /api/account/profile', 'by rule'],
  ['post /api/account/profile', 'by rule'],
  ['post /api/account/verification', 'members', 'no rule: whoever may log in may change how'],
  ['post /api/account/changeBind', 'members', 'as above'],
  ['post /api/account/changePassword', 'by rule'],
  ['get /api/account/overview', 'members'],
  ['get /api/account/balance', 'members'],
  ['get /api/account/integral', 'members'],
  ['get /api/account/bill', 'members'],
  ['get /api/account/export', 'members'],
  ['get /api/account/sessions', 'members', 'no rule: everybody may see who else is in, and throw them out'],
  ['post /api/account/sessionRevoke', 'members', 'as above'],
  ['post /api/account/sessionRevokeAll', 'members', 'as above'],
  ['get /api/account/loginHistory', 'members', 'as above'],
  ['get /api/account/twoFactor', 'factor'],
  ['post /api/account/twoFactorSetup', 'factor'],
  ['post /api/account/twoFactorEnable', 'factor'],
  ['post /api/account/twoFactorDisable', 'members', 'who has none has nothing to switch off'],
  ['post /api/account/twoFactorRecovery', 'members', 'who has none has no codes to renew'],
  ['get /api/account/realName', 'by rule'],
  ['post /api/account/realName', 'by rule'],
  ['get /api/account/closing', 'members', 'no rule: everybody may leave'],
  ['post /api/account/close', 'members', 'as above'],
  ['post /api/account/keep', 'members', 'as above'],
  ['post /api/account/export', 'members', 'no rule: everybody may have a copy of what is theirs'],
  ['get /api/account/exports', 'members', 'as above'],
  ['post /api/account/exportLink', 'members', 'as above'],

  ['get /api/ajax/area', 'anybody', 'public knowledge'],
  ['get /api/ajax/areaVersion', 'anybody', 'public knowledge'],
  ['get /api/address/list', 'members'],
  ['get /api/address/info', 'members'],
  ['post /api/address/parse', 'members', 'saves nothing, but costs something'],
  ['post /api/address/save', 'members'],
  ['post /api/address/delete', 'members'],
  ['post /api/address/default', 'members'],

  ['get /api/recharge/options', 'members'],
  ['post /api/recharge/create', 'members'],
  ['get /api/recharge/info', 'members'],
  ['get /api/recharge/list', 'members'],
  ['post /api/recharge/voucher', 'members'],
  ['post /api/payment/sandbox/pay', 'members', 'plays the bank of the demo shop; only for an own payment'],
  ['get /api/order/group', 'members'],
  ['get /api/order/payStatus', 'members'],
  ['post /api/order/pay', 'members'],
  ['post /api/order/payCancel', 'members'],
  ['post /api/order/voucher', 'members'],
  ['post /api/order/cancel', 'members'],
  ['post /api/payment/sandbox/webhook', 'machines'],
  ['post /api/payment/stripe/webhook', 'machines'],
  ['post /api/payment/alipay/webhook', 'machines'],

  ['get /api/store/application', 'by rule'],
  ['post /api/store/applicationSave', 'by rule'],
  ['post /api/store/applicationSubmit', 'by rule'],
  ['post /api/store/applicationWithdraw', 'by rule'],

  ['post /api/ajax/upload', 'members'],
  ['post /api/product/upload', 'members'],
  ['get /api/message/list', 'by rule'],
  ['get /api/message/unread', 'members', 'stands in the header, whatever the menu has'],
  ['post /api/message/read', 'by rule'],
  ['post /api/message/readAll', 'by rule'],
  ['post /api/message/delete', 'by rule'],
  ['get /api/message/preferences', 'by rule'],
  ['post /api/message/preferences', 'by rule'],
  ['get /api/message/stream', 'members', 'as the count in the header; messages themselves only by the rule'],

  ['get /api/product/list', 'anybody', 'the storefront'],
  ['get /api/product/info', 'anybody', 'the storefront'],
  ['get /api/product/categories', 'anybody', 'the storefront'],
  ['get /api/product/home', 'anybody', 'the storefront'],
  ['get /api/product/suggest', 'anybody', 'the storefront'],
  ['get /api/service/list', 'anybody', 'the storefront'],
  ['get /api/service/info', 'anybody', 'the storefront'],
  ['get /api/quote/templates', 'anybody', 'the storefront; limited by address'],
  ['post /api/quote/price', 'anybody', 'as above; saves nothing'],
  ['get /api/content/page', 'anybody', 'the storefront'],
  ['get /api/content/pages', 'anybody', 'the storefront'],
  ['get /api/site/sitemap', 'anybody', 'the storefront'],
  ['get /api/site/sitemapEntries', 'anybody', 'the storefront'],
  ['post /api/cooperate/apply', 'anybody', 'a stranger who wants to work with us; a captcha pays for it'],

  ['get /api/operator/realName/list', 'operators'],
  ['post /api/operator/realName/reveal', 'operators', 'who looked is written down'],
  ['post /api/operator/realName/approve', 'operators'],
  ['post /api/operator/realName/reject', 'operators'],
  ['get /api/operator/recharge/list', 'operators'],
  ['post /api/operator/recharge/confirm', 'operators'],
  ['get /api/operator/payment/notices', 'operators'],
  ['post /api/operator/payment/resolve', 'operators'],
  ['get /api/operator/payment/transfers', 'operators'],
  ['post /api/operator/payment/confirmTransfer', 'operators'],
  ['get /api/operator/refund/list', 'operators'],
  ['post /api/operator/refund/paid', 'operators'],
  ['post /api/operator/refund/retry', 'operators'],
  ['post /api/operator/adjustment/propose', 'operators'],
  ['get /api/operator/adjustment/list', 'operators'],
  ['post /api/operator/adjustment/approve', 'operators'],
  ['post /api/operator/adjustment/reject', 'operators'],
  ['get /api/operator/ledger/check', 'operators'],
  ['get /api/operator/storeApplication/list', 'operators'],
  ['get /api/operator/storeApplication/info', 'operators'],
  ['post /api/operator/storeApplication/reveal', 'operators', 'who looked is written down'],
  ['post /api/operator/storeApplication/approve', 'operators'],
  ['post /api/operator/storeApplication/reject', 'operators'],
];

/** What turns a person away before anything is read; `in`: nothing does. */
export type Outcome = 'in' | 'need_login' | 'logged_in' | 'no_permission' | 'two_factor_required' | 'unsigned';

type Rule = Partial<Record<Person, Outcome>> & { others: Outcome };

const membersOnly: Rule = {
  guest: 'need_login',
  'operator without second factor': 'two_factor_required',
  others: 'in',
};

const rules: Record<Audience, Rule> = {
  anybody: { others: 'in' },
  guests: { guest: 'in', others: 'logged_in' },
  machines: { others: 'unsigned' },
  members: membersOnly,
  'by rule': membersOnly,
  factor: { guest: 'need_login', others: 'in' },
  stores: { ...membersOnly, 'store user': 'in', 'other store': 'in', others: 'no_permission' },
  operators: { ...membersOnly, operator: 'in', others: 'no_permission' },
};

export function expectedOutcome(who: Audience, person: Person): Outcome {
  return rules[who][person] ?? rules[who].others;
}
