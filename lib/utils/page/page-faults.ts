import { processSlot } from '../process-slot.ts';

type Hear = (error: unknown, route: string) => void;

const hearing = processSlot<Hear>('page.faults');

/** Called once by the process. */
export const providePageFaults = hearing.provide;

/** Tells the process of a page that could not be made. */
export function reportPageFault(error: unknown, route: string): void {
  hearing.take()?.(error, route);
}
