import { closeContext, createContext } from '../../db/context.ts';
import { fixedClock } from '../../kernel/clock.ts';
import { closeUnpaidOrders } from './close-unpaid-orders.ts';

/** A process that closes unpaid orders at the moment it is told, for a test that ends it in the middle. */
const ctx = createContext({ clock: fixedClock(process.argv[2] ?? '') });
await closeUnpaidOrders(ctx);
await closeContext(ctx);
