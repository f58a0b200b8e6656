/** A file of PostgreSQL's log: timeline, and which of its segments of 16 MB. */
const segmentName = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/;

const segmentsInALog = 256;

/** The segment's number, which goes on over timelines; undefined where the name is no segment's. */
export function segmentOf(name: string): number | undefined {
  const [, , log = '', segment = ''] = segmentName.exec(name) ?? [];
  return log ? Number.parseInt(log, 16) * segmentsInALog + Number.parseInt(segment, 16) : undefined;
}

/** The first segment after `from` that is missing although later ones are there; undefined where none is. */
export function findGap(names: string[], from: number): number | undefined {
  const there = new Set(names.map(segmentOf).filter((segment) => segment !== undefined));
  const last = Math.max(from, ...there);
  for (let segment = from; segment < last; segment += 1) if (!there.has(segment)) return segment;
  return undefined;
}
