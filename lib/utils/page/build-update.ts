import { isPageQuiet, watchTyping } from './quiet-page.ts';
import { mayReload } from './reload-guard.ts';

/** Specification §9: the latest build is asked for every hour. */
const pollInMs = 3_600_000;

/** Between two calls of one piece of work the page is quiet as well, but not for this long. */
const quietSeconds = 5;

let isOutdated = false;

/**
 * Watches for a newer build than the one this page came from, and loads the page anew as soon as nothing would be lost by
 * it; the next navigation does so at the latest (`needsFullLoad`). Returns how to stop.
 */
export function watchBuild(runningId: string): () => void {
  const stopWatching = watchTyping();
  let waiting: ReturnType<typeof setInterval> | undefined;
  const poll = setInterval(async () => {
    if (!(await isReplaced(runningId))) return;
    isOutdated = true;
    waiting ??= reloadWhenQuiet();
  }, pollInMs);
  return () => {
    clearInterval(poll);
    clearInterval(waiting);
    stopWatching();
  };
}

function reloadWhenQuiet(): ReturnType<typeof setInterval> {
  let quietFor = 0;
  return setInterval(() => {
    quietFor = isPageQuiet() ? quietFor + 1 : 0;
    if (quietFor < quietSeconds || !needsFullLoad(location.pathname)) return;
    quietFor = 0;
    location.reload();
  }, 1000);
}

/** The latest build is another one, and its manifest is there: where several processes serve, all of them have it. */
async function isReplaced(runningId: string): Promise<boolean> {
  const latest = await fetchId('latest.json');
  if (!latest || latest === runningId) return false;
  return (await fetchId(`meta/${encodeURIComponent(latest)}.json`)) === latest;
}

async function fetchId(file: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`/build/${file}?${Date.now()}`, { cache: 'no-store' });
    const body: { id?: unknown } = await answer.json();
    return typeof body.id === 'string' ? body.id : undefined;
  } catch {
    // Not reachable just now, or no such build: the next hour asks again.
    return undefined;
  }
}

/** Should the navigation to this path be a full load, because a newer build waits? */
export function needsFullLoad(path: string): boolean {
  return isOutdated && mayReload(path, Date.now(), sessionStorage);
}
