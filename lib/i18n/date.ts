/** Made once: to make one takes longer than to write a page of times. */
const shopTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Seconds since 1970, milliseconds, or an ISO instant; ten digits are seconds (specification §9). */
type Time = number | string | null | undefined;

/**
 * A time as text in the shop's zone, by default `yyyy-mm-dd hh:MM:ss`; `none` is the word for no time (specification
 * §9). Tokens: yyyy, mm, dd, hh, MM, ss.
 */
export function formatTime(time: Time, none: string, pattern = 'yyyy-mm-dd hh:MM:ss'): string {
  const instant = toInstant(time);
  if (!instant) return none;
  const parts = shopTime.formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const tokens: Record<string, string> = {
    yyyy: part('year').padStart(4, '0'),
    mm: part('month'),
    dd: part('day'),
    hh: part('hour'),
    MM: part('minute'),
    ss: part('second'),
  };
  return pattern.replace(/yyyy|mm|dd|hh|MM|ss/g, (token) => tokens[token] ?? token);
}

function toInstant(time: Time): Date | undefined {
  if (time === null || time === undefined || time === '' || time === 'none') return undefined;
  const number = typeof time === 'number' ? time : /^\d+$/.test(time) ? Number(time) : undefined;
  const instant = new Date(number === undefined ? time : String(number).length === 10 ? number * 1000 : number);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
