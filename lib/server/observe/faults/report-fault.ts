import { count } from '../recorder.ts';

/** A fault of the shop, as opposed to what it refuses and to what is away for a moment. */
export interface Fault {
  error: unknown;
  where: 'call' | 'page' | 'job' | 'crash';
  /** The route or the job. */
  name: string;
}

type Tell = (fault: Fault) => void;

let tell: Tell | undefined;

/** Undefined ends it. */
export function collectFaults(next: Tell | undefined): void {
  tell = next;
}

/** Counts it, and tells whoever wants to know. Never throws: it stands where something has failed already. */
export function reportFault(fault: Fault): void {
  count('shop_faults_total', { where: fault.where });
  try {
    tell?.(fault);
  } catch {
    // The log has what happened.
  }
}
