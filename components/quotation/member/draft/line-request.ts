import { toNumber } from '#components/quotation/builder/size/size-text.ts';
import type { LineRequest } from '#lib/api/quotation/member-quotations.ts';
import type { QuoteTemplate } from '#lib/contract/catalogue/shop-configuration.ts';
import type { SpecSelection } from '#lib/contract/catalogue/specification.ts';
import type { QuotationItem } from '#lib/contract/quotation/member-records.ts';
import { maxQuantity } from '#lib/specification/price-selection.ts';
import { readUnitPrice } from '#lib/specification/unit-price.ts';
import { isSame, requestedAnswers } from '../../builder/answers.ts';

/** What stands in the fields of a line. */
export interface LineValues {
  given: SpecSelection;
  qtyText: string;
  note: string;
  targetPrice: string;
  files: { url: string; name: string; size: number }[];
}

/** The part of a request that is answered; where it goes is added when it is sent. */
export type LineAnswers = Required<Pick<LineRequest, 'product_id' | 'qty' | 'note' | 'files'>> &
  Pick<LineRequest, 'template_version_id' | 'variant_id' | 'selection' | 'target_price'>;

/** What the fields ask the server to keep; undefined while it would not even keep it. */
export function toAnswers(template: QuoteTemplate, values: LineValues): LineAnswers | undefined {
  const qty = toNumber(values.qtyText);
  if (qty === undefined || !Number.isInteger(qty) || qty < 1 || qty > maxQuantity) return undefined;
  const target = values.targetPrice.trim();
  if (target !== '' && readUnitPrice(target) === undefined) return undefined;
  return {
    product_id: template.product_id,
    template_version_id: template.template_version_id,
    selection: requestedAnswers(template.nodes, values.given),
    qty,
    note: values.note.trim(),
    files: values.files.map(({ url }) => url),
    ...(target && { target_price: target }),
  };
}

/** What stands in the fields of a line that the server has. */
export function toValues(item: QuotationItem): LineValues {
  return {
    given: item.selection,
    qtyText: String(item.qty),
    note: item.note,
    targetPrice: item.target_price ?? '',
    files: item.files,
  };
}

/** A line as it is, to change one thing of it: what is not sent along would be emptied. */
export function requestOf(no: string, item: QuotationItem): LineRequest & { product_id: number } {
  return {
    no,
    id: item.id,
    product_id: item.product_id ?? 0,
    ...(item.variant_id && { variant_id: item.variant_id }),
    ...(item.template_version_id && { template_version_id: item.template_version_id, selection: item.selection }),
    qty: item.qty,
    note: item.note,
    files: item.files.map(({ url }) => url),
    ...(item.target_price && { target_price: item.target_price }),
  };
}

export const isSameAnswers = (left: LineAnswers, right: LineAnswers) => isSame(left, right);
