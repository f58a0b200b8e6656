import type { FileOutcome } from '#lib/contract/invoices/issuer-files.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { shopDay } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Application } from '../application-repository.ts';
import type { IssuerActor } from '../issuers/issuers.ts';
import { readIssuer } from '../issuers/issuers.ts';
import { findFactFault, type SaidFacts } from '../issuing/document-facts.ts';
import { attachUploads } from '../issuing/invoice-files.ts';
import { findOwn, lockIssued } from '../issuing/lock-issued.ts';
import { type InvoiceDetails, listDocuments } from '../issuing/read-details.ts';
import { recordLocked, requireSame } from '../issuing/record-manually.ts';
import { notifyIssued } from '../notify/notify-issued.ts';
import { canMove } from '../states.ts';
import { findTaken } from '../tax-file/settle-tax-results.ts';
import { compareFacts, type Difference } from './compare-facts.ts';
import { findCandidates } from './find-candidates.ts';
import { type KnownFile, knowFiles, type Match, matchFile } from './match-files.ts';
import { lookAtFiles } from './read-invoice-file.ts';

/** An uploaded file, and which application somebody says that it is of. */
export interface GivenFile {
  url: string;
  no?: string | undefined;
}

export interface FileReport extends Omit<Match, 'outcome'> {
  url: string;
  name: string;
  outcome: FileOutcome;
  fapiaoNo: string;
  issueDate: string;
  differences: Difference[];
}

interface Judged {
  known: KnownFile;
  report: FileReport;
  said: SaidFacts | undefined;
}

/** Says of each file which invoice it is of and what would come of it; nothing is saved. */
export async function checkFiles(ctx: ServerContext, actor: IssuerActor, given: GivenFile[]): Promise<FileReport[]> {
  return (await judge(ctx, actor, given)).map(({ report }) => report);
}

/**
 * Saves what the files say: an invoice that is not recorded yet is, with all of its files, and others get theirs. Each invoice by
 * itself: what is refused is said of its files and stops no other. Sent again it changes nothing.
 */
export async function saveFiles(ctx: ServerContext, actor: IssuerActor, given: GivenFile[]): Promise<FileReport[]> {
  const judged = await judge(ctx, actor, given);
  const nos = new Set(judged.filter(isReady).map(({ report }) => report.no));
  const failed = new Set<string>();
  for (const no of nos) {
    const own = judged.filter((each) => isReady(each) && each.report.no === no);
    if (!(await saveOne(ctx, actor, { no, own }))) failed.add(no);
  }
  if (failed.size === 0) return judged.map(({ report }) => report);
  // Somebody else was faster: what it means now.
  const again = await judge(ctx, actor, given);
  return judged.map(({ report }, index) => (failed.has(report.no) ? (again[index]?.report ?? report) : report));
}

const isReady = ({ report: { outcome } }: Judged) => outcome === 'record' || outcome === 'attach';

async function judge(ctx: ServerContext, actor: IssuerActor, given: GivenFile[]): Promise<Judged[]> {
  const urls = given.map(({ url }) => url);
  const known = knowFiles(await lookAtFiles(ctx, { userId: actor.member.userId, urls }));
  const chosen = new Map(given.map(({ url, no }) => [url, no]));
  const [candidates, { seller }, taken, isOwn] = await Promise.all([
    findCandidates(ctx.db, actor.issuer, { known, chosen: [...chosen.values()].flatMap((no) => no ?? []) }),
    readIssuer(ctx.db, actor.issuer),
    findTaken(
      ctx.db,
      actor.issuer,
      known.flatMap(({ facts }) => facts ?? []),
    ),
    findOwn(ctx.db, actor),
  ]);
  const now = ctx.clock.now();
  const judged = known.map((each) => {
    const match = matchFile(each, candidates, chosen.get(each.file.url));
    const found = candidates.find(({ application }) => application.no === match.no);
    return judgeOne(each, { match, found, sellerTaxNo: seller.taxNo, taken, isOwn, now });
  });
  return completeGroups(judged);
}

type Found = Awaited<ReturnType<typeof findCandidates>>[number];

interface Circumstances {
  match: Match;
  found: Found | undefined;
  sellerTaxNo: string;
  taken: ReadonlySet<string>;
  isOwn: (invoice: Application) => boolean;
  now: Date;
}

function judgeOne(known: KnownFile, { match, found, sellerTaxNo, taken, isOwn, now }: Circumstances): Judged {
  const { file, facts } = known;
  const said = facts && { fapiaoCode: facts.fapiaoCode, fapiaoNo: facts.fapiaoNo, issueDate: facts.issueDate };
  const about = { url: file.url, name: file.name, fapiaoNo: facts?.fapiaoNo ?? '', issueDate: facts?.issueDate ?? '' };
  const answer = (outcome: FileOutcome, differences: Difference[] = []): Judged => ({
    known,
    said,
    report: { ...match, ...about, outcome, differences },
  });
  if (!found) return answer(match.outcome ?? 'unmatched');
  const { application, document } = found;
  if (isOwn(application)) return answer('own');
  const recorded = document && {
    fapiaoCode: document.fapiaoCode,
    fapiaoNo: document.fapiaoNo,
    issueDate: document.issueDate,
  };
  const differences = facts ? compareFacts({ application, sellerTaxNo, said: recorded }, facts) : [];
  if (differences.length > 0) return answer('differs', differences);
  if (document) return answer(document.formats.includes(file.format) ? 'there' : 'attach');
  if (!canMove(application.status, 'record')) return answer('closed');
  if (!said?.issueDate) return answer('facts_missing');
  if (taken.has(`${said.fapiaoCode} ${said.fapiaoNo}`)) return answer('taken');
  const since = shopDay(application.createdAt);
  return answer(findFactFault(application.medium, said, { since, now }) ? 'facts_missing' : 'record');
}

/** A PDF without a number in its name goes with the file of the same application that says number and day. */
function completeGroups(judged: Judged[]): Judged[] {
  return judged.map((each) => {
    if (each.report.outcome !== 'facts_missing') return each;
    const told = judged.find(({ report }) => report.no === each.report.no && report.outcome === 'record');
    return told ? { ...each, report: { ...each.report, outcome: 'record' as const } } : each;
  });
}

interface Saving {
  no: string;
  own: readonly Judged[];
}

/** False: it is not as it was when it was judged. */
async function saveOne(ctx: ServerContext, actor: IssuerActor, { no, own }: Saving): Promise<boolean> {
  const at = ctx.clock.now();
  try {
    await ctx.db.transaction(async (tx) => {
      const application = await lockIssued(tx, no, actor);
      const files = own.map(({ known }) => known.file);
      const blue = (await listDocuments(tx, application.id)).find(({ color }) => color === 'blue');
      if (blue) return attach(tx, { ctx, application, blue, actor, own, at });
      const said = own.find(({ said: facts }) => facts?.issueDate)?.said;
      if (!said) throw new DomainError('status_changed');
      const recorded = { ...said, checkCode: '', drawer: '', acceptsSpelling: false };
      await recordLocked(tx, { ctx, application, actor, said: recorded, files, at });
    });
    return true;
  } catch (error) {
    if (error instanceof DomainError && (error.code === 'status_changed' || error.code === 'invalid_input'))
      return false;
    throw error;
  }
}

interface Attaching {
  ctx: ServerContext;
  application: Application;
  blue: InvoiceDetails['documents'][number];
  actor: IssuerActor;
  own: readonly Judged[];
  at: Date;
}

async function attach(tx: Executor, { ctx, application, blue, actor, own, at }: Attaching): Promise<void> {
  const files = own.map(({ known }) => known.file);
  await requireSame(tx, application, { said: blue, files, acceptsSpelling: false });
  await attachUploads(tx, blue, { userId: actor.member.userId, files });
  const { id, status } = application;
  const entity = { entityType: 'invoice', entityId: id, from: status, to: status, event: 'file' };
  const data = { fapiao_no: blue.fapiaoNo, formats: files.map(({ format }) => format) };
  await logStatusChange(tx, { ...entity, at, actor: actor.member, data });
  // Whoever was told of it without a file hears of it once: the notice has the number of the document as its cause.
  if (blue.formats.length === 0) await notifyIssued(tx, application, { ctx, fapiaoNo: blue.fapiaoNo, at });
}
