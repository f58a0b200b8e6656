import { csvRow } from './moving-files-for-tests.ts';

/** The columns that Shopify writes today. */
const shopifyHead =
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status,Billing Name,Billing Street,Billing Address1,Billing Address2,Billing Company,Billing City,Billing Zip,Billing Province,Billing Country,Billing Phone,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping Company,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Notes,Note Attributes,Cancelled at,Payment Method,Payment Reference,Refunded Amount,Vendor,Outstanding Balance,Employee,Location,Device ID,Id,Tags,Risk Level,Source,Lineitem discount,Tax 1 Name,Tax 1 Value,Tax 2 Name,Tax 2 Value,Tax 3 Name,Tax 3 Value,Tax 4 Name,Tax 4 Value,Tax 5 Name,Tax 5 Value,Phone,Receipt Number,Duties,Billing Province Name,Shipping Province Name,Payment ID,Payment Terms Name,Next Payment Due At,Payment References'.split(
    ',',
  );

type Cells = Record<string, string | number>;

const tableOf = (head: readonly string[], rows: Cells[]): string =>
  [csvRow(...head), ...rows.map((row) => csvRow(...head.map((name) => row[name] ?? '')))].join('\n');

export const shopifyOrders = (...rows: Cells[]): string => tableOf(shopifyHead, rows);

/** An order of two items, which its second row belongs to. */
export const breadOrder = (no: string, more: Cells = {}): Cells[] => [
  {
    Name: no,
    Id: `55500${no.replace(/\D/g, '')}`,
    Email: 'Ada@Example.com',
    'Financial Status': 'paid',
    'Fulfillment Status': 'fulfilled',
    Currency: 'CNY',
    Subtotal: '47.00',
    Shipping: '6.00',
    Taxes: '3.29',
    Total: '56.29',
    'Discount Code': 'FALL5',
    'Discount Amount': '5.00',
    'Shipping Method': 'Standard',
    'Created at': '2024-09-03 10:14:00 -0400',
    'Lineitem quantity': 2,
    'Lineitem name': 'Country loaf - Small',
    'Lineitem price': '16.00',
    'Lineitem sku': "'LOAF-S",
    'Shipping Name': 'Ada Example',
    'Shipping Address1': '1 Fictional Lane',
    'Shipping City': 'Testville',
    'Shipping Zip': "'00000",
    'Shipping Country': 'US',
    Notes: 'Ring\ntwice',
    'Payment Method': 'Shopify Payments',
    'Refunded Amount': '0.00',
    Tags: 'wholesale',
    ...more,
  },
  {
    Name: no,
    Email: 'Ada@Example.com',
    'Lineitem quantity': 1,
    'Lineitem name': 'Rye loaf',
    'Lineitem price': '20.00',
  },
];

const webtoffeeHead =
  'order_id,order_number,order_date,paid_date,status,shipping_total,shipping_tax_total,fee_total,fee_tax_total,tax_total,cart_discount,order_discount,discount_total,order_total,order_subtotal,order_key,order_currency,payment_method,payment_method_title,transaction_id,customer_ip_address,customer_user_agent,shipping_method,customer_id,customer_user,customer_email,billing_first_name,billing_last_name,billing_company,billing_email,billing_phone,billing_address_1,billing_address_2,billing_postcode,billing_city,billing_state,billing_country,shipping_first_name,shipping_last_name,shipping_company,shipping_phone,shipping_address_1,shipping_address_2,shipping_postcode,shipping_city,shipping_state,shipping_country,customer_note,wt_import_key,tax_items,shipping_items,fee_items,coupon_items,refund_items,order_notes,download_permissions,line_item_1,line_item_2'.split(
    ',',
  );

/** As "Order Export & Order Import for WooCommerce" writes it: a row an order, its items in columns. */
export const packedOrders = (...rows: Cells[]): string => tableOf(webtoffeeHead, rows);

const advancedHead = [
  ...'Order Number,Order Status,Order Date,Customer Note,First Name (Billing),Last Name (Billing),Company (Billing),Address 1&2 (Billing),City (Billing),State Code (Billing),Postcode (Billing),Country Code (Billing),Email (Billing),Phone (Billing)'.split(
    ',',
  ),
  ...'Payment Method Title,Cart Discount Amount,Order Subtotal Amount,Shipping Method Title,Order Shipping Amount,Order Refund Amount,Order Total Amount,Order Total Tax Amount,SKU,Item #,Item Name,Quantity (- Refund),Item Cost,Coupon Code,Discount Amount,Discount Amount Tax'.split(
    ',',
  ),
];

/** As "Advanced Order Export" writes it: a row an item. */
export const itemRowOrders = (...rows: Cells[]): string => tableOf(advancedHead, rows);
