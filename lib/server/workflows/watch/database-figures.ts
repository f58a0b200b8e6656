import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { type Figure, figure } from '../../observe/recorder.ts';

interface ArchiveRow extends Record<string, unknown> {
  isOn: boolean;
  isFailing: boolean;
  secondsSince: number;
  lastSegment: string | null;
  segmentBytes: string;
  position: string;
}

interface SlotRow extends Record<string, unknown> {
  name: string;
  isConnected: boolean;
  behindBytes: string | null;
}

/**
 * What the database does for its own safety: the archive of its log, and its replicas by the slots that keep the log for them. Both may
 * be asked by a user without any further right. Nothing of what is not set up.
 */
export async function readDatabaseFigures(db: Executor): Promise<Figure[]> {
  const [{ rows: archive }, { rows: slots }] = await Promise.all([
    db.execute<ArchiveRow>(sql`
      select current_setting('archive_mode') <> 'off' as "isOn",
        coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isFailing",
        extract(epoch from now() - coalesce(last_archived_time, pg_postmaster_start_time()))::float8 as "secondsSince",
        last_archived_wal as "lastSegment", pg_size_bytes(current_setting('wal_segment_size'))::text as "segmentBytes",
        (pg_current_wal_lsn() - '0/0')::text as position
      from pg_stat_archiver`),
    db.execute<SlotRow>(sql`
      select slot_name as name, active as "isConnected",
        greatest(pg_current_wal_lsn() - restart_lsn, 0)::text as "behindBytes"
      from pg_replication_slots where slot_type = 'physical' and not temporary order by slot_name`),
  ]);
  return [...archive.filter(({ isOn }) => isOn).flatMap(archiveFigures), ...slots.flatMap(slotFigures)];
}

function archiveFigures({ isFailing, secondsSince, lastSegment, segmentBytes, position }: ArchiveRow): Figure[] {
  const archived = lastSegment === null ? 0 : endOfSegment(lastSegment, Number(segmentBytes));
  return [
    figure('shop_archive_failing', isFailing ? 1 : 0, {}),
    figure('shop_archive_age_seconds', Math.max(0, secondsSince), {}),
    // A history of timelines says nothing about how far the log is.
    ...(archived === undefined
      ? []
      : [figure('shop_archive_behind_bytes', Math.max(0, Number(position) - archived), {})]),
  ];
}

/** Names of segments are of PostgreSQL: timeline, upper half of the position, and which segment of that half. */
const segmentName = /^[0-9A-F]{8}([0-9A-F]{8})([0-9A-F]{8})/;

function endOfSegment(name: string, segmentBytes: number): number | undefined {
  const [, upper, segment] = segmentName.exec(name) ?? [];
  if (!upper || !segment) return undefined;
  return Number.parseInt(upper, 16) * 2 ** 32 + (Number.parseInt(segment, 16) + 1) * segmentBytes;
}

/** A slot whose log is lost has no position any more, and nobody connected. */
function slotFigures({ name, isConnected, behindBytes }: SlotRow): Figure[] {
  return [
    figure('shop_replica_connected', isConnected ? 1 : 0, { replica: name }),
    ...(behindBytes === null ? [] : [figure('shop_replica_behind_bytes', Number(behindBytes), { replica: name })]),
  ];
}
