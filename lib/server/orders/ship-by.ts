/** Days end where the shop is. */
const zoneOffsetMs = 8 * 3_600_000;
const dayMs = 86_400_000;

/** The end of the day on which goods that take so many days are to leave. */
export function shipByOf(paidAt: Date, leadDays: number): Date {
  const day = Math.floor((paidAt.getTime() + zoneOffsetMs) / dayMs) + leadDays;
  return new Date((day + 1) * dayMs - zoneOffsetMs - 1000);
}
