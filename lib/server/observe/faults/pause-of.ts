const defaultInMs = 60_000;

/**
 * For how long an answer asks for no more faults, in milliseconds; 0: not at all. By `x-sentry-rate-limits`
 * (`seconds:categories:…, …`, where no category means all), else by `retry-after` of a 429.
 */
export function pauseOf({ status, headers }: Response, now: number): number {
  const limits = headers.get('x-sentry-rate-limits');
  if (limits !== null) return Math.max(0, ...limits.split(',').map(pauseOfLimit));
  if (status !== 429) return 0;
  const after = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(after.trim())) return Number(after) * 1000;
  const at = Date.parse(after);
  return Number.isNaN(at) ? defaultInMs : Math.max(0, at - now);
}

function pauseOfLimit(limit: string): number {
  const [seconds = '', categories = ''] = limit.trim().split(':');
  const isAboutErrors =
    categories === '' || categories.split(';').some((each) => each === 'error' || each === 'default');
  return isAboutErrors && /^\d+(\.\d+)?$/.test(seconds) ? Number(seconds) * 1000 : 0;
}
