import { formatTime } from '#lib/i18n/date.ts';

/** The shop keeps the time of Shanghai, which has had no summer time since 1991 (see `lib/i18n/date`). */
const shopOffset = '+08:00';

interface AppointmentTimes {
  /** `yyyy-mm-dd` */
  day: string;
  /** `hh:MM` */
  from: string;
  until: string;
}

/** Unix seconds of a time of the shop; undefined where something is missing or is none. */
export function toShopTime(day: string, time: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return undefined;
  const instant = Date.parse(`${day}T${time}:00${shopOffset}`);
  return Number.isNaN(instant) ? undefined : instant / 1000;
}

/** What the fields show of an appointment. */
export function timesOf(appointment: { start: number; end: number } | null): AppointmentTimes {
  if (!appointment) return { day: '', from: '', until: '' };
  const { start, end } = appointment;
  return {
    day: formatTime(start, '', 'yyyy-mm-dd'),
    from: formatTime(start, '', 'hh:MM'),
    until: formatTime(end, '', 'hh:MM'),
  };
}
