import { directory, menu, nav, page, userEntry } from './rule-builders.ts';

/** The header, for everybody. */
export const headNavigationRules = [nav('product'), nav('services'), nav('cooperate'), nav('page/about')];

/** The drop-down under the name of who is logged in; its paths begin at the root (contract §8). */
export const userMenuRules = [
  userEntry('user/account/overview', 'fa-home'),
  userEntry('user/account/myorder', 'fa-shopping-bag'),
  userEntry('user/message', 'fa-bell-o'),
];

/** What every customer has: the member centre of specification §2. */
export const customerRules = [
  directory('account', 'fa-user-circle-o', [
    menu('account/overview', 'fa-home'),
    menu('account/profile', 'fa-user-circle-o'),
    menu('account/changePassword', 'fa-shield'),
    menu('account/integral', 'fa-tag'),
    menu('account/balance', 'fa-money'),
    menu('account/bill', 'fa-list-alt'),
    menu('common/userAddress', 'fa-map-marker'),
    menu('message', 'fa-bell-o'),
    page('account/components/verification'),
    page('common/userAddress/addressForm'),
    page('common/userAddress/select'),
  ]),
  directory('order', 'fa-shopping-bag', [
    menu('quotation_order', 'fa-calculator'),
    menu('account/myorder', 'fa-shopping-bag'),
    menu('account/order_aftersales', 'fa-life-ring'),
    page('order_info'),
    page('account/pastOrders'),
    page('account/pastOrders/info'),
    page('account/order_aftersales/apply'),
    page('account/order_aftersales/info'),
    page('quotation_order/confirm'),
    page('quotation_order/pay'),
    page('quotation_order/components/base'),
    page('quotation_order/components/checkboxitem'),
    page('quotation_order/components/child_spec'),
    page('quotation_order/components/tree'),
  ]),
  directory('invoice', 'fa-file-text-o', [
    menu('account/invoice/invoice', 'fa-file-text-o'),
    menu('account/invoice/records', 'fa-history'),
    menu('account/invoice/invoiceTitles', 'fa-id-card-o'),
    page('account/invoice/invoiceTitlesEdit'),
    page('account/invoice/confirm'),
    page('account/invoice/info'),
  ]),
  directory('referral', 'fa-share-alt', [
    menu('recommend', 'fa-share-alt'),
    menu('applay_entry', 'fa-handshake-o'),
    page('recommend/components/main'),
    page('recommend/components/team'),
    page('recommend/components/list'),
    page('recommend/components/list-invite'),
    page('recommend/components/list-settle'),
    page('recommend/components/list-withdraw'),
  ]),
];
