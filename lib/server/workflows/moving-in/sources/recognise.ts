import {
  type MovingField,
  type MovingMapping,
  type MovingSource,
  movingSources,
} from '#lib/contract/integrations/moving-fields.ts';
import { plainHeading } from '#lib/server/kernel/answer-table/plain-heading.ts';
import { isItemColumn } from '../orders/items-of.ts';
import { headingsOf } from './headings.ts';

/** Without one of each group it is no file of the source. */
const needed: Record<MovingSource, MovingField[][]> = {
  shopify_products: [['handle'], ['title'], ['price', 'picture', 'option1_value']],
  woocommerce_products: [['row_type'], ['title'], ['price', 'parent', 'category'], ['id', 'sku']],
  shopify_customers: [['first_name'], ['email'], ['address1', 'id', 'address_phone']],
  woocommerce_customers: [['email'], ['username', 'name']],
  buildadmin_users: [['username'], ['password', 'money', 'score'], ['salt', 'money', 'score']],
  shopify_orders: [['order_no'], ['payment_state'], ['item_name']],
  woocommerce_orders: [['order_no', 'order_id'], ['status'], ['total', 'item_name', 'items']],
  other_orders: [['order_no'], ['total', 'item_name'], ['ordered', 'status']],
};

/** Of two that fit, the one that is told by what no other has comes first. */
const byOwnWords: MovingSource[] = ['buildadmin_users'];

/** Taken only where no other fits: their words are of everyday use. */
const byUsualWords: MovingSource[] = ['other_orders'];

interface Recognised {
  source: MovingSource;
  mapping: MovingMapping;
}

/** Which column is which field of a source, as far as the headings say so. Each column is one field at most. */
export function guessMovingMapping(source: MovingSource, headings: readonly string[]): MovingMapping {
  const plain = headings.map(plainHeading);
  const mapping: MovingMapping = {};
  const used = new Set<number>();
  for (const [field, names] of headingsOf[source]) {
    const index = names
      .map((name) => plain.findIndex((heading, at) => heading === name && !used.has(at)))
      .find((at) => at >= 0);
    if (index === undefined) continue;
    used.add(index);
    mapping[field] = index;
  }
  return mapping;
}

/** Whose file these are the headings of; undefined for none that is known. */
export function recogniseHeadings(headings: readonly string[]): Recognised | undefined {
  const fitting = movingSources
    .map((source) => ({ source, mapping: guessMovingMapping(source, headings) }))
    .filter(({ source, mapping }) =>
      needed[source].every((group) => group.some((field) => mapping[field] !== undefined)),
    );
  const own = fitting.find(({ source }) => byOwnWords.includes(source));
  const telling = fitting.filter(({ source }) => !byUsualWords.includes(source));
  return own ?? (telling.length > 0 ? telling : fitting).sort((left, right) => worthOf(right) - worthOf(left))[0];
}

const worthOf = ({ mapping }: Recognised): number => Object.keys(mapping).length;

const attribute =
  /^(?:attribute|属性)(\d{1,3})(?:的)?(name|名称|value\(s\)|values?|值|visible|可见|global|全局|default|默认)$/i;

type AttributePart = 'name' | 'value' | 'default' | 'other';

/** Of WooCommerce's columns of attributes, which attribute it is and what of it. */
export function readAttributeHeading(heading: string): { number: number; part: AttributePart } | undefined {
  const [, number, word = ''] = attribute.exec(plainHeading(heading)) ?? [];
  if (number === undefined) return undefined;
  const part = /^(?:name|名称)$/i.test(word)
    ? 'name'
    : /^(?:val|值)/i.test(word)
      ? 'value'
      : /^(?:def|默认)/i.test(word)
        ? 'default'
        : 'other';
  return { number: Number(number), part };
}

/** Headings of columns that nothing is read of; of an attribute that is none of its texts nothing is missed. */
export function ignoredHeadings(
  source: MovingSource,
  { headings, mapping }: { headings: readonly string[]; mapping: MovingMapping },
): string[] {
  const used = new Set(Object.values(mapping));
  const isRead = (heading: string, at: number) =>
    used.has(at) ||
    (source === 'woocommerce_products' && readAttributeHeading(heading) !== undefined) ||
    (source === 'woocommerce_orders' && isItemColumn(heading));
  return headings.filter((heading, at) => heading !== '' && !isRead(heading, at));
}
