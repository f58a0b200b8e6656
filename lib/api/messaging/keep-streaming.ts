import { isNearExpiry } from '#lib/session/token-expiry.ts';
import { useUserInfo } from '#lib/session/user-store.ts';
import { renewSession } from '../transport/renew-session.ts';
import { type LiveEvent, type StreamOutcome, streamMessages } from './member-stream.ts';

const firstPauseInMs = 1_000;
const longestPauseInMs = 60_000;
/** Another browser of the same person took the place: coming back at once would only push out the next one. */
const pauseWhenReplacedInMs = 5 * 60_000;

/**
 * Listens for as long as it is wanted, with a new token when the old one has run out, and again after every break:
 * sooner when the person comes back to the tab or online. Resolves when aborted, when the session is over, or, with
 * true, when the server offers nothing to listen to.
 */
export async function keepStreaming(notify: (event: LiveEvent) => void, signal: AbortSignal): Promise<boolean> {
  let lastEventId = '';
  let pause = firstPauseInMs;
  const onEvent = (event: LiveEvent, id: string | undefined) => {
    lastEventId = id || lastEventId;
    pause = firstPauseInMs;
    notify(event);
  };
  while (!signal.aborted) {
    const outcome = await listenOnce({ lastEventId, signal, onEvent });
    if (outcome === 'need_login') return false;
    if (outcome === 'not_offered') return true;
    await rest(outcome === 'replaced' ? pauseWhenReplacedInMs : pause * (0.75 + Math.random() / 2), signal);
    pause = Math.min(pause * 2, longestPauseInMs);
  }
  return false;
}

type Listening = Omit<Parameters<typeof streamMessages>[0], 'token'>;

/** With a fresh token, before it is refused or after. */
async function listenOnce(listening: Listening): Promise<StreamOutcome> {
  try {
    const { token } = useUserInfo.getState();
    if (isNearExpiry(token, Date.now()) && !(await renewSession(token))) return 'need_login';
    const used = useUserInfo.getState().token;
    const outcome = await streamMessages({ ...listening, token: used });
    if (outcome !== 'token_expired') return outcome;
    return (await renewSession(used)) ? 'lost' : 'need_login';
  } catch {
    // Nobody answered when the token was to be renewed.
    return 'lost';
  }
}

/** Ends early when the person is back, or when nothing is to be waited for any more. */
function rest(pauseInMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wakeWhenSeen);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const wakeWhenSeen = () => {
      if (document.visibilityState === 'visible') wake();
    };
    const timer = setTimeout(wake, pauseInMs);
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wakeWhenSeen);
    signal.addEventListener('abort', wake);
  });
}
