import { workingDayAfter } from '#lib/delivery/working-days.ts';

const dayMs = 86_400_000;

/** The end of the day on which goods that take so many working days, as their page says, are to leave. */
export function shipByOf(paidAt: Date, leadDays: number): Date {
  return new Date(workingDayAfter(paidAt.getTime(), leadDays).getTime() + dayMs - 1000);
}
