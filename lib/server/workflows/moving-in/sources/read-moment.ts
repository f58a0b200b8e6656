interface Moment {
  time: Date;
  /** Day and month could be the other way round. */
  isGuess: boolean;
}

/** Days between 1970 and the day that spreadsheets count from. */
const sheetEpochDays = 25_569;
const hour = 3_600_000;
/** What names no zone was written in the shop's own. */
const shopOffset = 8 * hour;

const isoLike =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i;
const byRegion = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[\s,]+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(AM|PM)?)?$/i;

/**
 * A time as shops and spreadsheets write it: `2024-01-15 10:14:00 -0500`, `2024/1/15 10:14`, `1/15/2024 10:14 AM`, `15.01.2024`, seconds since
 * 1970, the number of a day. Where day and month could be either, the month comes first, and that is said. Undefined for what is no time.
 */
export function readMoment(text: string): Moment | undefined {
  const plain = text.trim().replace(/^'/, '');
  if (/^\d{9,10}$/.test(plain)) return toMoment(Number(plain) * 1000);
  if (/^\d{12,13}$/.test(plain)) return toMoment(Number(plain));
  if (/^\d{5}(?:[.,]\d+)?$/.test(plain)) {
    const days = Number(plain.replace(',', '.')) - sheetEpochDays;
    return toMoment(Math.round(days * 86_400) * 1000 - shopOffset);
  }
  return readIsoLike(plain) ?? readByRegion(plain);
}

function readIsoLike(text: string): Moment | undefined {
  const [whole, year, month, day, hours = '0', minutes = '0', seconds = '0', zone] = isoLike.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const offset = zone === undefined ? shopOffset : offsetOf(zone);
  return fromParts([year, month, day, hours, minutes, seconds].map(Number), offset);
}

function readByRegion(text: string): Moment | undefined {
  const [whole, one, two, year = '', hours = '0', minutes = '0', seconds = '0', half] = byRegion.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const [first, second] = [Number(one), Number(two)];
  const isDayFirst = first > 12 || text.includes('.');
  const [month, day] = isDayFirst ? [second, first] : [first, second];
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  const ofDay = half === undefined ? Number(hours) : (Number(hours) % 12) + (/pm/i.test(half) ? 12 : 0);
  const isGuess = !isDayFirst && second <= 12 && first !== second;
  return fromParts([fullYear, month, day, ofDay, Number(minutes), Number(seconds)], shopOffset, isGuess);
}

function offsetOf(zone: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * 60_000);
}

function fromParts(parts: number[], offset: number, isGuess = false): Moment | undefined {
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = parts;
  const at = new Date(Date.UTC(year, month - 1, day, hours, minutes, seconds));
  // The 31st of February is no day, and no hour is the 25th.
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && at.getUTCHours() === hours;
  return isReal ? toMoment(at.getTime() - offset, isGuess) : undefined;
}

/** Nobody ordered anything before 1990, nor after tomorrow. */
function toMoment(ms: number, isGuess = false): Moment | undefined {
  const isFit = ms > Date.UTC(1990, 0, 1) && ms < Date.now() + 86_400_000;
  return isFit ? { time: new Date(ms), isGuess } : undefined;
}
