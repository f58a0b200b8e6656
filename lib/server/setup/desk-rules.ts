import type { RuleDefinition } from '../identity/index.ts';
import { button, directory, menu, page, workplace } from './rule-builders.ts';

/** What comes in and wants a decision. */
const businessRules = directory('desk', ['平台运营', 'Operations'], 'fa-cogs', [
  workplace('desk/home', ['运营工作台', 'Dashboard'], 'fa-tachometer', [
    button('operator/home/see', ['查看工作台', 'View dashboard']),
  ]),
  workplace('desk/orders', ['全部订单', 'All orders'], 'fa-list', [
    button('operator/order/list', ['查看订单列表', 'View order list']),
    button('operator/order/info', ['查看订单与收货地址', 'View orders and delivery addresses']),
    button('operator/order/dispatch', ['派单与延长抢单', 'Assign orders and extend pool time']),
    button('operator/order/take', ['自营接单', 'Fulfil orders as the platform']),
    button('operator/order/transfer', ['转单', 'Transfer orders']),
    button('operator/order/fulfil', ['自营订单发货与服务', 'Fulfil the platform’s orders']),
    button('operator/order/close', ['关闭已付款订单', 'Close paid orders']),
    button('operator/order/adjust', ['修改未付款订单价格', 'Change prices of unpaid orders']),
    button('operator/order/cancel', ['取消未付款订单', 'Cancel unpaid orders']),
    button('operator/order/confirmReceipt', ['代客确认收货', 'Confirm receipt for customers']),
    button('operator/order/note', ['运营备注', 'Edit operator notes']),
  ]),
  workplace('desk/quotations', ['询价报价', 'Quotations'], 'fa-calculator', [
    button('operator/quote/list', ['查看询价', 'View quotation requests']),
    button('operator/quote/answer', ['报价与回复', 'Send offers and reply']),
    button('operator/quote/belowFloor', ['低于最低报价', 'Offer below the floor']),
    button('operator/quote/cancel', ['取消询价', 'Cancel quotation requests']),
    button('operator/quote/confirm', ['凭签字文件代客下单', 'Order from signed documents']),
  ]),
  workplace('desk/aftersales', ['售后处理', 'After-sales requests'], 'fa-life-ring', [
    button('operator/aftersale/list', ['查看售后', 'View after-sales requests']),
    button('operator/aftersale/answer', ['处理自营售后', 'Answer requests for the platform’s own orders']),
    button('operator/aftersale/decide', ['平台裁决', 'Decide disputes']),
    button('operator/invoice/release', ['放行等待红字确认的退款', 'Release refunds that wait for a red letter']),
    button('operator/aftersale/open', ['代客发起售后', 'Open requests for customers']),
    button('operator/aftersale/reasons', ['维护售后原因', 'Edit reasons']),
  ]),
  workplace('desk/applications', ['商家入驻', 'Store applications'], 'fa-handshake-o', [
    button('operator/storeApplication/list', ['查看申请列表', 'View application list']),
    button('operator/storeApplication/info', ['查看申请', 'View applications']),
    button('operator/storeApplication/reveal', ['查看证照与账号', 'View licences and account numbers']),
    button('operator/storeApplication/approve', ['通过申请', 'Approve applications']),
    button('operator/storeApplication/reject', ['驳回申请', 'Reject applications']),
  ]),
  workplace('desk/stores', ['商家', 'Stores'], 'fa-building-o', [
    button('operator/store/list', ['查看商家', 'View stores']),
    button('operator/store/suspend', ['暂停与恢复商家', 'Suspend and resume stores']),
    button('operator/store/legalChanges', ['查看主体信息变更', 'View legal information changes']),
    button('operator/store/legalReveal', ['查看营业执照', 'View licences']),
    button('operator/store/legalApprove', ['通过主体信息变更', 'Approve legal information changes']),
    button('operator/store/legalReject', ['驳回主体信息变更', 'Reject legal information changes']),
    button('operator/store/payeeChanges', ['查看收款账户变更', 'View payee account changes']),
    button('operator/store/payeeReveal', ['查看完整收款账号', 'View full account numbers']),
    button('operator/store/payeeApprove', ['通过收款账户变更', 'Approve payee account changes']),
    button('operator/store/payeeReject', ['驳回收款账户变更', 'Reject payee account changes']),
  ]),
  workplace('desk/realNames', ['实名认证', 'Identity verification'], 'fa-id-card-o', [
    button('operator/realName/list', ['查看实名认证', 'View identity verifications']),
    button('operator/realName/reveal', ['查看完整证件', 'View full ID details']),
    button('operator/realName/approve', ['通过实名认证', 'Approve identity verifications']),
    button('operator/realName/reject', ['驳回实名认证', 'Reject identity verifications']),
  ]),
  workplace('desk/promoters', ['推广员', 'Promoters'], 'fa-share-alt', [
    button('operator/promoter/list', ['查看推广员', 'View promoters']),
    button('operator/promoter/decide', ['审核推广申请', 'Review applications to promote']),
    button('operator/promoter/freeze', ['冻结与解冻推广员', 'Freeze and unfreeze promoters']),
    button('operator/promoter/level', ['调整推广员等级', 'Change levels of promoters']),
    button('operator/promoter/tie', ['变更推荐人', 'Change referrers']),
    button('operator/promoter/rates', ['维护等级与佣金比例', 'Edit levels and rates']),
  ]),
  workplace('desk/leads', ['合作意向', 'Cooperation enquiries'], 'fa-comments-o', [
    button('operator/lead/list', ['查看合作意向', 'View cooperation enquiries']),
    button('operator/lead/handle', ['处理合作意向', 'Handle cooperation enquiries']),
  ]),
  page('desk/orders/info', ['订单', 'Order']),
  page('desk/payouts/info', ['银行批次', 'Bank batch']),
  page('desk/withdrawals/info', ['提现详情', 'Withdrawal']),
  page('desk/statements/info', ['对账单', 'Statement']),
  page('desk/quotations/info', ['询价', 'Quotation']),
  page('desk/aftersales/info', ['售后申请', 'After-sales request']),
  page('desk/aftersales/reasons', ['售后原因', 'After-sales reasons']),
  page('desk/aftersales/statistics', ['售后统计', 'After-sales statistics']),
  page('desk/applications/info', ['入驻申请', 'Store application']),
  page('desk/stores/info', ['商家详情', 'Store']),
  page('desk/promoters/commissions', ['推广佣金', 'Referral commissions']),
  page('desk/promoters/ties', ['推荐关系', 'Referrals']),
  page('desk/promoters/levels', ['推广等级', 'Promoter levels']),
]);

const moneyRules = directory('deskMoney', ['资金', 'Payments'], 'fa-money', [
  workplace('desk/transfers', ['银行转账', 'Bank transfers'], 'fa-university', [
    button('operator/payment/transfers', ['查看订单转账', 'View order transfers']),
    button('operator/payment/confirmTransfer', ['审核订单转账', 'Review order transfers']),
    button('operator/recharge/list', ['查看充值', 'View top-ups']),
    button('operator/recharge/confirm', ['审核充值转账', 'Review top-up transfers']),
  ]),
  workplace('desk/refunds', ['退款处理', 'Refunds'], 'fa-undo', [
    button('operator/refund/list', ['查看待处理退款', 'View refunds to handle']),
    button('operator/refund/paid', ['确认已退款', 'Mark as refunded']),
    button('operator/refund/retry', ['重新发起退款', 'Retry refunds']),
  ]),
  workplace('desk/notices', ['异常支付通知', 'Payment notices'], 'fa-credit-card', [
    button('operator/payment/notices', ['查看异常通知', 'View payment notices']),
    button('operator/payment/resolve', ['处理异常通知', 'Resolve payment notices']),
  ]),
  workplace('desk/adjustments', ['余额与积分调整', 'Balance and points adjustments'], 'fa-balance-scale', [
    button('operator/adjustment/list', ['查看调整', 'View adjustments']),
    button('operator/adjustment/propose', ['提交调整', 'Submit adjustments']),
    button('operator/adjustment/approve', ['批准调整', 'Approve adjustments']),
    button('operator/adjustment/reject', ['驳回调整', 'Reject adjustments']),
  ]),
  workplace('desk/withdrawals', ['提现', 'Withdrawals'], 'fa-money', [
    button('operator/withdrawal/list', ['查看提现', 'View withdrawals']),
    button('operator/withdrawal/review', ['审核提现', 'Approve and reject withdrawals']),
    button('operator/withdrawal/pay', ['提现打款', 'Pay withdrawals']),
  ]),
  workplace('desk/payouts', ['银行批量打款', 'Bank batches'], 'fa-list', [
    button('operator/payout/list', ['查看银行批次', 'View bank batches']),
    button('operator/payout/make', ['制作批次、下载文件与读取结果', 'Make batches, download files and read results']),
  ]),
  workplace('desk/ledger', ['账目核对', 'Ledger check'], 'fa-book', [
    button('operator/ledger/check', ['查看账目核对', 'View ledger checks']),
    button('operator/ledger/run', ['立即核对账目', 'Run ledger checks']),
  ]),
  workplace('desk/books', ['平台账簿', 'Books'], 'fa-book', [
    button('operator/books/view', ['查看账簿', 'View the books']),
    button('operator/books/export', ['导出记账凭证', 'Export journals for bookkeeping']),
  ]),
  workplace('desk/statements', ['商家对账单', 'Store statements'], 'fa-file-text-o', [
    button('operator/statement/list', ['查看对账单', 'View statements']),
    button('operator/statement/answer', ['处理商家异议', 'Answer objections']),
    button('operator/statement/make', ['立即出账', 'Make statements']),
    button('operator/statement/settle', ['立即结算', 'Settle statements']),
  ]),
  workplace('desk/corrections', ['罚款、补贴与调整', 'Penalties, subsidies and adjustments'], 'fa-exchange', [
    button('operator/correction/list', ['查看罚款、补贴与调整', 'View penalties, subsidies and adjustments']),
    button('operator/correction/propose', ['提交罚款、补贴与调整', 'Submit penalties, subsidies and adjustments']),
    button('operator/correction/decide', ['批准、驳回与处理申诉', 'Approve and reject them, and answer appeals']),
  ]),
  workplace('desk/deposits', ['商家保证金', 'Store security deposits'], 'fa-shield', [
    button('operator/deposit/list', ['查看保证金', 'View security deposits']),
    button('operator/deposit/propose', ['要求缴纳与提交退还、扣除', 'Request deposits, submit releases and forfeits']),
    button('operator/deposit/decide', ['批准、驳回与撤回', 'Approve, reject and withdraw']),
  ]),
  workplace('desk/invoices', ['发票', 'Invoices'], 'fa-file-text-o', [
    button('operator/invoice/list', ['查看与导出发票申请', 'View and export invoice requests']),
  ]),
  workplace('desk/invoices/issue', ['平台开票', 'Platform invoicing'], 'fa-file-text-o', [
    button('operator/invoice/issue', ['平台开票、驳回与红冲', 'Issue, reject and reverse the platform’s invoices']),
  ]),
  workplace('desk/invoices/papers', ['专票资质审核', 'Special invoice approvals'], 'fa-id-card-o', [
    button('operator/invoice/papers', ['查看与审核资质', 'View and decide on them']),
  ]),
  workplace('desk/invoices/settlements', ['商家结算发票', 'Store invoices to the platform'], 'fa-file-text-o', [
    button('operator/invoice/settlements', [
      '查看与审核商家结算发票',
      'View and review stores’ invoices to the platform',
    ]),
  ]),
  workplace('desk/invoices/taxes', ['税收分类编码', 'Tax codes'], 'fa-tag', [
    button('operator/invoice/taxes', ['管理税收分类编码与分类税率', 'Manage tax codes and rates of categories']),
  ]),
  workplace('desk/invoices/issuers', ['开票方', 'Invoice issuers'], 'fa-building-o', [
    button('operator/invoice/issuers', ['管理开票方', 'Manage issuers']),
  ]),
  workplace('desk/invoices/report', ['开票统计', 'Invoice report'], 'fa-tachometer', [
    button('operator/invoice/report', ['查看与导出开票统计', 'View and export the report']),
  ]),
  menu('desk/invoices/reds', ['红冲任务', 'Reversals'], 'fa-undo'),
  page('desk/invoices/info', ['发票详情', 'Invoice']),
  workplace('desk/rates', ['平台费率', 'Commission rates'], 'fa-tag', [
    button('operator/rate/list', ['查看费率', 'View rates']),
    button('operator/rate/edit', ['设置费率', 'Set rates']),
  ]),
]);

const catalogueRules = directory('deskCatalogue', ['商品管理', 'Catalogue'], 'fa-tags', [
  workplace('desk/products', ['商品与服务', 'Products and services'], 'fa-cube', [
    button('operator/product/list', ['查看商品', 'View products']),
    button('operator/product/edit', ['编辑商品', 'Edit products']),
    button('operator/product/publish', ['上架与下架', 'Publish and archive products']),
    button('operator/product/import', ['导入商品', 'Import products']),
    button('operator/specification/edit', ['编辑规格模板', 'Edit specifications']),
  ]),
  workplace('desk/categories', ['分类', 'Categories'], 'fa-sitemap', [
    button('operator/category/edit', ['编辑分类', 'Edit categories']),
  ]),
  workplace('desk/attributes', ['筛选属性', 'Attributes'], 'fa-filter', [
    button('operator/attribute/edit', ['编辑筛选属性', 'Edit attributes']),
  ]),
  workplace('desk/synonyms', ['搜索同义词', 'Search synonyms'], 'fa-exchange', [
    button('operator/synonym/edit', ['编辑搜索同义词', 'Edit search synonyms']),
  ]),
  page('desk/products/edit', ['编辑商品', 'Edit product']),
  page('desk/products/specification', ['规格模板', 'Specification']),
  page('desk/products/import', ['导入商品', 'Import products']),
]);

const siteRules = directory('deskSite', ['站点与权限', 'Site and permissions'], 'fa-cog', [
  workplace('desk/pages', ['内容页面', 'Content pages'], 'fa-file-text-o', [
    button('operator/page/list', ['查看内容页面', 'View content pages']),
    button('operator/page/edit', ['编辑内容页面', 'Edit content pages']),
  ]),
  workplace('desk/settings', ['站点设置', 'Site settings'], 'fa-cog', [
    button('operator/settings/see', ['查看设置', 'View settings']),
    button('operator/settings/edit', ['修改设置', 'Change settings']),
  ]),
  workplace('desk/navigation', ['导航与菜单', 'Navigation and menus'], 'fa-bars', [
    button('operator/navigation/list', ['查看导航', 'View navigation']),
    button('operator/navigation/edit', ['编辑导航', 'Edit navigation']),
  ]),
  workplace('desk/users', ['用户', 'Users'], 'fa-users', [
    button('operator/user/list', ['查看用户', 'View users']),
    button('operator/user/edit', ['停用与恢复用户', 'Disable and enable users']),
    button('operator/user/group', ['更改用户组', 'Change user groups']),
  ]),
  workplace('desk/groups', ['用户组与权限', 'Groups and permissions'], 'fa-key', [
    button('operator/group/list', ['查看用户组', 'View groups']),
    button('operator/group/edit', ['编辑用户组', 'Edit groups']),
  ]),
  workplace('desk/audit', ['操作日志', 'Audit log'], 'fa-history', [
    button('operator/audit/list', ['查看操作日志', 'View audit log']),
  ]),
  workplace('desk/apiKeys', ['API 密钥', 'API keys'], 'fa-key', [
    button('operator/apiKey/list', ['查看 API 密钥', 'View API keys']),
    button('operator/apiKey/edit', ['创建与撤销 API 密钥', 'Create and revoke API keys']),
  ]),
  workplace('desk/webhooks', ['Webhook', 'Webhooks'], 'fa-share-alt', [
    button('operator/webhook/list', ['查看 Webhook 与推送记录', 'View webhooks and deliveries']),
    button('operator/webhook/edit', ['管理 Webhook 与重新推送', 'Manage webhooks and send again']),
  ]),
  workplace('desk/jobs', ['后台任务', 'Background jobs'], 'fa-tasks', [
    button('operator/job/list', ['查看失败的任务', 'See jobs that fail']),
    button('operator/job/retry', ['立即运行任务', 'Run jobs at once']),
    button('operator/job/aside', ['搁置失败记录', 'Set failing records aside']),
  ]),
  workplace('desk/outbox', ['邮件与短信', 'Emails and text messages'], 'fa-envelope-o', [
    button('operator/outbox/list', ['查看发送情况', 'See what was sent and what failed']),
    button('operator/outbox/reveal', ['查看收件人与内容', 'See recipients and texts']),
    button('operator/outbox/retry', ['重新发送', 'Send messages again']),
  ]),
  workplace('desk/system', ['系统状态', 'System'], 'fa-server', [
    button('operator/system/see', ['查看系统状态', 'See the state of the system']),
    button('operator/system/test', ['测试外部服务', 'Test providers']),
    button('operator/system/pause', ['暂停渠道', 'Pause channels']),
  ]),
  page('desk/pages/edit', ['编辑页面', 'Edit page']),
  page('desk/users/info', ['用户详情', 'User']),
]);

/**
 * The operator's desk: its pages, and below each the calls of the API that it makes. The operators' group may do
 * everything; other groups can be given parts of it, the page and its calls.
 */
export const operatorRules: RuleDefinition[] = [businessRules, moneyRules, catalogueRules, siteRules];
