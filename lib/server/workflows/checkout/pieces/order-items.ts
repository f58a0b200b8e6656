import type { SpecSnapshot, SpecTexts } from '#lib/contract/catalogue/specification.ts';
import { inEachLanguage, textIn } from '#lib/i18n/texts.ts';
import type { OrderItem } from '#lib/server/orders/index.ts';
import { type PricedLine, summariseSpec } from '#lib/server/quotation/index.ts';
import type { SpecFault } from '#lib/specification/spec-fault.ts';

/** What a basket, an offer and the catalogue say of a line alike. */
type SourceLine = Pick<
  PricedLine,
  | 'slug'
  | 'fulfilment'
  | 'name'
  | 'pictureFileId'
  | 'variantId'
  | 'variantText'
  | 'unit'
  | 'qty'
  | 'unitPrice'
  | 'amount'
> & {
  /** Zero for what is in no document. */
  id: number;
  productId: number | null;
  specSnapshot: SpecSnapshot | null;
  specFiles?: Parameters<typeof summariseSpec>[1];
};

const longestText = 500;

/** A line as an order takes it over. */
export function toOrderItem(line: SourceLine): OrderItem {
  const { id, productId, variantId, slug, fulfilment, name, pictureFileId, unit, qty, unitPrice, amount } = line;
  const { specSnapshot, variantText, specFiles } = line;
  const text = specSnapshot ? summariseSpec(specSnapshot.entries, specFiles) : variantText;
  return {
    id,
    productId,
    variantId,
    slug,
    fulfilment,
    name,
    pictureFileId,
    specText: shorten(text),
    specSnapshot,
    unit,
    qty,
    unitPrice,
    goodsAmount: amount,
  };
}

function shorten(texts: SpecTexts): SpecTexts {
  return inEachLanguage((locale) => textIn(texts, locale).slice(0, longestText));
}

type Checked = Pick<PricedLine, 'variantId' | 'qty' | 'available' | 'faults' | 'result'> & { id: number };

/** What stands between lines and an order, by line: the first fault of each. */
export function findProblems(lines: Checked[]): Map<number, SpecFault> {
  const requested = new Map<number, number>();
  for (const { variantId, qty } of lines) {
    if (variantId !== null) requested.set(variantId, (requested.get(variantId) ?? 0) + qty);
  }
  const found = lines.flatMap((line) => {
    const problem =
      line.faults[0] ?? findShortage(line, requested.get(line.variantId ?? 0) ?? 0) ?? findOpenPrice(line);
    return problem ? [[line.id, problem] as const] : [];
  });
  return new Map(found);
}

/** Two lines may want more of the same together than each alone. */
function findShortage({ available }: Checked, requested: number): SpecFault | undefined {
  if (available === null || requested <= available) return undefined;
  return { key: 'qty', message: 'stockLeft', values: { left: available } };
}

function findOpenPrice({ result }: Checked): SpecFault | undefined {
  return result === 'needs_quote' ? { key: 'item', message: 'needsQuote', values: {} } : undefined;
}
