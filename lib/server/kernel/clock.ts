/** The only source of "now" for use cases, so that tests and simulations decide what time it is. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved. */
export function fixedClock(start: Date | string): Clock & { advance(seconds: number): void } {
  let current = new Date(start).getTime();
  return {
    now: () => new Date(current),
    advance: (seconds) => {
      current += seconds * 1000;
    },
  };
}

export function addSeconds(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000);
}

/** Times travel as whole unix seconds (contract §0.8); what has not happened stays null. */
export function toUnixSeconds(date: Date): number;
export function toUnixSeconds(date: Date | null): number | null;
export function toUnixSeconds(date: Date | null): number | null {
  return date && Math.floor(date.getTime() / 1000);
}

const shanghaiDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });

/** The calendar day of the shop, `yyyy-mm-dd`. */
export function shopDay(date: Date): string {
  return shanghaiDay.format(date);
}

const shanghaiTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
});

/** The time of the shop's day, `hh:mm`. */
export function shopTime(date: Date): string {
  return shanghaiTime.format(date);
}

/** Day and time of the shop, `yyyy-mm-dd hh:mm`, as texts name a deadline. */
export const shopMoment = (date: Date): string => `${shopDay(date)} ${shopTime(date)}`;

/** Midnight with which a calendar day of the shop begins. China has had no summer time since 1991. */
export function startOfShopDay(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`);
}
