import { closeContext, createContext } from '#lib/server/db/context.ts';
import { isEmptyDatabase, seedDemo } from '#lib/server/seed/seed-demo.ts';

interface SeedOptions {
  /** Seeds even when the database holds something already. */
  again?: boolean;
  /** Leaves the widest pictures out, which take most of the time. */
  hasSmallPictures?: boolean;
  onProgress?: (done: number, total: number) => void;
}

/** Puts the demo shop into the database of DATABASE_URL. False: there is a shop already, and nothing was changed. */
export async function seedDemoShop({
  again = false,
  hasSmallPictures = false,
  onProgress,
}: SeedOptions = {}): Promise<boolean> {
  const ctx = createContext();
  try {
    if (!again && !(await isEmptyDatabase(ctx))) return false;
    await seedDemo(ctx, { onProgress, pictures: hasSmallPictures ? 'small' : 'all' });
    return true;
  } finally {
    await closeContext(ctx);
  }
}
