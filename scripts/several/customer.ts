import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { announceChange } from '#lib/server/db/announce-change.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { saveAddress } from '#lib/server/identity/index.ts';
import { ask, type Heard } from './ask.ts';

export interface Goods {
  productId: number;
  slug: string;
}

/** Something ready-made, of which there is plenty. */
export async function makeGoods({ db }: ServerContext, slug: string): Promise<Goods> {
  const categoryId = await makeCategory(db, `shelf-${slug}`);
  const productId = await makeProduct(db, { slug, categoryId, name: [slug, slug], amount: 1000, stock: 1_000_000 });
  // Pages know the addresses there are.
  await announceChange(db, ['catalogue']);
  return { productId, slug };
}

const place = { provinceId: 330_000, cityId: 330_100, areaId: 330_106, address: '文三路 478 号', isDefault: true };

interface CustomerFacts {
  userId: number;
  token: string;
  addressId: number;
}

/** What was asked and not answered, or answered by whoever stands in front. */
export interface Unanswered {
  path: string;
  status: number;
}

interface Ordered {
  no: string;
  orders: string[];
}

/** Answered, and with a no. */
class Refused extends Error {
  readonly data: { error?: string; total?: string };

  constructor(message: string, data: Refused['data'] | null) {
    super(message);
    this.data = data ?? {};
  }
}

/** Somebody who buys by the calls that a browser makes, and asks again under the same key for what was not answered. */
export class Customer {
  readonly userId: number;
  readonly unanswered: Unanswered[];
  readonly #headers: Record<string, string>;
  readonly #addressId: number;

  constructor({ userId, token, addressId }: CustomerFacts, unanswered: Unanswered[] = []) {
    this.unanswered = unanswered;
    this.userId = userId;
    this.#headers = { 'ba-user-token': token, 'think-lang': 'zh-cn' };
    this.#addressId = addressId;
  }

  static async of(ctx: ServerContext): Promise<Customer> {
    const { id } = await createTestUser(ctx);
    const { token } = await signIn(ctx, id);
    const address = await saveAddress(ctx, id, { ...place, receiver: '沈知远', mobile: '13800138000' });
    return new Customer({ userId: id, token, addressId: address.id });
  }

  /** From the price to the paid order; answers its number. Each of the calls comes to `url`. */
  async buy(url: string, goods: Goods): Promise<string> {
    const { no, orders } = await this.#order(url, goods);
    const pay = { no, channel: 'sandbox' };
    const { payments } = await this.#post<{ payments: { no: string }[] }>(url, '/api/order/pay', pay);
    await this.#post(url, '/api/payment/sandbox/pay', { no: payments[0]?.no, outcome: 'succeeded' });
    return orders[0] ?? '';
  }

  /** What one of them costs delivered. */
  async askPrice(url: string, goods: Goods): Promise<string> {
    const { payable } = await this.#post<{ payable: string }>(url, '/api/order/preview', this.#choose(goods));
    return payable;
  }

  /** A price that changed since it was shown is looked at and agreed to, as by a person. */
  async #order(url: string, goods: Goods, expectedTotal?: string): Promise<Ordered> {
    const order = { ...this.#choose(goods), expected_total: expectedTotal ?? (await this.askPrice(url, goods)) };
    try {
      return await this.#post<Ordered>(url, '/api/order/create', order);
    } catch (error) {
      if (!(error instanceof Refused) || error.data.error !== 'price_changed') throw error;
      return this.#order(url, goods, error.data.total);
    }
  }

  #choose({ productId }: Goods) {
    return { what: { source: 'buy_now', product_id: productId, qty: 1 }, address_id: this.#addressId };
  }

  async #post<Data>(url: string, path: string, body: object): Promise<Data> {
    const headers = { ...this.#headers, 'idempotency-key': randomUUID() };
    for (;;) {
      const heard = await ask(url + path, { method: 'POST', headers, body }).catch(
        (): Heard => ({ status: 0, text: '' }),
      );
      if (heard.status === 200) return dataOf<Data>(path, heard.text);
      this.unanswered.push({ path, status: heard.status });
      if (this.unanswered.length > 100) throw new Error(`${path} was answered ${heard.status} again and again`);
      await wait(100);
    }
  }
}

function dataOf<Data>(path: string, text: string): Data {
  const { code, msg, data } = JSON.parse(text) as { code: number; msg: string; data: Data };
  if (code !== 1) throw new Refused(`${path}: ${code} ${msg} ${JSON.stringify(data)}`, data as Refused['data'] | null);
  return data;
}
