import type { ServerContext } from '../db/context.ts';
import { hoursAgo } from './demo-people.ts';

/** Something that happened so many hours ago. */
export interface Happening {
  hoursAgo: number;
  happen: (at: ServerContext) => Promise<unknown>;
}

/** Lets everything happen in the order of time, whoever it is about: numbers, lists and histories agree. */
export async function runInTime(ctx: ServerContext, happenings: Happening[]): Promise<void> {
  const ordered = [...happenings].sort((left, right) => right.hoursAgo - left.hoursAgo);
  for (const { hoursAgo: hours, happen } of ordered) await happen(hoursAgo(ctx, hours));
}
