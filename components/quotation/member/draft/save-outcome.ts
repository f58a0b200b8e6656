import { ApiError } from '#lib/api/transport/api-error.ts';
import { isSessionOver } from '#lib/api/transport/end-session.ts';
import type { SaveOutcome } from './line-saver.ts';

/** The draft, or the line, is not the caller's to change any more. */
const ended = ['status_changed', 'not_found'];

/** What a save came to; anything but a refusal of the server is a fault of ours and goes on. */
export async function toSaveOutcome(saving: Promise<unknown>): Promise<SaveOutcome> {
  try {
    await saving;
    return 'saved';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isSessionOver(error)) return 'login';
    if (error.status !== 200) return 'unreachable';
    if (ended.includes(error.error ?? '')) return 'gone';
    return { refused: Object.keys(error.fields).length > 0 ? error.fields : { root: error.message } };
  }
}
