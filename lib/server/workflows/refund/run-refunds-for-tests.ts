import { closeContext, createContext } from '../../db/context.ts';
import { fixedClock } from '../../kernel/clock.ts';
import { runRefunds } from './run-refunds.ts';

/** A process that pays back what is due at the moment it is told, for a test that ends it in the middle. */
const ctx = createContext({ clock: fixedClock(process.argv[2] ?? '') });
await runRefunds(ctx);
await closeContext(ctx);
