import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AttemptFault } from '#lib/contract/integrations/webhooks.ts';
import { ClosedAddress, findTargets, lookupOf } from './find-targets.ts';
import type { Resolved } from './public-address.ts';
import type { Resolve } from './resolve-host.ts';

/** Longest time from the first step to the last byte that is read. */
const timeoutInMs = 15_000;
/** As much as is read and kept of an answer. */
const keptBytes = 1024;

interface Sending {
  url: string;
  headers: Record<string, string>;
  body: string;
  resolve: Resolve;
  /** Whether this machine may be written to, and without TLS: where programs are developed, never in a shop. */
  isLoopbackAllowed: boolean;
  timeout?: number;
  signal?: AbortSignal;
}

export interface SendingResult {
  /** Of the answer; null: there was none. */
  status: number | null;
  fault: AttemptFault | null;
  durationMs: number;
  answer: string;
}

/**
 * Posts a message. The name is resolved once, looked at, and those very addresses connected to, so a name that changes its address
 * in between leads nowhere else; redirects are not followed, and no more of an answer is read than is kept. Never throws:
 * what went wrong is the result.
 */
export async function sendMessage(sending: Sending): Promise<SendingResult> {
  const start = performance.now();
  const durationMs = () => Math.round(performance.now() - start);
  const signals = [AbortSignal.timeout(sending.timeout ?? timeoutInMs), ...(sending.signal ? [sending.signal] : [])];
  const signal = AbortSignal.any(signals);
  try {
    const targets = await untilAborted(findTargets(sending), signal);
    const { status, answer } = await post(sending, { targets, signal });
    return { status, fault: faultOf(status), durationMs: durationMs(), answer };
  } catch (error) {
    const fault = error instanceof ClosedAddress ? 'address' : signal.aborted ? 'timeout' : 'connection';
    return { status: null, fault: sending.signal?.aborted ? 'lost' : fault, durationMs: durationMs(), answer: '' };
  }
}

function faultOf(status: number): AttemptFault | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/** A look-up cannot be called off; nobody waits for it any more. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  work.catch(() => {});
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    work.then(resolve, reject);
  });
}

interface Connecting {
  targets: Resolved[];
  signal: AbortSignal;
}

function post(sending: Sending, { targets, signal }: Connecting): Promise<{ status: number; answer: string }> {
  const url = new URL(sending.url);
  const body = Buffer.from(sending.body);
  const lookup = lookupOf(targets);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = request(
      url,
      {
        method: 'POST',
        headers: { ...sending.headers, 'content-type': 'application/json', 'content-length': body.length },
        lookup,
        // A connection of its own, which ends with it.
        agent: false,
        signal,
      },
      (answer) => {
        sent.off('error', reject).on('error', () => {});
        readBeginning(answer).then((text) => {
          sent.destroy();
          resolve({ status: answer.statusCode ?? 0, answer: text });
        }, reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Whoever has answered a status has decided: what of the rest does not come is not waited for a second time. */
async function readBeginning(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= keptBytes) break;
    }
  } catch {
    // It broke off, or its time is over.
  }
  // No column can hold this character.
  return Buffer.concat(chunks).subarray(0, keptBytes).toString('utf8').replaceAll('\u0000', '');
}
