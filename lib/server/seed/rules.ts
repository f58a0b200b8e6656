import type { RuleDefinition } from '../identity/index.ts';
import { texts } from './content/authoring.ts';

type Title = [zhCn: string, en: string];

const menu = (name: string, [zhCn, en]: Title, icon: string): RuleDefinition => ({
  type: 'menu',
  name,
  title: texts(zhCn, en),
  icon: `fa ${icon}`,
});

/** A page that needs the permission but has no entry of its own in the menu. */
const page = (name: string, title: Title): RuleDefinition => ({
  ...menu(name, title, ''),
  icon: '',
  extend: 'add_rules_only',
});

const directory = (name: string, [zhCn, en]: Title, icon: string, children: RuleDefinition[]): RuleDefinition => ({
  type: 'menu_dir',
  name,
  title: texts(zhCn, en),
  icon: `fa ${icon}`,
  children,
});

/** A call of the API that needs the permission, below the part of the shop it belongs to. */
const button = (name: string, [zhCn, en]: Title): RuleDefinition => ({
  type: 'button',
  name,
  title: texts(zhCn, en),
});

const nav = (name: string, [zhCn, en]: Title): RuleDefinition => ({
  type: 'nav',
  name,
  title: texts(zhCn, en),
  isPublic: true,
});

const userEntry = (name: string, [zhCn, en]: Title, icon: string): RuleDefinition => ({
  type: 'nav_user_menu',
  name,
  title: texts(zhCn, en),
  icon: `fa ${icon}`,
});

/** The header, for everybody. */
export const headNavigationRules = [
  nav('product', ['全部商品', 'Products']),
  nav('services', ['上门服务', 'Services']),
  nav('cooperate', ['合作加盟', 'Cooperation']),
  nav('page/about', ['关于我们', 'About']),
];

/** The drop-down under the name of who is logged in; its paths begin at the root (contract §8). */
export const userMenuRules = [
  userEntry('user/account/overview', ['会员中心', 'Member centre'], 'fa-home'),
  userEntry('user/account/myorder', ['我的订单', 'My orders'], 'fa-shopping-bag'),
  userEntry('user/message', ['消息', 'Messages'], 'fa-bell-o'),
];

/** What every customer has: the member centre of specification §2. */
export const customerRules = [
  directory('account', ['我的账户', 'My account'], 'fa-user-circle-o', [
    menu('account/overview', ['账户概览', 'Overview'], 'fa-home'),
    menu('account/profile', ['个人资料', 'Profile'], 'fa-user-circle-o'),
    menu('account/changePassword', ['账户安全', 'Account security'], 'fa-shield'),
    menu('account/integral', ['积分记录', 'Points'], 'fa-tag'),
    menu('account/balance', ['余额记录', 'Balance'], 'fa-money'),
    menu('account/bill', ['账单', 'Bill'], 'fa-list-alt'),
    menu('common/userAddress', ['收货地址', 'Addresses'], 'fa-map-marker'),
    menu('message', ['消息', 'Messages'], 'fa-bell-o'),
    page('account/components/verification', ['身份验证', 'Verification']),
    page('common/userAddress/addressForm', ['编辑地址', 'Edit address']),
    page('common/userAddress/select', ['选择地址', 'Choose an address']),
  ]),
  directory('order', ['交易', 'Orders'], 'fa-shopping-bag', [
    menu('quotation_order', ['报价单', 'Quotations'], 'fa-calculator'),
    menu('account/myorder', ['我的订单', 'My orders'], 'fa-shopping-bag'),
    menu('account/order_aftersales', ['售后', 'After-sales'], 'fa-life-ring'),
    page('order_info', ['订单详情', 'Order']),
    page('account/order_aftersales/apply', ['申请售后', 'Apply for after-sales']),
    page('account/order_aftersales/info', ['售后详情', 'After-sales case']),
    page('quotation_order/confirm', ['确认报价单', 'Confirm the quotation']),
    page('quotation_order/pay', ['支付', 'Payment']),
    page('quotation_order/components/base', ['基本规格', 'Basic specification']),
    page('quotation_order/components/checkboxitem', ['可选项', 'Options']),
    page('quotation_order/components/child_spec', ['下级规格', 'Further specification']),
    page('quotation_order/components/tree', ['规格树', 'Specification tree']),
  ]),
  directory('invoice', ['发票', 'Invoices'], 'fa-file-text-o', [
    menu('account/invoice/invoice', ['申请开票', 'Apply for an invoice'], 'fa-file-text-o'),
    menu('account/invoice/records', ['开票记录', 'Issued invoices'], 'fa-history'),
    menu('account/invoice/invoiceTitles', ['发票抬头', 'Invoice titles'], 'fa-id-card-o'),
    page('account/invoice/invoiceTitlesEdit', ['编辑抬头', 'Edit a title']),
    page('account/invoice/confirm', ['确认开票', 'Confirm the invoice']),
    page('account/invoice/info', ['发票详情', 'Invoice']),
  ]),
  directory('referral', ['推广', 'Referral'], 'fa-share-alt', [
    menu('recommend', ['推荐有礼', 'Recommend'], 'fa-share-alt'),
    menu('applay_entry', ['商家入驻', 'Become a store'], 'fa-handshake-o'),
    page('recommend/components/main', ['推广概览', 'Referral overview']),
    page('recommend/components/team', ['我的团队', 'My team']),
    page('recommend/components/list', ['佣金明细', 'Commissions']),
    page('recommend/components/list-invite', ['邀请记录', 'Invitations']),
    page('recommend/components/list-settle', ['结算记录', 'Settlements']),
    page('recommend/components/list-withdraw', ['提现记录', 'Withdrawals']),
  ]),
];

/** The seller's back office, beside all that a customer has. */
export const storeRules = [
  directory('store', ['商家后台', 'Store'], 'fa-building-o', [
    menu('store/home', ['工作台', 'Dashboard'], 'fa-tachometer'),
    menu('store/order', ['订单', 'Orders'], 'fa-list'),
    menu('store/orderpool', ['抢单大厅', 'Order pool'], 'fa-inbox'),
    menu('store/order_aftersales', ['售后', 'After-sales'], 'fa-life-ring'),
    menu('store/invoice', ['发票', 'Invoices'], 'fa-file-text-o'),
    menu('store/finance', ['财务', 'Finance'], 'fa-money'),
    menu('store/profile', ['店铺资料', 'Store profile'], 'fa-id-card-o'),
    page('store/order_info', ['订单详情', 'Order']),
    page('store/order_aftersales/info', ['售后详情', 'After-sales case']),
    page('store/invoice/customer', ['客户开票', 'Invoices to customers']),
    page('store/invoice/platform', ['平台发票', 'Invoices from the platform']),
    page('store/invoice/platform/main', ['可开票款项', 'Amounts to be invoiced']),
    page('store/invoice/platform/records', ['开票记录', 'Issued invoices']),
    page('store/invoice/platform/invoiceTitles', ['发票抬头', 'Invoice titles']),
  ]),
];

/** What operators do by calls of the API. Their group may do everything; other groups can be given parts of it. */
export const operatorRules = [
  directory('operator', ['平台运营', 'Operations'], 'fa-cogs', [
    directory('operator/recharge', ['充值', 'Recharges'], 'fa-money', [
      button('operator/recharge/list', ['查看充值', 'See recharges']),
      button('operator/recharge/confirm', ['审核转账', 'Decide bank transfers']),
    ]),
    directory('operator/quote', ['报价', 'Quotations'], 'fa-calculator', [
      button('operator/quote/list', ['查看询价', 'See enquiries']),
      button('operator/quote/answer', ['报价与回复', 'Make offers and answer']),
    ]),
    directory('operator/payment', ['支付', 'Payments'], 'fa-credit-card', [
      button('operator/payment/notices', ['查看异常通知', 'See payment notices']),
      button('operator/payment/resolve', ['处理异常通知', 'Resolve payment notices']),
      button('operator/payment/transfers', ['查看订单转账', 'See transfers for orders']),
      button('operator/payment/confirmTransfer', ['审核订单转账', 'Decide transfers for orders']),
    ]),
    directory('operator/order', ['订单', 'Orders'], 'fa-list', [
      button('operator/order/list', ['查看订单列表', 'See the list of orders']),
      button('operator/order/info', ['查看订单与收货地址', 'See orders and their addresses']),
      button('operator/order/dispatch', ['派单与延长抢单', 'Give orders to stores']),
      button('operator/order/take', ['自营接单', 'Take orders for the platform']),
      button('operator/order/transfer', ['转单', 'Transfer orders']),
      button('operator/order/fulfil', ['自营订单发货与服务', 'Carry out the platform’s orders']),
      button('operator/order/close', ['关闭已付款订单', 'Close paid orders']),
      button('operator/order/adjust', ['修改未付款订单价格', 'Change prices of unpaid orders']),
      button('operator/order/note', ['运营备注', 'Keep notes']),
    ]),
    directory('operator/refund', ['退款', 'Refunds'], 'fa-undo', [
      button('operator/refund/list', ['查看待处理退款', 'See refunds to be dealt with']),
      button('operator/refund/paid', ['确认已退款', 'Confirm refunds by hand']),
      button('operator/refund/retry', ['重新发起退款', 'Try refunds again']),
    ]),
    directory('operator/adjustment', ['余额与积分调整', 'Corrections'], 'fa-balance-scale', [
      button('operator/adjustment/list', ['查看调整', 'See corrections']),
      button('operator/adjustment/propose', ['提交调整', 'Propose corrections']),
      button('operator/adjustment/approve', ['批准调整', 'Approve corrections']),
      button('operator/adjustment/reject', ['驳回调整', 'Reject corrections']),
    ]),
    directory('operator/storeApplication', ['商家入驻', 'Store applications'], 'fa-handshake-o', [
      button('operator/storeApplication/list', ['查看申请列表', 'See the list']),
      button('operator/storeApplication/info', ['查看申请', 'See applications']),
      button('operator/storeApplication/reveal', ['查看证照与账号', 'See licences and account numbers']),
      button('operator/storeApplication/approve', ['通过申请', 'Approve applications']),
      button('operator/storeApplication/reject', ['驳回申请', 'Reject applications']),
    ]),
    directory('operator/realName', ['实名认证', 'Real names'], 'fa-id-card-o', [
      button('operator/realName/list', ['查看实名认证', 'See real names']),
      button('operator/realName/reveal', ['查看完整证件', 'See whole documents']),
      button('operator/realName/approve', ['通过实名认证', 'Approve real names']),
      button('operator/realName/reject', ['驳回实名认证', 'Reject real names']),
    ]),
    directory('operator/ledger', ['账目', 'Ledger'], 'fa-book', [
      button('operator/ledger/check', ['查看账目核对', 'See ledger checks']),
    ]),
  ]),
];
