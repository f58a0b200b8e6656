interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Both days (`yyyy-mm-dd`, or '' for none) after one of them changed: the end is never before the beginning. */
export function changeDay({ from = '', to = '' }: Days, change: { from: string } | { to: string }) {
  const days = { from, to, ...change };
  if (!days.from || !days.to || days.from <= days.to) return days;
  return 'from' in change ? { from: days.from, to: days.from } : { from: days.to, to: days.to };
}
