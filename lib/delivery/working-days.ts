/** Days end where the shop is. */
const zoneOffsetMs = 8 * 3_600_000;
const dayMs = 86_400_000;

/** Days since 1970 began on a Thursday. */
const isWeekend = (day: number) => ((day + 4) % 7) % 6 === 0;

/**
 * The day, as its midnight where the shop is, on which so many working days from now are over. What begins on a weekend
 * begins on Monday. Public holidays are announced from year to year and not known here: it is an expectation.
 */
export function workingDayAfter(now: number, workingDays: number): Date {
  let day = Math.floor((now + zoneOffsetMs) / dayMs);
  for (let left = workingDays; left > 0 || isWeekend(day); ) {
    day += 1;
    if (!isWeekend(day)) left -= 1;
  }
  return new Date(day * dayMs - zoneOffsetMs);
}
