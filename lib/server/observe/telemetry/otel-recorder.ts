import type { Meter, Observable } from '@opentelemetry/api';
import { type CounterName, type HistogramName, type MeasureName, measureNames, measureOf } from '../measures.ts';
import { lookUpFigures, type Recorder } from '../recorder.ts';

/** All measures as instruments of OpenTelemetry; what is looked up is looked up when a reader asks. */
export function createOtelRecorder(meter: Meter): Recorder {
  const counters = new Map(namesOf('counter').map((name) => [name, meter.createCounter(name, told(name))]));
  for (const [name, counter] of counters) for (const labels of measureOf(name).awaited ?? []) counter.add(0, labels);
  const histograms = new Map(namesOf('histogram').map((name) => [name, meter.createHistogram(name, told(name))]));
  const observables = new Map<MeasureName, Observable>([
    ...namesOf('sum').map((name) => [name, meter.createObservableCounter(name, told(name))] as const),
    ...namesOf('gauge').map((name) => [name, meter.createObservableGauge(name, told(name))] as const),
  ]);
  meter.addBatchObservableCallback(
    async (result) => {
      for (const { name, value, labels } of await lookUpFigures()) {
        const observable = observables.get(name);
        if (observable) result.observe(observable, value, labels);
      }
    },
    [...observables.values()],
  );
  return {
    add: (name, by, labels) => counters.get(name as CounterName)?.add(by, labels),
    record: (name, seconds, labels) => histograms.get(name as HistogramName)?.record(seconds, labels),
  };
}

const namesOf = (kind: string): MeasureName[] => measureNames.filter((name) => measureOf(name).kind === kind);

function told(name: MeasureName) {
  const { help, buckets } = measureOf(name);
  return { description: help, ...(buckets && { advice: { explicitBucketBoundaries: [...buckets] } }) };
}
