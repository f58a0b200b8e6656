/** Files in the shape that other systems write, with goods and people of nobody. */

/** A row of CSV, each cell in quotes. */
export const csvRow = (...cells: (string | number)[]): string =>
  cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',');

const shopifyHead =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option1 Linked To,Option2 Name,Option2 Value,Option2 Linked To,Option3 Name,Option3 Value,Option3 Linked To,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Care (product.metafields.custom.care),Variant Image,Variant Weight Unit,Cost per item,Status'.split(
    ',',
  );

/** Cells of a row of Shopify's product CSV by their headings. */
function shopifyRow(values: Record<string, string | number>, headings: readonly string[] = shopifyHead): string {
  const unknown = Object.keys(values).find((name) => !headings.includes(name));
  if (unknown) throw new Error(`no such column: ${unknown}`);
  return csvRow(...headings.map((name) => values[name] ?? ''));
}

export const shopifyFile = (...rows: Record<string, string | number>[]): string =>
  [shopifyHead.join(','), ...rows.map((row) => shopifyRow(row))].join('\r\n');

/** A bakery's bread in two sizes and two flours, and a loaf without choices. */
export const breads = (tail = '') =>
  shopifyFile(
    {
      Handle: `country-loaf${tail}`,
      Title: `Country loaf${tail}`,
      'Body (HTML)':
        '<p style="color:red" onclick="x()">Baked at <b>night</b>,\nsold at <script>alert(1)</script>dawn.</p><ul><li>rye</li></ul>',
      Vendor: 'Mill & Son',
      Type: 'Bread',
      Tags: 'sourdough, rye',
      Published: 'true',
      'Option1 Name': 'Size',
      'Option1 Value': 'Small',
      'Option2 Name': 'Flour',
      'Option2 Value': 'Rye',
      'Variant SKU': `LOAF-S-R${tail}`,
      'Variant Grams': '500.0',
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': 12,
      'Variant Inventory Policy': 'deny',
      'Variant Price': '5.50',
      'Variant Compare At Price': '6.00',
      'Variant Requires Shipping': 'true',
      'Variant Taxable': 'true',
      'Gift Card': 'false',
      'SEO Title': 'Loaf',
      'Care (product.metafields.custom.care)': 'Keep dry',
      Status: 'active',
    },
    {
      Handle: `country-loaf${tail}`,
      'Option1 Value': 'Large',
      'Option2 Value': 'Rye',
      'Variant SKU': `'LOAF-L-R${tail}`,
      'Variant Grams': '500.0',
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': -3,
      'Variant Inventory Policy': 'continue',
      'Variant Price': '9.00',
      'Variant Requires Shipping': 'true',
    },
    {
      Handle: `plain-loaf${tail}`,
      Title: `Plain loaf${tail}`,
      Published: 'false',
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Variant Price': '4',
      'Variant Requires Shipping': 'true',
      Status: 'active',
    },
  );

const wooHead =
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Low stock amount,Backorders allowed?,Sold individually?,Weight (kg),Allow customer reviews?,Sale price,Regular price,Categories,Tags,Shipping class,Images,Parent,Grouped products,Position,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Attribute 2 name,Attribute 2 value(s),Attribute 2 visible,Attribute 2 global,Meta: _custom';
const wooNames = wooHead.replace('"GTIN, UPC, EAN, or ISBN"', 'GTIN').split(',');

export const wooFile = (...rows: Record<string, string | number>[]): string =>
  [wooHead, ...rows.map((row) => shopifyRow(row, wooNames))].join('\n');

/** A tool in two lengths with a parent by number, one that is named by the SKU of its parent, and a plain one. */
export const tools = () =>
  wooFile(
    {
      ID: 41,
      Type: 'variable',
      SKU: 'HAM',
      Name: 'Claw hammer',
      Published: 1,
      'Short description': 'For <b>nails</b>',
      Description: 'One line\n\nand another',
      'Tax status': 'taxable',
      'In stock?': 1,
      'Weight (kg)': '0.9',
      Categories: 'Hand tools > Hammers, Hand tools, Sale',
      Tags: 'steel, wood\\, oiled',
      Brands: 'Anvil',
      'Attribute 1 name': 'Length',
      'Attribute 1 value(s)': '30 cm, 40 cm',
      'Attribute 1 visible': 1,
      'Attribute 2 name': 'Handle',
      'Attribute 2 value(s)': 'Ash',
    },
    {
      ID: 42,
      Type: 'variation',
      SKU: 'HAM-30',
      Name: 'Claw hammer - 30 cm',
      Published: 1,
      'In stock?': 1,
      Stock: 7,
      'Backorders allowed?': 0,
      'Sale price': '79,50',
      'Regular price': '89,00',
      Parent: 'id:41',
      'Attribute 1 name': 'Length',
      'Attribute 1 value(s)': '30 cm',
    },
    {
      ID: 43,
      Type: 'variation',
      Name: 'Claw hammer - 40 cm',
      Published: 1,
      'In stock?': 0,
      'Regular price': '99,00',
      Parent: 'HAM',
      'Attribute 1 name': 'Length',
      'Attribute 1 value(s)': '40 cm',
    },
    {
      ID: 44,
      Type: 'simple, virtual',
      SKU: 'PLAN',
      Name: '工具图纸',
      Published: -1,
      'In stock?': 1,
      'Regular price': '12',
    },
    { ID: 45, Type: 'grouped', Name: 'Set', Published: 1 },
    { ID: 46, Type: 'variation', Name: 'Orphan', Parent: 'id:999', 'Regular price': '1' },
  );

/** Users of BuildAdmin as `mysqldump` writes them; the password of each is `Old-pass-` and the id. */
export const buildadminDump = (...users: Record<string, string | number | null>[]): string => {
  const columns = [
    'id',
    'group_id',
    'username',
    'nickname',
    'email',
    'mobile',
    'avatar',
    'gender',
    'birthday',
    'money',
    'score',
    'last_login_time',
    'last_login_ip',
    'login_failure',
    'join_ip',
    'join_time',
    'motto',
    'password',
    'salt',
    'status',
    'update_time',
    'create_time',
  ];
  const toSql = (value: string | number | null | undefined) =>
    value === null
      ? 'NULL'
      : typeof value === 'number'
        ? String(value)
        : `'${(value ?? '').replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const rows = users.map(
    (user) => `(${columns.map((name) => toSql(user[name] ?? (name === 'birthday' ? null : ''))).join(',')})`,
  );
  return `-- MySQL dump 10.13  Distrib 8.0.36
/*!40101 SET NAMES utf8mb4 */;
DROP TABLE IF EXISTS \`ba_admin\`;
INSERT INTO \`ba_admin\` (\`id\`,\`username\`,\`password\`,\`salt\`) VALUES (1,'admin','x','y');
CREATE TABLE \`ba_user\` (
${columns.map((name) => `  \`${name}\` varchar(50) NOT NULL DEFAULT '' COMMENT 'a (b), c;',`).join('\n')}
  PRIMARY KEY (\`id\`)
) ENGINE=InnoDB;
INSERT INTO \`ba_user\` VALUES ${rows.join(',')};
`;
};
