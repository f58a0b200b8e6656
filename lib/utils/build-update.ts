import { mayReload } from './reload-guard.ts';

/** Specification §9: the latest build is asked for every hour. */
const pollInMs = 3_600_000;
const buildAddress = '/build/latest.json';

let isOutdated = false;

/** Watches for a newer build than the one this page came from. Returns how to stop. */
export function watchBuild(runningId: string): () => void {
  const timer = setInterval(async () => {
    const latest = await fetchLatestBuild();
    if (latest && latest !== runningId) isOutdated = true;
  }, pollInMs);
  return () => clearInterval(timer);
}

async function fetchLatestBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(`${buildAddress}?${Date.now()}`, { cache: 'no-store' });
    const body: { id?: unknown } = await answer.json();
    return typeof body.id === 'string' ? body.id : undefined;
  } catch {
    // Not reachable just now: the next hour asks again.
    return undefined;
  }
}

/** Should the navigation to this path be a full load, because a newer build waits? */
export function needsFullLoad(path: string): boolean {
  return isOutdated && mayReload(path, Date.now(), sessionStorage);
}
