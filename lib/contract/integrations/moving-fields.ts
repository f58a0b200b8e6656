/** Files of other systems that can be moved in: whose they are, and what they hold. */
export const movingSources = [
  'shopify_products',
  'woocommerce_products',
  'shopify_customers',
  'woocommerce_customers',
  'buildadmin_users',
  'shopify_orders',
  'woocommerce_orders',
  'other_orders',
] as const;
export type MovingSource = (typeof movingSources)[number];

/** What the records of a source become here. */
export const movingKindOf = (source: MovingSource): 'products' | 'people' | 'orders' =>
  source.endsWith('_products') ? 'products' : source.endsWith('_orders') ? 'orders' : 'people';

const productTexts = ['title', 'description', 'vendor', 'category', 'tags', 'published'] as const;
const personFields = ['email', 'first_name', 'last_name', 'company', 'phone'] as const;
const addressFields = ['address1', 'address2', 'city', 'province', 'country'] as const;
const orderFields = [
  'order_no',
  'order_id',
  'customer_id',
  'ordered',
  'currency',
  'subtotal',
  'discount',
  'shipping_fee',
  'tax',
  'total',
  'refunded',
  'discount_code',
  'shipping_method',
  'payment_method',
  'note',
  'email',
  'phone',
  'receiver',
  'company',
  ...addressFields,
  'zip',
  'address_phone',
  'item_name',
  'item_sku',
  'item_quantity',
  'item_price',
  'item_total',
] as const;

/** What is read of a row, by source. Columns of attributes (WooCommerce) are found by their headings beside these. */
export const movingFields = {
  shopify_products: [
    'handle',
    ...productTexts,
    'type',
    'status',
    'option1_name',
    'option1_value',
    'option2_name',
    'option2_value',
    'option3_name',
    'option3_value',
    'sku',
    'price',
    'list_price',
    'tracker',
    'stock',
    'backorders',
    'weight',
    'shipping',
    'taxable',
    'gift_card',
    'picture',
    'picture_position',
    'picture_alt',
    'variant_picture',
  ],
  woocommerce_products: [
    'id',
    'row_type',
    'sku',
    ...productTexts,
    'summary',
    'parent',
    'price',
    'sale_price',
    'sale_from',
    'sale_to',
    'in_stock',
    'stock',
    'backorders',
    'weight',
    'taxable',
    'picture',
    'slug',
  ],
  shopify_customers: ['id', ...personFields, ...addressFields, 'address_phone'],
  woocommerce_customers: ['id', 'username', 'name', ...personFields, 'joined', ...addressFields, 'password'],
  buildadmin_users: [
    'id',
    'username',
    'nickname',
    'email',
    'phone',
    'gender',
    'birthday',
    'motto',
    'money',
    'score',
    'joined',
    'status',
    'password',
    'salt',
  ],
  shopify_orders: [...orderFields, 'payment_state', 'delivery_state', 'cancelled', 'tags'],
  woocommerce_orders: [...orderFields, 'status', 'first_name', 'last_name', 'fee', 'shipping_tax', 'items'],
  other_orders: [...orderFields, 'status'],
} as const satisfies Record<MovingSource, readonly string[]>;

export type MovingField = (typeof movingFields)[MovingSource][number];
export const allMovingFields: readonly MovingField[] = [...new Set(Object.values(movingFields).flat())];

/** Which column holds a field, counted from 0. */
export type MovingMapping = Partial<Record<MovingField, number>>;

/** Bounds of a file; one of fewer bytes may be refused for its rows all the same. */
export const movingLimits = {
  bytes: 64 * 1024 * 1024,
  rows: 100_000,
  columns: 400,
  /** A description with its markup; more of a cell is left out. */
  cellLength: 60_000,
  zipBytes: 200 * 1024 * 1024,
  zipPictures: 5000,
  pictureBytes: 10 * 1024 * 1024,
};

/** What the file of an import may be called, and how large it may be. */
export const movingFile = {
  maxSize: movingLimits.bytes,
  allowedSuffixes: ['csv', 'tsv', 'txt', 'sql', 'xlsx'],
  allowedMimeTypes: [],
};

/** The same of a ZIP with pictures. */
export const movingZip = { maxSize: movingLimits.zipBytes, allowedSuffixes: ['zip'], allowedMimeTypes: [] };
