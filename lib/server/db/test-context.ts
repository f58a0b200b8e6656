import { usualWords } from '#lib/i18n/words/finish-words.ts';
import { provideWords } from '#lib/i18n/words/finished-words.ts';
import { readEnv, type ServerEnv } from '../env.ts';
import { fixedClock } from '../kernel/clock.ts';
import { closeContext, createContext, type ServerContext } from './context.ts';
import { createTestDatabase, type Filling } from './test-database.ts';

export interface TestContext {
  ctx: ServerContext & { clock: ReturnType<typeof fixedClock> };
  close(): Promise<void>;
}

/** A context over a fresh database of its own, with a clock that stands still; for one test file. */
export async function createTestContext(env: Partial<ServerEnv> = {}, filling?: Filling): Promise<TestContext> {
  const database = await createTestDatabase(undefined, filling);
  const { ctx, close } = openTestContext(database.url, env);
  return {
    ctx,
    close: async () => {
      await close();
      await database.drop();
    },
  };
}

/** The same over a database that is there. */
export function openTestContext(url: string, env: Partial<ServerEnv> = {}): TestContext {
  const base = readEnv({
    NODE_ENV: 'test',
    DATABASE_URL: url,
    SECRET_KEY: 'a-secret-for-tests-that-is-long-enough-0123456789',
    RATE_LIMIT_PER_MINUTE: '100000',
    CORS_ORIGINS: 'localhost,127.0.0.1',
    LOG_LEVEL: 'silent',
  });
  // Files of a worker share what they load: what the shop of the one before said is forgotten.
  provideWords(usualWords());
  const clock = fixedClock(new Date());
  const ctx = createContext({ env: { ...base, ...env }, clock });
  return { ctx: { ...ctx, clock }, close: () => closeContext(ctx) };
}
