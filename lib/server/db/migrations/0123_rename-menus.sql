-- Menus are called as their pages and tabs are, and one act has one word; what operators have renamed stays.
update user_rule_texts
set title = renamed.title
from (values
  ('store/order_info', 'zh-cn', '订单详情', '订单'),
  ('store/quotation/info', 'zh-cn', '询价处理', '询价'),
  ('store/order_aftersales/info', 'zh-cn', '售后详情', '售后申请'),
  ('store/invoice/platform', 'en', 'Platform invoices', 'Invoices from the platform'),
  ('store/invoice/platform/main', 'zh-cn', '可开票款项', '申请平台发票'),
  ('store/invoice/platform/main', 'en', 'Amounts to invoice', 'Request a platform invoice'),
  ('store/invoice/platform/records', 'zh-cn', '开票记录', '平台开票记录'),
  ('store/invoice/platform/records', 'en', 'Invoice records', 'Platform invoice records'),
  ('account/integral', 'zh-cn', '积分记录', '积分'),
  ('account/balance', 'zh-cn', '余额记录', '余额'),
  ('common/userAddress/select', 'zh-cn', '选择地址', '选择收货地址'),
  ('order_info', 'zh-cn', '订单详情', '订单'),
  ('account/order_aftersales/info', 'zh-cn', '售后详情', '售后申请'),
  ('quotation_order/confirm', 'zh-cn', '确认报价单', '确认订单'),
  ('quotation_order/confirm', 'en', 'Confirm quotation', 'Review your order'),
  ('quotation_order/pay', 'zh-cn', '支付', '付款'),
  ('quotation_order/components/tree', 'en', 'Overview', 'Specification overview'),
  ('account/invoice/invoiceTitlesEdit', 'zh-cn', '编辑抬头', '编辑发票抬头'),
  ('account/invoice/info', 'zh-cn', '发票详情', '发票'),
  ('recommend/components/main', 'zh-cn', '推荐概览', '推荐有礼'),
  ('recommend/components/main', 'en', 'Referral overview', 'Referrals'),
  ('desk/aftersales', 'zh-cn', '售后', '售后处理'),
  ('desk/aftersales', 'en', 'After-sales', 'After-sales requests'),
  ('desk/orders/info', 'zh-cn', '订单处理', '订单'),
  ('desk/payouts/info', 'zh-cn', '银行批次详情', '银行批次'),
  ('desk/statements/info', 'zh-cn', '对账单详情', '对账单'),
  ('desk/quotations/info', 'zh-cn', '询价处理', '询价'),
  ('desk/aftersales/info', 'zh-cn', '售后处理', '售后申请'),
  ('desk/corrections', 'zh-cn', '商家奖惩与调整', '罚款、补贴与调整'),
  ('desk/corrections', 'en', 'Store charges and credits', 'Penalties, subsidies and adjustments'),
  ('operator/order/take', 'en', 'Take orders as the platform', 'Fulfil orders as the platform'),
  ('operator/correction/list', 'zh-cn', '查看奖惩与调整', '查看罚款、补贴与调整'),
  ('operator/correction/list', 'en', 'View charges and credits', 'View penalties, subsidies and adjustments'),
  ('operator/correction/propose', 'zh-cn', '提交奖惩与调整', '提交罚款、补贴与调整'),
  ('operator/correction/propose', 'en', 'Submit charges and credits', 'Submit penalties, subsidies and adjustments')
) renamed (name, locale, was, title)
join user_rules on user_rules.name = renamed.name and user_rules.type in ('menu', 'button')
where user_rule_texts.rule_id = user_rules.id and user_rule_texts.locale = renamed.locale and user_rule_texts.title = renamed.was;
