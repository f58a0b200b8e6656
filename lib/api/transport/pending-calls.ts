import type { Call } from './send.ts';

/** Reason of an abort that a newer, identical call caused. */
export const duplicate = Symbol('duplicate');

const pending = new Map<string, AbortController>();

/** Two calls are the same when method, address, caller, parameters and body are (contract §1). */
function keyOf(call: Call, token: string): string {
  return [call.path, call.method, token, JSON.stringify(call.query), JSON.stringify(call.body)].join('&');
}

/**
 * Registers a call and cancels an identical one that is still under way. Returns its signal, and what to do when it
 * is over.
 */
export function claimCall(call: Call, token: string): { signal: AbortSignal; release: () => void } {
  const key = keyOf(call, token);
  const controller = new AbortController();
  pending.get(key)?.abort(duplicate);
  pending.set(key, controller);
  return {
    signal: controller.signal,
    release: () => {
      if (pending.get(key) === controller) pending.delete(key);
    },
  };
}
