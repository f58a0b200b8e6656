import { z } from 'zod';
import type { ServerEnv } from '../../env.ts';
import { followedCarriers } from './followed-carriers.ts';

const timeoutInMs = 10_000;

/** What it answers once and for all: carrier or number are not what it knows. */
const finalCodes = ['700', '701', '702'];
/** Of a key that it does not know, or that has run out. */
const unknownKey = ['600', '601'];
/** It follows this number already. */
const alreadyFollowed = '501';

const answer = z.object({ result: z.boolean(), returnCode: z.string(), message: z.string().default('') });

interface Parcel {
  carrierCode: string;
  trackingNo: string;
  /** Of who receives it: some carriers tell nobody else. */
  mobile: string;
}

type Subscription = { state: 'followed' } | { state: 'refused' | 'later'; reason: string };

type ParcelEnv = Pick<ServerEnv, 'KUAIDI100_KEY' | 'KUAIDI100_SALT' | 'KUAIDI100_URL' | 'PUBLIC_URL'>;

/** Asks Kuaidi100 to say where a parcel is from now on. Never throws: what does not answer is asked again. */
export async function subscribeParcel(
  env: ParcelEnv,
  { carrierCode, trackingNo, mobile }: Parcel,
): Promise<Subscription> {
  const param = {
    company: followedCarriers[carrierCode as keyof typeof followedCarriers],
    number: trackingNo,
    key: env.KUAIDI100_KEY,
    parameters: {
      callbackurl: `${env.PUBLIC_URL}/api/shipment/kuaidi100/webhook`,
      salt: env.KUAIDI100_SALT,
      // Its finer states, which tell a parcel that was refused from one that is lost.
      resultv2: '4',
      phone: mobile,
    },
  };
  try {
    const { result, returnCode, message } = await ask(env, param);
    if (result || returnCode === alreadyFollowed) return { state: 'followed' };
    const reason = `${returnCode} ${message}`.slice(0, 200);
    return { state: finalCodes.includes(returnCode) ? 'refused' : 'later', reason };
  } catch (error) {
    return { state: 'later', reason: (error instanceof Error ? error.message : String(error)).slice(0, 200) };
  }
}

/** Has it refuse a parcel without a number, which changes nothing. Throws where it does not even get as far: it is away, or knows no such key. */
export async function probeParcels(env: ParcelEnv): Promise<void> {
  const { result, returnCode, message } = await ask(env, { company: '', number: '', key: env.KUAIDI100_KEY });
  if (result || finalCodes.includes(returnCode)) return;
  throw new Error(
    `kuaidi100: ${unknownKey.includes(returnCode) ? 'credentials refused: ' : ''}${returnCode} ${message}`,
  );
}

async function ask(env: ParcelEnv, param: object): Promise<z.infer<typeof answer>> {
  const response = await fetch(env.KUAIDI100_URL, {
    method: 'POST',
    body: new URLSearchParams({ schema: 'json', param: JSON.stringify(param) }),
    signal: AbortSignal.timeout(timeoutInMs),
    redirect: 'error',
  });
  return answer.parse(await response.json());
}
