import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  type Sampler,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { type Cause, runFor } from '../cause.ts';
import { type OpenSpan, type SpanStart, setTracer } from '../spans.ts';
import { endInTime } from './end-in-time.ts';
import { watchOutgoingRequests } from './outgoing-requests.ts';

interface TracesOptions {
  exporter: SpanExporter;
  sampler: Sampler;
  resource: Resource;
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** Begins to trace. Nothing is registered for the whole process: what others would trace by themselves they do not. */
export function startTraces({ exporter, sampler, resource }: TracesOptions): { stop(): Promise<void> } {
  const ids = new RandomIdGenerator();
  let wanted: string | undefined;
  const provider = new TracerProvider({
    sampler,
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter: apart(exporter) })],
    idGenerator: {
      generateTraceId: () => wanted ?? ids.generateTraceId(),
      generateSpanId: () => ids.generateSpanId(),
    },
  });
  const tracer = provider.getTracer('shop');
  const begin = ({ name, kind, facts }: SpanStart, cause: Cause): OpenSpan => {
    // Asked for while the span begins, and not later.
    wanted = traceIdOf(cause.requestId);
    const span = tracer.startSpan(name, { kind: kinds[kind], ...(facts && { attributes: facts }) }, contextOf(cause));
    wanted = undefined;
    return toOpenSpan(span);
  };
  setTracer({ begin });
  const outgoing = watchOutgoingRequests();
  return {
    stop: async () => {
      setTracer(undefined);
      outgoing.stop();
      await endInTime(provider.shutdown());
    },
  };
}

/** An id of our own is a trace's id too, so that one leads to the other. */
function traceIdOf(requestId: string): string | undefined {
  const plain = requestId.replaceAll('-', '');
  return /^(?!0+$)[0-9a-f]{32}$/.test(plain) ? plain : undefined;
}

function contextOf({ trace: place }: Cause) {
  if (!place) return ROOT_CONTEXT;
  const { traceId, spanId, isSampled } = place;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function toOpenSpan(span: Span): OpenSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    place: { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
    rename: (name) => void span.updateName(name),
    note: (facts) => void span.setAttributes(facts),
    end: (error) => {
      if (error !== undefined) {
        // What it says may hold what somebody typed: its name has to do.
        const type = error instanceof Error ? error.name : 'failed';
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', type);
      }
      span.end();
    },
  };
}

/** What is sent belongs to no request: traced, it would be sent again and again. */
function apart(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => runFor(undefined, () => exporter.export(spans, done)),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
