import type { SpecSelection, SpecValue } from '#lib/contract/catalogue/specification.ts';

/** One product to be bought at once: a variant as it is, or a specification with its answers. */
export interface BuyChoice {
  product_id: number;
  variant_id?: number;
  template_version_id?: number;
  selection?: SpecSelection;
  qty: number;
}

const confirmPath = '/user/quotation_order/confirm';

/** Where one product is ordered at once. A login on the way comes back here, so the choice is not lost. */
export function buyPath(choice: BuyChoice): string {
  return `${confirmPath}?buy=${encodeBuy(choice)}`;
}

/** The choice as the value of a parameter, ready to stand in an address. */
function encodeBuy({ product_id, variant_id, template_version_id, selection, qty }: BuyChoice): string {
  const isAnswered = selection && Object.keys(selection).length > 0;
  const compact = { product_id, variant_id, template_version_id, ...(isAnswered && { selection }), qty };
  return encodeURIComponent(JSON.stringify(compact));
}

/** The choice a parameter holds, once the address was taken apart; undefined for anything that is none. */
export function decodeBuy(value: string | null | undefined): BuyChoice | undefined {
  const found = parse(value);
  if (!isRecord(found)) return undefined;
  const { product_id, variant_id, template_version_id, selection, qty } = found;
  if (!isCount(product_id) || !isCount(qty)) return undefined;
  if (!isCountOrMissing(variant_id) || !isCountOrMissing(template_version_id) || !isSelection(selection)) {
    return undefined;
  }
  return {
    product_id,
    qty,
    ...(variant_id !== undefined && { variant_id }),
    ...(template_version_id !== undefined && { template_version_id }),
    ...(selection && { selection }),
  };
}

function parse(value: string | null | undefined): unknown {
  try {
    return JSON.parse(value ?? '');
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isCountOrMissing(value: unknown): value is number | undefined {
  return value === undefined || isCount(value);
}

function isSelection(value: unknown): value is SpecSelection | undefined {
  return value === undefined || (isRecord(value) && Object.values(value).every(isAnswer));
}

function isAnswer(value: unknown): value is SpecValue {
  if (Array.isArray(value)) return value.every((part) => typeof part === 'string');
  if (!isRecord(value)) return ['boolean', 'number', 'string'].includes(typeof value);
  return typeof value.width === 'number' && typeof value.height === 'number';
}
