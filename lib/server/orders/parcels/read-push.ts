import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DomainError } from '../../kernel/errors.ts';
import { isSameSecret } from '../../kernel/ids.ts';
import { followedCarriers } from './followed-carriers.ts';

type ParcelState = 'in_transit' | 'delivered' | 'exception';

/** What became of a parcel at one time. */
export interface ParcelEvent {
  status: ParcelState;
  text: string;
  happenedAt: Date;
}

export interface ParcelPush {
  /** All that this service means by the carrier. */
  carrierCodes: string[];
  trackingNo: string;
  /** Oldest first. */
  events: ParcelEvent[];
}

const mostEvents = 200;

const push = z.object({
  lastResult: z.object({
    com: z.string(),
    nu: z.string().max(40),
    state: z.coerce.string().optional(),
    ischeck: z.coerce.string().optional(),
    data: z.array(
      z.object({
        context: z.string(),
        /** By the clock of China. */
        ftime: z.string().optional(),
        time: z.string(),
        statusCode: z.coerce.string().optional(),
      }),
    ),
  }),
});

/**
 * What Kuaidi100 says, once its signature is right: the MD5 of what it sends and of the salt that was given to it. Throws
 * `signature_wrong`, and `invalid_input` for what is not understood.
 */
export function readPush(body: string, salt: string): ParcelPush {
  const form = new URLSearchParams(body);
  const [param, sign] = [form.get('param') ?? '', form.get('sign') ?? ''];
  const expected = createHash('md5').update(param).update(salt).digest('hex').toUpperCase();
  if (!isSameSecret(sign.toUpperCase(), expected)) throw new DomainError('signature_wrong');
  const parsed = push.safeParse(toJson(param));
  if (!parsed.success) throw new DomainError('invalid_input');
  const { com, nu, state, ischeck, data } = parsed.data.lastResult;
  const events = data.slice(0, mostEvents).flatMap(({ context, ftime, time, statusCode }) => {
    const happenedAt = new Date(`${(ftime ?? time).replace(' ', 'T')}+08:00`);
    if (Number.isNaN(happenedAt.getTime())) return [];
    return [{ status: stateOf(statusCode), text: context.slice(0, 200), happenedAt }];
  });
  // Newest first is how it sends them; the state of all is that of the newest.
  const [newest] = events;
  if (newest) newest.status = ischeck === '1' ? 'delivered' : stateOf(state);
  const carrierCodes = Object.entries(followedCarriers).flatMap(([code, name]) => (name === com ? [code] : []));
  return { carrierCodes, trackingNo: nu, events: events.reverse() };
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Its states are numbers, the finer ones with two more digits: 3xx has arrived; 2, 4, 6 and 14 did not go as they should. */
function stateOf(code = ''): ParcelState {
  const main = code.length > 2 ? code.slice(0, -2) : code;
  if (main === '3') return 'delivered';
  return ['2', '4', '6', '14'].includes(main) ? 'exception' : 'in_transit';
}
