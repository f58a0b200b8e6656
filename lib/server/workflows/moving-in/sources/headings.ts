import { type MovingField, type MovingSource, movingFields } from '#lib/contract/integrations/moving-fields.ts';
import { plainHeading } from '#lib/server/kernel/answer-table/plain-heading.ts';

type HeadingsOf<Source extends MovingSource> = Record<(typeof movingFields)[Source][number], readonly string[]>;

/** Shopify's documentation of its product CSV: the headings of today, and those of the template before it. */
const shopifyProducts: HeadingsOf<'shopify_products'> = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  description: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  category: ['Product Category'],
  type: ['Type', 'Custom Product Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1_name: ['Option1 Name'],
  option1_value: ['Option1 Value'],
  option2_name: ['Option2 Name'],
  option2_value: ['Option2 Value'],
  option3_name: ['Option3 Name'],
  option3_value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  price: ['Variant Price', 'Price'],
  list_price: ['Variant Compare At Price', 'Compare-at price'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  stock: ['Variant Inventory Qty', 'Inventory quantity'],
  backorders: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  weight: ['Variant Grams', 'Weight value (grams)'],
  shipping: ['Variant Requires Shipping', 'Requires shipping'],
  taxable: ['Variant Taxable', 'Charge tax'],
  gift_card: ['Gift Card'],
  picture: ['Image Src', 'Product image URL', 'Image source'],
  picture_position: ['Image Position'],
  picture_alt: ['Image Alt Text'],
  variant_picture: ['Variant Image', 'Variant image URL'],
};

/** WooCommerce's product exporter, which writes its headings in the language of the shop. */
const wooProducts: HeadingsOf<'woocommerce_products'> = {
  id: ['ID'],
  row_type: ['Type', '类型'],
  sku: ['SKU'],
  title: ['Name', '名称'],
  published: ['Published', '已发布'],
  summary: ['Short description', '简短描述', '简短说明'],
  description: ['Description', '描述', '说明'],
  sale_from: ['Date sale price starts', '促销开始日期', '销售价格开始日期'],
  sale_to: ['Date sale price ends', '促销结束日期', '销售价格结束日期'],
  taxable: ['Tax status', '税状态', '纳税状态'],
  in_stock: ['In stock?', '有货？', '有库存？', '是否有货？'],
  stock: ['Stock', '库存'],
  backorders: ['Backorders allowed?', '允许缺货下单？', '允许延期交货？'],
  weight: ['Weight (kg)', 'Weight (g)', 'Weight (lbs)', 'Weight (oz)', '重量 (kg)', '重量 (g)'],
  sale_price: ['Sale price', '促销价格', '销售价格', '促销价'],
  price: ['Regular price', '常规售价', '常规价格', '正常价格'],
  category: ['Categories', '分类', '类别'],
  tags: ['Tags', '标签'],
  picture: ['Images', '图片', '图像'],
  parent: ['Parent', '父级', '上级'],
  vendor: ['Brands', '品牌'],
};

/** Shopify's documentation of its customer CSV, and the headings of the export before it. */
const shopifyCustomers: HeadingsOf<'shopify_customers'> = {
  id: ['Customer ID'],
  first_name: ['First Name'],
  last_name: ['Last Name'],
  email: ['Email'],
  phone: ['Phone'],
  company: ['Default Address Company', 'Company'],
  address1: ['Default Address Address1', 'Address1'],
  address2: ['Default Address Address2', 'Address2'],
  city: ['Default Address City', 'City'],
  province: ['Default Address Province Code', 'Province', 'Province Code'],
  country: ['Default Address Country Code', 'Country Code', 'Country'],
  address_phone: ['Default Address Phone'],
};

/** The customers' report of WooCommerce, and the columns of WordPress that its exporting extensions write. */
const wooCustomers: HeadingsOf<'woocommerce_customers'> = {
  id: ['ID', 'customer_id', 'user_id'],
  username: ['Username', 'user_login', '用户名'],
  name: ['Name', 'display_name', '名称', '姓名'],
  first_name: ['first_name', 'billing_first_name'],
  last_name: ['last_name', 'billing_last_name'],
  email: ['Email', 'user_email', 'billing_email', '电子邮件', '电子邮箱'],
  phone: ['billing_phone', 'Phone', '电话'],
  joined: ['Sign up', 'Date registered', 'user_registered', '注册日期', '注册'],
  company: ['billing_company', 'Company', '公司'],
  address1: ['billing_address_1', 'shipping_address_1', '地址 1'],
  address2: ['billing_address_2', 'shipping_address_2', '地址 2'],
  city: ['City', 'billing_city', '城市'],
  province: ['Region', 'billing_state', 'State', '地区', '省/自治区'],
  country: ['Country / Region', 'Country', 'billing_country', '国家/地区'],
};

/** The columns of `ba_user`, of the versions before and after they were written with underscores (`plainHeading` takes those out). */
const buildadminUsers: HeadingsOf<'buildadmin_users'> = {
  id: ['id'],
  username: ['username', '用户名'],
  nickname: ['nickname', '昵称'],
  email: ['email', '邮箱', '电子邮箱'],
  phone: ['mobile', '手机', '手机号'],
  gender: ['gender', '性别'],
  birthday: ['birthday', '生日'],
  motto: ['motto', '签名', '个性签名'],
  money: ['money', '余额'],
  score: ['score', '积分'],
  joined: ['join_time', 'jointime', '加入时间', '注册时间'],
  status: ['status', '状态'],
  password: ['password', '密码'],
  salt: ['salt', '密码盐'],
};

const headings: { [Source in MovingSource]: HeadingsOf<Source> } = {
  shopify_products: shopifyProducts,
  woocommerce_products: wooProducts,
  shopify_customers: shopifyCustomers,
  woocommerce_customers: wooCustomers,
  buildadmin_users: buildadminUsers,
};

/** By source, each field with its headings as they are compared, in the order in which fields are shown. */
export const headingsOf = Object.fromEntries(
  Object.entries(headings).map(([source, fields]) => [
    source,
    movingFields[source as MovingSource].map((field): [MovingField, string[]] => [
      field,
      (fields as Record<string, readonly string[]>)[field]?.map(plainHeading) ?? [],
    ]),
  ]),
) as Record<MovingSource, [MovingField, string[]][]>;
