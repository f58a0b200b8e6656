import { closeContext, createContext } from '#lib/server/db/context.ts';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { createTestStore } from '#lib/server/factories/store-factories.ts';
import { saveAddress } from '#lib/server/identity/index.ts';

/**
 * Run inside the checkout of what runs today, which knows what its database wants: makes who asks it later, and something to buy.
 * Says them as one line of JSON.
 */
const place = { provinceId: 330_000, cityId: 330_100, areaId: 330_106, address: '文三路 478 号', isDefault: true };
const ctx = createContext();

async function newCustomer() {
  const { id } = await createTestUser(ctx);
  const address = await saveAddress(ctx, id, { ...place, receiver: '沈知远', mobile: '13800138000' });
  return { userId: id, token: (await signIn(ctx, id)).token, addressId: address.id };
}

const customers = [];
for (let made = 0; made < 12; made += 1) customers.push(await newCustomer());
const operator = await createTestUser(ctx, { group: 'operator' });
const { owner } = await createTestStore(ctx);
const categoryId = await makeCategory(ctx.db, 'deploy-shelf');
const productId = await makeProduct(ctx.db, { slug: 'deploy-notebook', categoryId, amount: 1000, stock: 1_000_000 });
const tokens = { operator: (await signIn(ctx, operator.id)).token, store: (await signIn(ctx, owner.id)).token };
console.log(JSON.stringify({ customers, tokens, goods: { productId, slug: 'deploy-notebook' } }));
await closeContext(ctx);
