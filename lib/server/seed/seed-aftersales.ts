import { Readable } from 'node:stream';
import { caseTopic } from '#lib/contract/files/upload-topics.ts';
import {
  confirmReplacement,
  disputeCase,
  findCase,
  listCaseLines,
  listReasons,
  proposeAmount,
  refuseCase,
  sendBack,
  sendReplacement,
  withdrawRequest,
  writeAsCustomer,
  writeAsSeller,
} from '../aftersales/index.ts';
import { getProduct } from '../catalogue/index.ts';
import type { ServerContext } from '../db/context.ts';
import { saveUpload } from '../files/index.ts';
import type { Member } from '../kernel/actor.ts';
import { asPlatform, findOrder, listLines } from '../orders/index.ts';
import { acceptProposal, approveRequest, receiveReturn } from '../workflows/aftersales/answer-case.ts';
import { applyForCase, openForCustomer } from '../workflows/aftersales/apply-for-case.ts';
import { decideCase } from '../workflows/aftersales/decide-case.ts';
import { runRefunds } from '../workflows/refund/run-refunds.ts';
import { type CaseParties, sellerOf, withDemoProvider, withoutProviders } from './case-parties.ts';
import type { CaseStep, SeedCase } from './content/aftersale-types.ts';
import { demoCarrier } from './content/orders.ts';
import { type Happening, runInTime } from './in-time.ts';
import { drawEvidence, type EvidenceScene } from './pictures/evidence.ts';
import type { PlacedOrders } from './seed-case-orders.ts';

type StepOf<D extends CaseStep['does']> = Extract<CaseStep, { does: D }>;

/** A case while it happens. */
interface Story {
  parties: CaseParties;
  seed: SeedCase;
  orderNo: string;
  /** Its number, once it is open. */
  no: string;
  customer: Member;
  /** Addresses of pictures, uploaded for whoever shows them. */
  upload: (ctx: ServerContext, member: Member, shows?: EvidenceScene[]) => Promise<string[]>;
}

/** What became of the orders that somebody was not content with, made by the moves every case makes. */
export async function seedAftersales(ctx: ServerContext, parties: CaseParties, orders: PlacedOrders): Promise<void> {
  const upload = uploads();
  const happenings = [...orders].flatMap(([seed, { no: orderNo }]): Happening[] => {
    const { member: customer } = parties.customers[seed.customer];
    const story: Story = { parties, seed, orderNo, no: '', customer, upload };
    return seed.steps.map((step) => ({ hoursAgo: step.hoursAgo, happen: (at) => take(at, story, step) }));
  });
  await runInTime(ctx, happenings);
}

function take(ctx: ServerContext, story: Story, step: CaseStep): Promise<unknown> {
  const { parties, seed, no, customer, upload } = story;
  const seller = sellerOf(parties, seed);
  switch (step.does) {
    case 'apply':
      return apply(ctx, story, step);
    case 'write':
      return write(ctx, story, step);
    case 'propose':
      return proposeAmount(ctx, seller, { no, amount: step.amount, reason: step.text, lines: [] });
    case 'accept':
      return acceptProposal(ctx, customer, { no, amount: step.amount });
    case 'approve':
      return approveRequest(ctx, seller, { no });
    case 'refuse':
      return upload(ctx, seller.member, step.shows).then((files) =>
        refuseCase(ctx, seller, { no, reason: step.text, files }),
      );
    case 'dispute':
      return upload(ctx, customer, step.shows).then((files) =>
        disputeCase(ctx, customer, { no, reason: step.text, files }),
      );
    case 'withdraw':
      return withdrawRequest(ctx, customer, no);
    case 'confirm':
      return confirmReplacement(ctx, customer, no);
    case 'decide':
      return decideCase(ctx, parties.operator, { no, ...step, note: step.text });
    case 'payBack':
      return runRefunds(step.isRefused ? withoutProviders(ctx) : withDemoProvider(ctx));
    default:
      return carry(ctx, story, step);
  }
}

async function apply(ctx: ServerContext, story: Story, step: StepOf<'apply'>): Promise<void> {
  const { orderNo, customer, seed, upload, parties } = story;
  const order = await findOrder(ctx.db, { no: orderNo, userId: customer.userId });
  const [line] = order ? await listLines(ctx.db, [order.id]) : [];
  const reason = (await listReasons(ctx.db)).find(({ texts }) => texts.en.startsWith(step.reason));
  if (!line || !reason) throw new RangeError(`nothing to ask for of ${orderNo}: ${step.reason}`);
  const variantId = step.sku && (await findVariant(ctx, seed.slug, step.sku));
  const lines = [{ lineId: line.id, qty: step.qty ?? line.qty, ...(variantId && { variantId }) }];
  const files = await upload(ctx, customer, step.shows);
  const words = { description: step.text, phone: '', isReceived: seed.reached !== 'paid', files };
  const request = { type: step.type, reasonId: reason.id, lines, amount: step.amount, ...words };
  const application = { no: orderNo, request, key: crypto.randomUUID() };
  const opened = step.byPlatform
    ? await openForCustomer(ctx, parties.operator, application)
    : await applyForCase(ctx, customer, application);
  story.no = opened.no;
}

async function findVariant(ctx: ServerContext, slug: string, sku: string): Promise<number | undefined> {
  const { variants } = await getProduct(ctx, { slug }, { locale: 'en' });
  return variants.find((variant) => variant.sku === sku)?.id;
}

async function write(ctx: ServerContext, story: Story, step: StepOf<'write'>): Promise<void> {
  const { parties, seed, no, customer, upload } = story;
  const { by, text, isInternal = false, isRequest = false } = step;
  if (by === 'customer') {
    await writeAsCustomer(ctx, customer, { no, text, files: await upload(ctx, customer, step.shows) });
    return;
  }
  const seller = by === 'platform' ? asPlatform(parties.operator) : sellerOf(parties, seed);
  const files = await upload(ctx, seller.member, step.shows);
  await writeAsSeller(ctx, seller, { no, text, files, isInternal, isRequest });
}

/** Parcels to and fro. */
async function carry(
  ctx: ServerContext,
  { parties, seed, no, customer }: Story,
  step: StepOf<'sendBack' | 'receive' | 'reship'>,
): Promise<void> {
  const { carrier, carrierName } = demoCarrier;
  const seller = sellerOf(parties, seed);
  if (step.does === 'sendBack') {
    return sendBack(ctx, customer, { no, carrierCode: carrier, carrierName, trackingNo: step.trackingNo });
  }
  if (step.does === 'reship') {
    const { trackingNo, text: note } = step;
    return sendReplacement(ctx, seller, { no, carrier, carrierName, trackingNo, note, files: [] });
  }
  const lines = await cameBack(ctx, no, step.resellable);
  return receiveReturn(ctx, seller, { no, lines, note: step.text });
}

/** All of it came back, and so much of it is as good as new. */
async function cameBack(ctx: ServerContext, no: string, resellableQty: number) {
  const aftersale = await findCase(ctx.db, { no });
  const lines = aftersale ? await listCaseLines(ctx.db, [aftersale.id]) : [];
  return lines.map(({ orderLineId: lineId, qty: receivedQty }) => ({ lineId, receivedQty, resellableQty }));
}

/** Each picture is drawn once, and is a file of everybody who shows it. */
function uploads(): Story['upload'] {
  const drawn = new Map<EvidenceScene, Promise<Buffer>>();
  return async (ctx, { userId }, shows = []) => {
    const addresses: string[] = [];
    for (const scene of shows) {
      const bytes = drawn.get(scene) ?? drawEvidence(scene);
      drawn.set(scene, bytes);
      const incoming = { name: `${scene}.jpg`, mime: 'image/jpeg', content: Readable.from([await bytes]) };
      addresses.push((await saveUpload(ctx, { userId, topic: caseTopic }, incoming)).url);
    }
    return addresses;
  };
}
