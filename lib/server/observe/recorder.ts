import type { CounterName, HistogramName, LabelsOf, MeasureName } from './measures.ts';

/** Where measurements go; there is none unless somebody asked for them. */
export interface Recorder {
  add(name: CounterName, by: number, labels: Record<string, string>): void;
  record(name: HistogramName, seconds: number, labels: Record<string, string>): void;
}

/** What is looked up when it is asked for. A counter is told as the sum so far. */
export interface Figure {
  name: MeasureName;
  value: number;
  labels?: Record<string, string>;
}

type Look = () => readonly Figure[] | Promise<readonly Figure[]>;

let recorder: Recorder | undefined;
const looks = new Set<Look>();

/** Undefined ends it. */
export function setRecorder(next: Recorder | undefined): void {
  recorder = next;
}

export const isRecording = (): boolean => recorder !== undefined;

export function count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by = 1): void {
  recorder?.add(name, by, labels);
}

export function recordSeconds<Name extends HistogramName>(name: Name, seconds: number, labels: LabelsOf<Name>): void {
  recorder?.record(name, seconds, labels);
}

export const figure = <Name extends MeasureName>(name: Name, value: number, labels: LabelsOf<Name>): Figure => ({
  name,
  value,
  labels,
});

/** Adds what can be looked up; answers what takes it away again. */
export function addFigures(look: Look): () => void {
  looks.add(look);
  return () => void looks.delete(look);
}

/** All there is to look up now. What cannot be read is left out: the others still tell. */
export async function lookUpFigures(): Promise<Figure[]> {
  const found = await Promise.allSettled([...looks].map(async (look) => look()));
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
}
