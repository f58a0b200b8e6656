import type { UseFormSetError } from 'react-hook-form';
import type { StoreApplication } from '#lib/api/store/member-application.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { allFields } from '../application-steps.ts';
import type { EntryValues } from '../entry-context.ts';
import type { SaveOutcome } from './draft-saver.ts';

/** The draft is not the applicant's to change any more. */
const ended = ['status_changed', 'store_exists', 'applicant_unavailable'];

/** What a save came to. What the server refuses is put at its fields, without taking the focus from whoever types. */
export async function toSaveOutcome(
  saving: Promise<StoreApplication>,
  setError: UseFormSetError<EntryValues>,
): Promise<SaveOutcome> {
  try {
    return { saved: await saving };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.error === 'draft_conflict') return 'conflict';
    if (ended.includes(error.error ?? '')) return 'gone';
    if (error.status !== 200) return 'unreachable';
    const atFields = allFields.filter((name) => error.fields[name]);
    for (const name of atFields) setError(name, { type: 'server', message: error.fields[name] ?? '' });
    if (atFields.length === 0) setError('root', { type: 'server', message: error.message });
    return 'refused';
  }
}
