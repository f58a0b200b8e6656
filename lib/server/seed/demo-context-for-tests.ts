import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTestContext, openTestContext, type TestContext } from '../db/test-context.ts';
import type { Filling } from '../db/test-database.ts';
import type { ServerEnv } from '../env.ts';
import { seedDemo } from './seed-demo.ts';

const filling: Filling = { name: 'demo', fill: fillDemo };

/** The files of the demo shop of this run, for as long as its database is a template. */
const filledFolder = () => path.join(os.tmpdir(), `shop-demo-${process.env.TEST_RUN}`);

/**
 * A context over a copy of the demo shop, files and all, which the first test file of a run that asks has filled. Its fake
 * payments are on, unless `env` says otherwise.
 */
export async function createDemoContext(env: Partial<ServerEnv> = {}): Promise<TestContext> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-shop-'));
  const { ctx, close } = await createTestContext({ PAYMENT_SANDBOX: true, ...env, DATA_DIR: folder }, filling);
  await fs.cp(filledFolder(), folder, { recursive: true });
  return {
    ctx,
    close: async () => {
      await close();
      await fs.rm(folder, { recursive: true });
    },
  };
}

/** Removes what the run has filled beside its database. */
export const dropFilledFolder = (): Promise<void> => fs.rm(filledFolder(), { recursive: true, force: true });

async function fillDemo(url: string): Promise<void> {
  const { ctx, close } = openTestContext(url, { PAYMENT_SANDBOX: true, DATA_DIR: filledFolder() });
  await seedDemo(ctx);
  // Nobody may be connected to what is copied.
  await close();
}
