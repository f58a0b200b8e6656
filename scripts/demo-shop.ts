import { closeContext, createContext } from '#lib/server/db/context.ts';
import { isEmptyDatabase, seedDemo } from '#lib/server/seed/seed-demo.ts';

interface SeedOptions {
  /** Seeds even when the database holds something already. */
  again?: boolean;
  /** Parts done, of how many. */
  onProgress?: (done: number, total: number) => void;
}

/** Puts the demo shop into the database of DATABASE_URL. False: there is a shop already, and nothing was changed. */
export async function seedDemoShop({ again = false, onProgress }: SeedOptions = {}): Promise<boolean> {
  const ctx = createContext();
  try {
    if (!again && !(await isEmptyDatabase(ctx))) return false;
    await seedDemo(ctx, onProgress);
    return true;
  } finally {
    await closeContext(ctx);
  }
}
