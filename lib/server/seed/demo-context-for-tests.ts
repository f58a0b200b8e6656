import { createTestContext, openTestContext, type TestContext } from '../db/test-context.ts';
import { seedDemo } from './seed-demo.ts';

/** A context over a copy of the demo shop, which the first test file of a run that asks has filled. */
export const createDemoContext = (): Promise<TestContext> => createTestContext({}, { name: 'demo', fill: fillDemo });

async function fillDemo(url: string): Promise<void> {
  const { ctx, close } = openTestContext(url);
  await seedDemo(ctx);
  // Nobody may be connected to what is copied.
  await close();
}
