/** Where something stands in a trace (W3C Trace Context, level 1). */
export interface TracePlace {
  traceId: string;
  /** What comes next is a part of this. */
  spanId: string;
  isSampled: boolean;
}

const form = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const nothing = /^0+$/;
/** Later versions may add to it; it is read no further. */
const longest = 200;

/** Undefined for what is no such header: whoever gets one starts a trace of their own. */
export function readTraceparent(header: string): TracePlace | undefined {
  const [, version, traceId = '', spanId = '', flags = '', more] =
    header.length > longest ? [] : (form.exec(header.trim()) ?? []);
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  if (nothing.test(traceId) || nothing.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export const writeTraceparent = ({ traceId, spanId, isSampled }: TracePlace): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
