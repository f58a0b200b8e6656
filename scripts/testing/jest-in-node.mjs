import { registerHooks } from 'node:module';
import { ModernFakeTimers } from '@jest/fake-timers';
import '../load-once.ts';

/*
 * Test files run in Node itself (ADR 0028): what they share is loaded once, and is as fast and as typed as in the shop. A
 * file must not notice which ran before it, so each begins with the globals and the environment of the first.
 */

// Who gives out the files may be killed; nobody would read what a file says that is still running then.
process.once('disconnect', () => process.exit(130));

const names = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'it', 'jest', 'test'];
const jestGlobals = `data:text/javascript,export const { ${names.join(', ')} } = globalThis;`;

/** Next names its entries without their suffix, which its own loader adds. */
const nextEntry = /^next\/(?:server|navigation|headers|cache|link|image|dynamic|font\/local)$/;

/** The runner asks for each file under an address of its own. */
const testFile = /\.test\.tsx?\?\d+$/;

/** What runs in a browser keeps things in its modules, for one page: each of its test files gets them anew. */
const pageSide = /\/(?:components|lib\/(?:api|session|utils))\/[^?]+\.tsx?$/;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: jestGlobals, shortCircuit: true };
    if (testFile.test(specifier)) begin(specifier);
    const resolved = next(nextEntry.test(specifier) ? `${specifier}.js` : specifier, context);
    const [parent = '', ofFile] = context.parentURL?.split('?') ?? [];
    const isFresh = ofFile && pageSide.test(parent) && pageSide.test(resolved.url);
    return isFresh ? { ...resolved, url: `${resolved.url}?${ofFile}` } : resolved;
  },
});

/** Node's own streams and promises go by these, here as in the shop. */
const real = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'hrtime', 'performance'];

const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
Object.assign(globalThis.jest, {
  useFakeTimers: () => timers.useFakeTimers({ doNotFake: real }),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (time) => timers.setSystemTime(time),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
});

/** Those with a name: under symbols the runner and Node keep what is their own. */
const globalsBefore = Object.fromEntries(
  Object.getOwnPropertyNames(globalThis).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
);
const environmentBefore = { ...process.env };
const { setTimeout: startTimer, clearTimeout: endTimer } = globalThis;

/** Against what hangs, not a measure: a loaded machine takes its time with any test. */
const longestFileMs = 15 * 60_000;
let watchdog;

function begin(file) {
  endTimer(watchdog);
  watchdog = startTimer(() => {
    console.error(`${file} does not come to an end`);
    process.exit(1);
  }, longestFileMs).unref();
  timers.dispose();
  globalThis.jest.restoreAllMocks();
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!(name in globalsBefore)) Reflect.deleteProperty(globalThis, name);
  }
  Object.defineProperties(globalThis, globalsBefore);
  for (const name of Object.keys(process.env)) if (!(name in environmentBefore)) delete process.env[name];
  Object.assign(process.env, environmentBefore);
}
