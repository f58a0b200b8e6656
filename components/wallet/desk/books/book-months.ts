export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

interface Month {
  /** `yyyy-mm`. */
  month: string;
  from: string;
  to: string;
}

const shown = 13;

/** The month of a day (`yyyy-mm-dd`) and those before it, a year back, the last first; each with its first and last day. */
export function monthsUntil(today: string): Month[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: shown }, (_, index) => {
    const dayOf = (offset: number, day: number) =>
      new Date(Date.UTC(year, month - 1 - index + offset, day)).toISOString().slice(0, 10);
    const from = dayOf(0, 1);
    return { month: from.slice(0, 7), from, to: dayOf(1, 0) };
  });
}

/** The month that a period is all of, as far as it has come; undefined for any other. Without days it is the running one. */
export function monthOf({ from, to }: Days, today: string): string | undefined {
  if (!from && !to) return today.slice(0, 7);
  return monthsUntil(today).find((month) => month.from === from && (month.to === to || (!to && month.to >= today)))
    ?.month;
}
