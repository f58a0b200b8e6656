import { addToBasket, buyNow } from './buy.ts';

/** Buys what the form of a product page says: `product`, `variant` and `quantity`. */
export async function buyReady(form: FormData, way: string): Promise<void> {
  const number = (name: string) => Number(form.get(name));
  const [product_id, variant_id, qty] = [number('product'), number('variant'), number('quantity')];
  if (!product_id || !variant_id || !Number.isInteger(qty) || qty < 1) return;
  const choice = { product_id, variant_id, qty };
  if (way === 'buy') buyNow(choice);
  else addToBasket(choice);
}
