import type { LeadWords } from './lead-types.ts';

/** The enquiry a product page starts: `?product=…&sku=…&quantity=…`. Only numbers and article numbers are taken. */
interface RequestedProduct {
  id: number;
  sku: string;
  quantity: string;
}

export function readRequestedProduct(query: URLSearchParams): RequestedProduct | undefined {
  const id = query.get('product') ?? '';
  if (!/^[1-9]\d{0,15}$/.test(id)) return undefined;
  const only = (name: string, pattern: RegExp) => {
    const value = query.get(name) ?? '';
    return pattern.test(value) ? value : '';
  };
  return { id: Number(id), sku: only('sku', /^[\w-]{1,40}$/), quantity: only('quantity', /^[1-9]\d{0,5}$/) };
}

/** First lines of the message: what it is about. The name comes from the shop, never from the address. */
export function openingLines(pending: RequestedProduct, name: string, words: LeadWords): string {
  const lines = [words.about.replace('{name}', name)];
  if (pending.sku) lines.push(words.aboutSku.replace('{sku}', pending.sku));
  if (pending.quantity) lines.push(words.aboutQuantity.replace('{quantity}', pending.quantity));
  return `${lines.join('\n')}\n`;
}
