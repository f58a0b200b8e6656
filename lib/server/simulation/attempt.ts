import { DomainError } from '../kernel/errors.ts';

/** Whether it could be done: whatever is refused may be possible another day. */
export async function attempt(move: () => Promise<unknown>): Promise<boolean> {
  try {
    await move();
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
