import { count } from './recorder.ts';

/** A fault of the shop, as opposed to what it refuses and to what is away for a moment. */
interface Fault {
  error: unknown;
  where: 'call' | 'page' | 'job' | 'crash';
  /** The route or the job. */
  name: string;
}

/** Counts it, for whoever watches. Never throws. */
export function reportFault({ where }: Fault): void {
  count('shop_faults_total', { where });
}
