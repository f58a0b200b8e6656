import { Readable } from 'node:stream';
import { documentsTopic } from '#lib/contract/files/upload-topics.ts';
import type { ServerContext } from '../db/context.ts';
import { saveUpload } from '../files/index.ts';
import {
  applyTaxResults,
  getApplication,
  type IssuerActor,
  isVoidable,
  listDocuments,
  listItems,
  listTitles,
  lockApplication,
  readDetails,
  readIssuer,
  recordManually,
  recordRedManually,
  requestRed,
  restOfItems,
  saveTitle,
  sendDocuments,
  type TitleOwner,
  voidInvoice,
} from '../invoices/index.ts';
import type { Member } from '../kernel/actor.ts';
import { shopDay } from '../kernel/clock.ts';
import { formatFen } from '../kernel/money.ts';
import { invoiceTitles } from './content/invoices.ts';
import { drawLicence } from './documents/demo-documents.ts';
import { writeInvoiceXml } from './documents/demo-invoice-file.ts';

/** Numbers of the tax side: of the demo shop they begin with what no authority gives out. */
let next = 0;
export function newFapiaoNo(): string {
  next += 1;
  return `2699990000${String(next).padStart(10, '0')}`;
}

/** A title as it is kept; the same one is there once. */
export async function keepTitle(ctx: ServerContext, owner: TitleOwner, name: keyof typeof invoiceTitles) {
  const known = (await listTitles(ctx.db, owner)).find((title) => title.name === invoiceTitles[name].name);
  const none = { regAddress: '', regPhone: '', bankName: '', bankAccount: '', mobile: '' };
  return known ?? saveTitle(ctx, owner, { isDefault: false, facts: { ...none, ...invoiceTitles[name] } });
}

/** Two sheets, by which a company may have special invoices once they are approved. */
export async function handInDocuments(
  ctx: ServerContext,
  { member, owner }: { member: Member; owner: TitleOwner },
  titleId: number,
): Promise<void> {
  const { userId } = member;
  const urls: string[] = [];
  for (const [name, lines] of [['营业执照.png', 7] as const, ['一般纳税人证明.png', 5] as const]) {
    const file = { name, mime: 'image/png', content: Readable.from([await drawLicence(lines)]) };
    urls.push((await saveUpload(ctx, { userId, topic: documentsTopic }, file)).url);
  }
  await sendDocuments(ctx, { member, owner }, { titleId, urls });
}

/** With the file that the tax platform hands out; what goes by post needs none. */
export async function issueManually(ctx: ServerContext, { member, issuer }: IssuerActor, no: string): Promise<void> {
  const application = await getApplication(ctx.db, no, { issuer });
  const { seller } = await readIssuer(ctx.db, issuer);
  const said = {
    fapiaoCode: '',
    fapiaoNo: newFapiaoNo(),
    issueDate: shopDay(ctx.clock.now()),
    checkCode: '',
    drawer: '',
  };
  const { title: buyer, amount, medium } = application;
  const xml = writeInvoiceXml({ ...said, buyer, seller, total: formatFen(amount) });
  const files =
    medium === 'paper' ? [] : [{ url: await uploadXml(ctx, member, { name: `${said.fapiaoNo}.xml`, xml }) }];
  await recordManually(ctx, { member, issuer }, { no, ...said, acceptsSpelling: false, files });
}

/** The file of an invoice, as its issuer sends it. */
export async function uploadXml(ctx: ServerContext, { userId }: Member, { name, xml }: { name: string; xml: string }) {
  const content = Readable.from([Buffer.from(xml)]);
  return (await saveUpload(ctx, { userId, topic: 'invoice' }, { name, mime: 'application/xml', content })).url;
}

/** As a tax software answers: number and day, and no file yet. */
export async function readBack(ctx: ServerContext, actor: IssuerActor, no: string): Promise<void> {
  const { amount } = await getApplication(ctx.db, no, { issuer: actor.issuer });
  const row = [no, '成功', newFapiaoNo(), shopDay(ctx.clock.now()), formatFen(amount)];
  const csv = ['发票流水号,开票状态,发票号码,开票日期,价税合计', row.join(',')].join('\n');
  await applyTaxResults(ctx, actor, Buffer.from(csv));
}

/** A discount that the store grants afterwards: a fifth of the first row. */
export async function takeBackPart(ctx: ServerContext, { member, issuer }: IssuerActor, no: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const application = await lockApplication(tx, no, { issuer });
    const [row] = restOfItems(await listItems(tx, application.id));
    if (!row) return;
    const parts = [{ itemId: row.id, grossAmount: Math.ceil(row.grossAmount / 5), qty: null }];
    const wish = {
      applicant: 'seller',
      cause: 'issuer',
      reason: 'sales_discount',
      note: '批量采购返让',
      parts,
    } as const;
    await requestRed(tx, ctx, application, { ...wish, at: ctx.clock.now(), actor: member });
  });
}

export async function recordRed(ctx: ServerContext, actor: IssuerActor, no: string): Promise<void> {
  const application = await getApplication(ctx.db, no, { issuer: actor.issuer });
  const { reds } = await readDetails(ctx.db, application);
  const [red] = reds;
  if (!red) return;
  const { seller } = await readIssuer(ctx.db, actor.issuer);
  const said = { fapiaoCode: '', fapiaoNo: newFapiaoNo(), issueDate: shopDay(ctx.clock.now()) };
  const xml = writeInvoiceXml({ ...said, buyer: application.title, seller, total: `-${formatFen(red.amount)}` });
  const files =
    application.medium === 'paper'
      ? []
      : [{ url: await uploadXml(ctx, actor.member, { name: `${said.fapiaoNo}.xml`, xml }) }];
  await recordRedManually(ctx, actor, { redNo: red.no, ...said, files });
}

/** All sheets came back the same day; what was issued in another month by now stays. */
export async function voidIt(ctx: ServerContext, actor: IssuerActor, no: string): Promise<void> {
  const application = await getApplication(ctx.db, no, { issuer: actor.issuer });
  const [blue] = await listDocuments(ctx.db, application.id);
  if (isVoidable(application, blue?.issueDate, ctx.clock.now())) await voidInvoice(ctx, actor, no);
}
