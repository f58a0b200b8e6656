import ky from 'ky';
import type { Envelope } from '#lib/contract/endpoint.ts';
import { fromStaleHeader, staleHeader } from '#lib/utils/page/stale-header.ts';
import { ApiError } from './api-error.ts';
import { flattenParameters, type Parameters } from './parameters.ts';

export interface Call {
  method: 'get' | 'post';
  path: `/api/${string}`;
  query?: Parameters | undefined;
  /** An object travels as JSON, a form as multipart. */
  body?: unknown;
  /** Milliseconds; false for uploads, which may take any time (contract §1). */
  timeout?: number | false;
  signal?: AbortSignal;
  /** Of this call alone, such as `Idempotency-Key`. */
  headers?: Record<string, string> | undefined;
}

export interface Transport {
  baseUrl: string;
  fetch(request: Request): Promise<Response>;
  headers: Record<string, string>;
}

/** The envelope, and what the server says a write has made old; undefined where it does not say. */
export interface Answer extends Envelope {
  stale: string[] | undefined;
}

const timeoutInMs = 10_000;

/**
 * Sends one call and returns the envelope, whatever its code. Throws an `ApiError` with code 0 for every HTTP status
 * that is not a success; without a status when nothing answered, and then `cause` says why.
 */
export async function send(transport: Transport, call: Call): Promise<Answer> {
  const response = await exchange(transport, call);
  const envelope = await readEnvelope(response);
  if (response.ok && envelope) return { ...envelope, stale: fromStaleHeader(response.headers.get(staleHeader)) };
  throw new ApiError(envelope?.msg ?? '', { code: 0, status: response.status, data: envelope?.data });
}

/** Sends one call and returns the answer as it is. Throws an `ApiError` without a status when nothing answered. */
export async function exchange(transport: Transport, call: Call): Promise<Response> {
  const isForm = call.body instanceof FormData;
  try {
    return await ky(call.path, {
      method: call.method,
      baseUrl: transport.baseUrl,
      fetch: (input) => transport.fetch(input as Request),
      headers: { server: 'true', ...transport.headers, ...call.headers },
      searchParams: flattenParameters(call.query ?? {}),
      ...(isForm && { body: call.body as FormData }),
      ...(!isForm && call.body !== undefined && { json: call.body }),
      timeout: call.timeout ?? timeoutInMs,
      retry: 0,
      throwHttpErrors: false,
      ...(call.signal && { signal: call.signal }),
    });
  } catch (cause) {
    throw new ApiError('', { code: 0, cause });
  }
}

async function readEnvelope(response: Response): Promise<Envelope | undefined> {
  try {
    const body = (await response.json()) as Partial<Envelope> | null;
    return typeof body?.code === 'number' ? ({ msg: '', data: null, ...body } as Envelope) : undefined;
  } catch {
    return undefined;
  }
}
