/** One thing that is measured. Labels have few values, none of which a stranger can make up. */
interface Measure {
  /** `counter` and `histogram` are told when something happens, `sum` (as it is so far) and `gauge` are looked up. */
  kind: 'counter' | 'histogram' | 'sum' | 'gauge';
  help: string;
  labels: readonly string[];
  /** Of a histogram, in seconds. */
  buckets?: readonly number[];
  /** Of a counter: what is there as zero from the start. A line that begins with its first time has not grown for an alarm. */
  awaited?: readonly Record<string, string>[];
}

const measure =
  <const Kind extends Measure['kind']>(kind: Kind) =>
  <const Labels extends readonly string[]>(help: string, ...labels: Labels) => ({ kind, help, labels });

const [sum, gauge] = [measure('sum'), measure('gauge')];
const counter = <const Labels extends readonly string[]>(
  help: string,
  awaited: readonly Record<Labels[number], string>[],
  ...labels: Labels
) => ({ kind: 'counter' as const, help, labels, awaited });
const histogram = <const Labels extends readonly string[]>(
  help: string,
  buckets: readonly number[],
  ...labels: Labels
) => ({ kind: 'histogram' as const, help, labels, buckets });

const ofRequests = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];
const ofStatements = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5];
const ofJobs = [0.1, 1, 10, 60, 600];

/** Everything that is measured, by the name Prometheus sees; docs/observability.md says what each means for a shop. */
const measures = {
  shop_info: gauge('1, with what runs here', 'version', 'build', 'serves'),

  http_request_duration_seconds: histogram(
    'From the first byte of a request to the last of its answer',
    ofRequests,
    'method',
    'route',
    'status',
  ),
  shop_page_cache_answers_total: sum(
    'Pages by where they came from: cached, rendered for the cache, passed on to Next',
    'from',
  ),
  shop_page_cache_bytes: gauge('What cached pages take'),
  shop_page_cache_evictions_total: sum('Cached pages that went to make room'),
  shop_cached_answers_total: sum('Answers of the catalogue by where they came from: cached, or read', 'from'),
  shop_event_streams: gauge('Connections on which events are told', 'kind'),
  shop_faults_total: counter(
    'What was a fault of the shop: calls and pages answered by error 500, jobs, crashes',
    ['call', 'page', 'job', 'crash'].map((where) => ({ where })),
    'where',
  ),

  db_statement_duration_seconds: histogram('Statements, from being sent to being answered', ofStatements, 'operation'),
  db_connections: gauge('Connections of the pool', 'state'),
  db_connections_max: gauge('Connections that the pool may open'),
  db_waiting: gauge('Who waits for a connection'),

  job_duration_seconds: histogram('Runs of jobs', ofJobs, 'job_name', 'outcome'),
  job_queue_waiting: gauge('Jobs in the queue that nobody has taken', 'job_name'),
  job_queue_oldest_seconds: gauge('How long the oldest of them has been due', 'job_name'),
  job_failures_in_row: gauge('How often a job has failed without succeeding in between', 'job_name'),
  job_rows_failing: gauge(
    'Rows that a step of a job could not do, by whether they come back or were put aside',
    'step',
    'state',
  ),
  outbox_messages_total: counter(
    'Mails and text messages: sent, announced, tried again later, given up',
    ['email', 'mobile'].map((channel) => ({ channel, outcome: 'failed' })),
    'channel',
    'outcome',
  ),
  outbox_expired_total: counter(
    'Codes that expired before they could be sent',
    ['email', 'mobile'].map((channel) => ({ channel })),
    'channel',
  ),
  outbox_waiting: gauge('Mails and text messages that should have gone by now, but for paused channels'),
  outbox_oldest_seconds: gauge('Since the oldest of them was written, however often it was tried'),
  shop_channels_paused: gauge('1 where operators have paused a way to the outside', 'channel'),

  shop_moves_total: sum('What happened to records of the shop, as their histories say', 'record', 'move'),
  shop_refunds_waiting: gauge('Refunds on their way, and those that somebody has to help', 'state'),
  shop_payment_notices_open: gauge('Money that could not be booked and waits for an operator'),
  shop_ledger_faults: gauge('What the last check of the books found'),
  shop_ledger_check_age_seconds: gauge('Since the books were last looked through'),
  shop_backup_age_seconds: gauge('Since the last whole backup'),
  shop_archive_failing: gauge('1 where the last piece of the log could not be archived'),
  shop_archive_age_seconds: gauge('Since a piece of the log was archived'),
  shop_archive_behind_bytes: gauge('What of the log is not in the archive yet'),
  shop_replica_connected: gauge('1 where the replica that a slot is for is connected', 'replica'),
  shop_replica_behind_bytes: gauge('What of the log it does not have yet, and the primary keeps for it', 'replica'),
  shop_pooler_up: gauge('1 where the pooler before the database answers'),
  shop_pooler_waiting: gauge('Who waits in it for a connection to the database', 'database'),
  shop_pooler_wait_seconds: gauge('How long the first of them has waited', 'database'),
  shop_pooler_servers: gauge('Its connections to the database', 'database', 'state'),
  shop_pooler_pool_size: gauge('Connections to the database that it may open for each user', 'database'),
  shop_pooler_clients: gauge('Who is connected to it'),
  shop_pooler_clients_max: gauge('Who may be'),
  shop_address_up: gauge('1 where the shop answers by its public address'),
  shop_certificate_left_seconds: gauge('Until a certificate ends; below zero: since', 'setting'),
  shop_figures_failed: gauge('1 where the figures of the shop could not be read'),

  nodejs_eventloop_delay_p50_seconds: gauge('How late the process gets to what is due: half of the times, or less'),
  nodejs_eventloop_delay_p99_seconds: gauge('How late it gets there in 99 of 100 times, or less'),
  nodejs_eventloop_delay_max_seconds: gauge('How late it got there at worst'),
  nodejs_heap_used_bytes: gauge('What objects of the process take'),
  process_resident_memory_bytes: gauge('What the process takes of the machine’s memory'),
  process_cpu_seconds_total: sum('Processor time'),
  process_start_time_seconds: gauge('When the process began, since 1970'),
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;
type Named<Kind> = {
  [Name in MeasureName]: (typeof measures)[Name]['kind'] extends Kind ? Name : never;
}[MeasureName];

export type CounterName = Named<'counter'>;
export type HistogramName = Named<'histogram'>;
export type LabelsOf<Name extends MeasureName> = Record<(typeof measures)[Name]['labels'][number], string>;

export const measureOf = (name: MeasureName): Measure => measures[name];
export const measureNames = Object.keys(measures) as MeasureName[];
