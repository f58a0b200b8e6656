import { isTimeoutError } from 'ky';
import type { ApiError } from './api-error.ts';

/** A text of the error catalogue by its key, with its values. */
interface FailureText {
  failure: string;
  values?: Record<string, string>;
}

/** Statuses with a sentence of their own (specification §8). */
const statuses = new Set([302, 400, 401, 403, 404, 408, 409, 500, 501, 502, 503, 504, 505]);

/** Which sentence of the error catalogue fits a call that got no envelope of code 1. */
export function failureText(error: ApiError, url: string, isOnline: boolean): FailureText {
  if (isTimeoutError(error.cause)) return { failure: 'timeout' };
  if (error.status === undefined) return { failure: isOnline ? 'server' : 'offline' };
  if (!statuses.has(error.status)) return { failure: 'other' };
  return { failure: String(error.status), ...(error.status === 404 && { values: { url } }) };
}
