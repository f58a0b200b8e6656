import { hasProducts } from '#lib/server/catalogue/index.ts';
import { closeContext, createContext } from '#lib/server/db/context.ts';

/** Whether the database of DATABASE_URL holds a shop already. */
export async function hasShop(): Promise<boolean> {
  const ctx = createContext();
  try {
    return await hasProducts(ctx.db);
  } finally {
    await closeContext(ctx);
  }
}
