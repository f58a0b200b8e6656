import type { Envelope } from '#lib/contract/endpoint.ts';
import { useUserInfo } from '#lib/session/user-store.ts';
import { saveFile } from '#lib/utils/files/save-file.ts';
import { publishNotice } from '#lib/utils/notice-bus.ts';
import { whileCalling } from '#lib/utils/page/quiet-page.ts';
import { ApiError } from './api-error.ts';
import { browserTransport } from './browser-transport.ts';
import { endSession, isSessionOver } from './end-session.ts';
import { failureText } from './failure-text.ts';
import type { Parameters } from './parameters.ts';
import { renewSession } from './renew-session.ts';
import { type Call, exchange } from './send.ts';

/**
 * Fetches a file of the API, which needs the login's token and so cannot be a plain link, and hands it to the browser to
 * keep. Resolves with its name. A refusal is shown as a notice, and rejects with an `ApiError`.
 */
export function downloadFile(path: Call['path'], query: Parameters, save = saveFile): Promise<string> {
  return whileCalling(fetchAndSave(path, query, save));
}

async function fetchAndSave(path: Call['path'], query: Parameters, save: typeof saveFile): Promise<string> {
  const call = { method: 'get', path, query, timeout: false } as const;
  try {
    const response = await fetchFile(call);
    const name = fileName(response.headers.get('content-disposition')) ?? 'download';
    save(await response.blob(), name);
    return name;
  } catch (error) {
    if (error instanceof ApiError) report(error, path);
    throw error;
  }
}

type Refusal = Pick<Envelope, 'code' | 'msg' | 'data'>;

/** Renews the session once when it has ended. */
async function fetchFile(call: Call): Promise<Response> {
  const { token } = useUserInfo.getState();
  const response = await exchange(browserTransport(token), call);
  const refusal = await readRefusal(response);
  if (!refusal) return response;
  if (!isSessionOver(refusal) || !(await renewSession(token))) throw toError(refusal, response.status);
  const again = await exchange(browserTransport(useUserInfo.getState().token), call);
  const second = await readRefusal(again);
  if (second) throw toError(second, again.status);
  return again;
}

/** What refuses is in the envelope, or is no answer of the API at all; a file is neither. */
async function readRefusal(response: Response): Promise<Refusal | undefined> {
  const isEnvelope = response.headers.get('content-type')?.includes('application/json') ?? false;
  if (response.ok && !isEnvelope) return undefined;
  return { code: 0, msg: '', data: null, ...(isEnvelope && ((await response.json()) as Partial<Refusal>)) };
}

function toError({ code, msg, data }: Refusal, status: number): ApiError {
  return new ApiError(msg, { code, status, data });
}

function report(error: ApiError, path: string): void {
  if (isSessionOver(error)) endSession();
  else if (error.message) publishNotice({ tone: 'error', text: error.message });
  else publishNotice({ tone: 'error', ...failureText(error, path, navigator.onLine) });
}

/** The name a server gives a file (RFC 6266, the extended form that ours sends). */
function fileName(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (!encoded) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
