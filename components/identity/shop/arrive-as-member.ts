import { startSession } from '#lib/api/identity/start-session.ts';
import { goToTarget } from './go-to-target.ts';

/** Starts the session and goes on to the target. False when it turned out that the session is over. */
export async function arriveAsMember(target: string | undefined): Promise<boolean> {
  try {
    if (!(await startSession())) return false;
  } catch {
    // Nobody answered: what the browser keeps stays, and the next page tries again.
    return true;
  }
  goToTarget(target);
  return true;
}
