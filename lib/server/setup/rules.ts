import { directory, menu, nav, page, userEntry } from './rule-builders.ts';

/** The header, for everybody. */
export const headNavigationRules = [
  nav('product', ['全部商品', 'Products']),
  nav('services', ['上门服务', 'Services']),
  nav('cooperate', ['合作加盟', 'Work with us']),
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
    menu('account/integral', ['积分', 'Points'], 'fa-tag'),
    menu('account/balance', ['余额', 'Balance'], 'fa-money'),
    menu('account/bill', ['账单', 'Bill'], 'fa-list-alt'),
    menu('common/userAddress', ['收货地址', 'Addresses'], 'fa-map-marker'),
    menu('message', ['消息', 'Messages'], 'fa-bell-o'),
    page('account/components/verification', ['账户验证', 'Account verification']),
    page('common/userAddress/addressForm', ['编辑地址', 'Edit address']),
    page('common/userAddress/select', ['选择收货地址', 'Choose an address']),
  ]),
  directory('order', ['交易', 'Orders'], 'fa-shopping-bag', [
    menu('quotation_order', ['报价单', 'Quotations'], 'fa-calculator'),
    menu('account/myorder', ['我的订单', 'My orders'], 'fa-shopping-bag'),
    menu('account/order_aftersales', ['售后', 'After-sales'], 'fa-life-ring'),
    page('order_info', ['订单', 'Order']),
    page('account/order_aftersales/apply', ['申请售后', 'Request after-sales service']),
    page('account/order_aftersales/info', ['售后申请', 'After-sales request']),
    page('quotation_order/confirm', ['确认订单', 'Review your order']),
    page('quotation_order/pay', ['付款', 'Payment']),
    page('quotation_order/components/base', ['基本规格', 'Basic specification']),
    page('quotation_order/components/checkboxitem', ['附加选项', 'Extras']),
    page('quotation_order/components/child_spec', ['补充规格', 'Further details']),
    page('quotation_order/components/tree', ['规格概览', 'Specification overview']),
  ]),
  directory('invoice', ['发票', 'Invoices'], 'fa-file-text-o', [
    menu('account/invoice/invoice', ['申请开票', 'Request an invoice'], 'fa-file-text-o'),
    menu('account/invoice/records', ['开票记录', 'Invoice records'], 'fa-history'),
    menu('account/invoice/invoiceTitles', ['发票抬头', 'Invoice titles'], 'fa-id-card-o'),
    page('account/invoice/invoiceTitlesEdit', ['编辑发票抬头', 'Edit invoice title']),
    page('account/invoice/confirm', ['确认开票', 'Confirm invoice']),
    page('account/invoice/info', ['发票', 'Invoice']),
  ]),
  directory('referral', ['推荐', 'Referrals'], 'fa-share-alt', [
    menu('recommend', ['推荐有礼', 'Referrals'], 'fa-share-alt'),
    menu('applay_entry', ['商家入驻', 'Become a store'], 'fa-handshake-o'),
    page('recommend/components/main', ['推荐有礼', 'Referrals']),
    page('recommend/components/team', ['我的团队', 'My team']),
    page('recommend/components/list', ['佣金明细', 'Commissions']),
    page('recommend/components/list-invite', ['邀请记录', 'Invitations']),
    page('recommend/components/list-settle', ['结算记录', 'Settlements']),
    page('recommend/components/list-withdraw', ['提现记录', 'Withdrawals']),
  ]),
];
