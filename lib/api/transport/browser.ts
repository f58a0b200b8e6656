import type { GetEntry, GetPath, PostEntry, PostPath } from '#lib/contract/calls.ts';
import type { BodyOf, DataOf, Envelope, QueryOf } from '#lib/contract/endpoint.ts';
import { isNearExpiry } from '#lib/session/token-expiry.ts';
import { useUserInfo } from '#lib/session/user-store.ts';
import { saveAll } from '#lib/utils/late-saves.ts';
import { publishNotice } from '#lib/utils/notice-bus.ts';
import { startLoading } from '#lib/utils/page/loading-counter.ts';
import { whileCalling } from '#lib/utils/page/quiet-page.ts';
import { ApiError } from './api-error.ts';
import { browserTransport } from './browser-transport.ts';
import {
  endSession,
  isSecondFactorMissing,
  isSessionOver,
  leaveForMemberCentre,
  leaveForSecondFactor,
} from './end-session.ts';
import { failureText } from './failure-text.ts';
import { claimCall, duplicate } from './pending-calls.ts';
import { renewSession } from './renew-session.ts';
import { type Answer, type Call, send } from './send.ts';
import { markStale } from './stale-reads.ts';

/** Per-call behaviour, with the family's defaults (contract §1, request helper). */
export interface CallOptions {
  /** Raise the loading counter: off. */
  isLoadingShown?: boolean;
  /** Show what HTTP or the network says: on. */
  isErrorShown?: boolean;
  /** Show the message of a code other than 1: on. */
  isCodeShown?: boolean;
  /** Show the message of code 1: off. */
  isSuccessShown?: boolean;
  /** Cancel an identical call still under way: on. */
  isDuplicateCancelled?: boolean;
  /** Follow codes 303 and 409 to another page: on. */
  isRedirectFollowed?: boolean;
  /** The read that a write answers: the caller shows it, so that only the others are read anew. */
  answers?: GetPath;
  /** What a write made old is read anew when it is shown again, not now: the caller leaves the page, or shows it itself. */
  isRereadLater?: boolean;
  /** Where somebody was faster the caller says so in place, and the page stays as it was read. */
  isOvertakingShown?: boolean;
  /** A POST that only asks. */
  isQuestion?: boolean;
  /** A write that does not wait until the page has saved what saves itself: that saving itself, and what takes away. */
  isBeside?: boolean;
  timeout?: number | false;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Parameters of the address, for a POST that has some. */
  query?: Call['query'];
}

/** GET from the browser. Parameters and answer are those of the contract's entry with this path. */
export function getApi<Path extends GetPath>(path: Path, query?: QueryOf<GetEntry<Path>>, options: CallOptions = {}) {
  return call({ method: 'get', path, query: query as Call['query'] }, options) as Promise<DataOf<GetEntry<Path>>>;
}

/** POST from the browser; a `FormData` body travels as multipart. */
export function postApi<Path extends PostPath>(
  path: Path,
  body: BodyOf<PostEntry<Path>> | FormData,
  options: CallOptions = {},
) {
  const { headers, query } = options;
  return call({ method: 'post', path, body, headers, query }, options) as Promise<DataOf<PostEntry<Path>>>;
}

/** Resolves with the data of code 1; everything else rejects with an `ApiError`, after it was shown. */
async function call(request: Call, options: CallOptions): Promise<unknown> {
  const endLoading = options.isLoadingShown ? startLoading() : undefined;
  const claim = options.isDuplicateCancelled === false ? undefined : claimCall(request, useUserInfo.getState().token);
  const signals = [claim?.signal, options.signal].filter((signal) => signal !== undefined);
  const { timeout } = options;
  try {
    if (isGoingOn(request, options) && !(await saveAll())) throw unsaved();
    const signal = AbortSignal.any(signals);
    const sent = sendWithSession({ ...request, signal, ...(timeout !== undefined && { timeout }) });
    const answer = await whileCalling(sent);
    reread(request, answer, options);
    return settle(answer, options);
  } catch (error) {
    if (error instanceof ApiError && error.code === 0 && error.status !== 200) report(error, request, claim, options);
    const isUnclear = error instanceof ApiError && (error.status ?? 500) >= 500;
    if (isUnclear && !claim?.signal.aborted && !options.signal?.aborted) reread(request, undefined, options);
    throw error;
  } finally {
    claim?.release();
    endLoading?.();
  }
}

/** Who logs in, proves who acts, sends a file or reads messages takes no step that needs what is being typed. */
const besides = /^\/api\/(?:user|account|common|ajax|Sms|Ems|message|site|index|address)\//;

/** Whether it has to wait until everything that saves itself is saved (docs/adr/0057-nothing-typed-is-lost.md). */
const isGoingOn = ({ method, path, body }: Call, { isQuestion, isBeside }: CallOptions) =>
  method === 'post' && !isQuestion && !isBeside && !(body instanceof FormData) && !besides.test(path);

/** Nothing was sent: where it could not be saved says why, and a message that this is so. */
function unsaved(): ApiError {
  publishNotice({ tone: 'error', failure: 'unsaved' });
  return new ApiError('', { code: 0, status: 200, data: { error: 'unsaved' } });
}

/** Renews the token ahead of its end, or when the server says it has ended, and then sends the call once more. */
async function sendWithSession(request: Call): Promise<Answer> {
  const { token, refresh_token } = useUserInfo.getState();
  const isStale = token && refresh_token && isNearExpiry(token, Date.now());
  if (isStale) await renewSession(token);
  const used = useUserInfo.getState().token;
  const answer = await send(browserTransport(used), request);
  if (!used || !isSessionOver(answer) || !(await renewSession(used))) return answer;
  return send(browserTransport(useUserInfo.getState().token), request);
}

/**
 * Has read anew what a write made old: what the server names, also where it refuses because somebody was faster. A
 * server that names nothing may have changed anything, and so may a write whose end nobody knows.
 */
function reread({ method }: Call, answer: Answer | undefined, options: CallOptions) {
  const { answers, isRereadLater, isOvertakingShown, isQuestion } = options;
  const isRefused = answer !== undefined && answer.code !== 1;
  if (method === 'get' || isQuestion || (isRefused && isOvertakingShown)) return;
  const paths = isRefused ? (answer.stale ?? []) : answer?.stale?.filter((path) => path !== answers);
  markStale({ paths, isLater: isRereadLater === true && !isRefused });
}

function settle({ code, msg, data }: Envelope, options: CallOptions): unknown {
  if (code === 1) {
    if (options.isSuccessShown) publishNotice({ tone: 'success', failure: 'success', ...(msg && { text: msg }) });
    return data;
  }
  if (options.isRedirectFollowed !== false && isSessionOver({ code, data })) endSession();
  else if (options.isRedirectFollowed !== false && code === 303) leaveForMemberCentre();
  else if (options.isRedirectFollowed !== false && isSecondFactorMissing({ data })) leaveForSecondFactor();
  else if (options.isCodeShown !== false && msg) publishNotice({ tone: 'error', text: msg });
  throw new ApiError(msg, { code, status: 200, data });
}

function report(
  error: ApiError,
  request: Call,
  claim: { signal: AbortSignal } | undefined,
  options: CallOptions,
): void {
  if (options.isErrorShown === false || options.signal?.aborted) return;
  if (claim?.signal.reason === duplicate) publishNotice({ tone: 'info', failure: 'duplicate' });
  else publishNotice({ tone: 'error', ...failureText(error, request.path, navigator.onLine) });
}
