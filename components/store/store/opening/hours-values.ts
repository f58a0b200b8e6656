import { daysOfWeek, type OpeningHours, openingHours } from '#lib/contract/store/profile-values.ts';

/** A day in the form: its times stay while it is closed for a moment. */
export interface DayValues {
  isOpen: boolean;
  from: string;
  until: string;
}

const usual = { from: '09:00', until: '18:00' };

/** Before a store has said anything: the usual working week, to be corrected. */
export function toDays(hours: OpeningHours | null): DayValues[] {
  return daysOfWeek.map((_, index) => {
    const day = hours ? hours[index] : index < 5 ? usual : null;
    return { isOpen: Boolean(day), ...(day ?? usual) };
  });
}

export function toHours(days: readonly DayValues[]): OpeningHours {
  return days.map(({ isOpen, from, until }) => (isOpen ? { from, until } : null));
}

/** What is wrong with each day: a key of the validation messages. */
export function faultsOf(days: readonly DayValues[]): Map<number, string> {
  const issues = openingHours.safeParse(toHours(days)).error?.issues ?? [];
  return new Map(issues.map(({ path, message }) => [Number(path[0]), message]));
}

/** Monday's times for the working week. */
export function copyMonday(days: readonly DayValues[]): DayValues[] {
  return days.map((day, index) => (index < 5 && days[0] ? { ...days[0] } : day));
}
