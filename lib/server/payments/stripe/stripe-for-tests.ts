import Stripe from 'stripe';
import type { ServerEnv } from '../../env.ts';
import { listen, type Received } from '../listen-for-tests.ts';
import { StripeRefunds } from './stripe-refunds-for-tests.ts';

const secretKey = 'sk_test_of_this_run';
const webhookSecret = 'whsec_of_this_run';

export interface TestSession {
  id: string;
  object: 'checkout.session';
  client_reference_id: string;
  amount_total: number;
  currency: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: null | { id: string; latest_charge: { amount_refunded: number; disputed: boolean } };
  url: string;
}

/** What moved on the balance, with what moved it. */
export interface TestMove {
  id: string;
  object: 'balance_transaction';
  type: string;
  created: number;
  amount: number;
  currency: string;
  source: { id: string; object: string };
}

type Sessions = Map<string, TestSession>;
type Keys = Map<string, { body: string; id: string }>;

/** The same key with the same order is the same session; with another order it is refused. */
function create(sessions: Sessions, keys: Keys, { body, headers }: Received): TestSession | undefined {
  const key = String(headers['idempotency-key'] ?? '');
  const known = keys.get(key);
  if (known) return known.body === body ? sessions.get(known.id) : undefined;
  const [form, item, id] = [new URLSearchParams(body), 'line_items[0][price_data]', `cs_test_${sessions.size + 1}`];
  keys.set(key, { body, id });
  const session: TestSession = {
    id,
    object: 'checkout.session',
    client_reference_id: form.get('client_reference_id') ?? '',
    amount_total: Number(form.get(`${item}[unit_amount]`)),
    currency: form.get(`${item}[currency]`) ?? '',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    url: `https://checkout.stripe.test/${id}`,
  };
  sessions.set(id, session);
  return session;
}

/** Moves on the balance of a period, two at a time and the newest first; and a charge by its number. */
function lookUp(moves: TestMove[], { path, query }: Received): object | undefined {
  const sources = moves.map(({ source }) => source);
  const [, charge] = /^\/v1\/charges\/(.+)$/.exec(path) ?? [];
  if (charge) return sources.find(({ id }) => id === charge);
  const [from, to] = ['gte', 'lt'].map((bound) => Number(query.get(`created[${bound}]`)));
  const found = moves.filter(({ created }) => created >= (from ?? 0) && created < (to ?? 0)).reverse();
  const start = found.findIndex(({ id }) => id === query.get('starting_after')) + 1;
  return { object: 'list', data: found.slice(start, start + 2), has_more: found.length > start + 2, url: path };
}

function act(sessions: Sessions, keys: Keys, requested: Received): TestSession | undefined {
  const [, id = '', action] = /^\/v1\/checkout\/sessions(?:\/([^/]+))?(?:\/(expire))?$/.exec(requested.path) ?? [];
  const session = id === '' ? create(sessions, keys, requested) : sessions.get(id);
  if (action === undefined) return session;
  if (session?.status !== 'open') return undefined;
  session.status = 'expired';
  return session;
}

/** Plays Stripe's API on loopback. */
export async function startStripe() {
  const [sessions, keys]: [Sessions, Keys] = [new Map(), new Map()];
  const moves: TestMove[] = [];
  const refunds = new StripeRefunds();
  const state = { isDown: false };
  const { url, stop, hold } = await listen((requested) => {
    const isHeard = requested.headers.authorization === `Bearer ${secretKey}` && !state.isDown;
    const isAboutMoney = requested.method === 'GET' && !requested.path.startsWith('/v1/checkout/');
    const isRefused = refunds.isRefusing && requested.method === 'POST' && requested.path === '/v1/refunds';
    const answer = () =>
      refunds.answer(requested) ?? (isAboutMoney ? lookUp(moves, requested) : act(sessions, keys, requested));
    const found = isHeard && !isRefused ? answer() : undefined;
    const refusal = { error: { type: 'invalid_request_error', message: 'refused' } };
    const isUnknown = isHeard && requested.method === 'GET' && !found;
    return { status: found ? 200 : isUnknown ? 404 : 400, body: JSON.stringify(found ?? refusal) };
  });
  const find = (no: string) => [...sessions.values()].find((session) => session.client_reference_id === no);
  return {
    sessions,
    moves,
    refunds,
    state,
    stop,
    hold,
    find,
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: url,
    } satisfies Partial<ServerEnv>,
    pay: (no: string) => {
      const latest_charge = { amount_refunded: 0, disputed: false };
      const paid = { status: 'complete', payment_status: 'paid', payment_intent: { id: `pi_${no}`, latest_charge } };
      Object.assign(find(no) ?? {}, paid);
    },
  };
}

interface EventOptions {
  /** The envelope of the event. */
  event?: object;
  secret?: string;
  at: Date;
}

/** An event as Stripe sends it. */
export function toStripeEvent(type: string, object: object, { event, secret = webhookSecret, at }: EventOptions) {
  const payload = JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type,
    livemode: false,
    data: { object },
    ...event,
  });
  const timestamp = Math.floor(at.getTime() / 1000);
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { headers: new Headers({ 'stripe-signature': header }), body: payload };
}
