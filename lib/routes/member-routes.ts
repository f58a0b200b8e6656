import type { GuardName, RouteOf } from './route-types.ts';

const both: readonly GuardName[] = ['login', 'auth'];
const login: readonly GuardName[] = ['login'];

const member = <Path extends string>(
  path: Path,
  guards: readonly GuardName[] = login,
  layout: 'user' | 'none' = 'user',
): RouteOf<Path> => ({
  path,
  name: path === '' ? 'user' : `user/${path}`,
  pattern: path === '' ? '/user' : `/user/${path}`,
  page: path === '' ? '/user' : `/user/${path}`,
  layout,
  guards,
  isIndexable: false,
});

const component = <Parent extends string, Name extends string>(parent: Parent, name: Name) => ({
  ...member(`${parent}/components/${name}` as const, both),
  aliases: [`/user/${parent}/${name}`],
});

/**
 * Member-centre routes (specification §2) with the guards of §6: login and auth where it lists both, login alone for
 * invoices and profile; every other child stands below the user parent, which asks for login.
 */
export const memberRoutes = [
  member(''),
  member('account/balance'),
  member('account/bill', both),
  member('account/changePassword'),
  member('account/components/verification'),
  member('account/integral'),
  member('account/overview'),
  member('account/profile'),
  member('account/invoice/confirm'),
  member('account/invoice/info'),
  member('account/invoice/invoice'),
  member('account/invoice/invoiceTitles'),
  member('account/invoice/invoiceTitlesEdit'),
  member('account/invoice/records'),
  member('account/myorder'),
  // Not in the specification: orders of the system before this shop.
  member('account/pastOrders'),
  member('account/pastOrders/info'),
  member('account/order_aftersales', both),
  member('account/order_aftersales/apply', both),
  member('account/order_aftersales/info', both),
  member('applay_entry', both),
  member('common/userAddress'),
  member('common/userAddress/addressForm'),
  member('common/userAddress/select'),
  member('iframe/{url}'),
  { ...member('login', [], 'none'), otherNames: ['userLogin'] },
  // Not in the specification: a new shop is set up, and seen before it is open.
  { ...member('setup', [], 'none'), isLinked: false as const },
  { ...member('preview', [], 'none'), isLinked: false as const },
  member('message', both),
  member('order_info', both),
  member('quotation_order', both),
  member('quotation_order/confirm', both, 'none'),
  member('quotation_order/pay', both),
  component('quotation_order', 'base'),
  component('quotation_order', 'checkboxitem'),
  component('quotation_order', 'child_spec'),
  component('quotation_order', 'tree'),
  member('recommend', both),
  component('recommend', 'list'),
  component('recommend', 'list-invite'),
  component('recommend', 'list-settle'),
  component('recommend', 'list-withdraw'),
  component('recommend', 'main'),
  component('recommend', 'team'),
];
