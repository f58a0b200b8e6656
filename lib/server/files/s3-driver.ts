import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { ServerEnv } from '../env.ts';
import { type FileDriver, isPrivateKey, typeToShow } from './driver.ts';

/**
 * A bucket of any S3-compatible service. Public files lie below `public/`, private ones below `private/`: whoever opens
 * the bucket to readers opens the first only.
 */
export function s3Driver(env: ServerEnv): FileDriver {
  const place = (key: string) => ({ Bucket: env.S3_BUCKET, Key: objectKey(key) });
  return {
    put: async (key, draft) => {
      const { type, isShown } = typeToShow(key);
      const facts = {
        ContentLength: draft.size,
        ChecksumSHA256: Buffer.from(draft.sha256, 'hex').toString('base64'),
        ContentType: type,
        CacheControl: isPrivateKey(key) ? 'private, no-store' : 'public, max-age=31536000, immutable',
        ...(!isShown && { ContentDisposition: 'attachment' }),
      };
      const { sdk, client } = await openClient(env);
      await client.send(new sdk.PutObjectCommand({ ...place(key), ...facts, Body: createReadStream(draft.path) }));
    },
    open: async (key) => {
      const { sdk, client } = await openClient(env);
      try {
        const { Body, ContentLength: size = 0 } = await client.send(new sdk.GetObjectCommand(place(key)));
        return Body instanceof Readable ? { size, content: Body } : undefined;
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return undefined;
        throw error;
      }
    },
    remove: async (key) => {
      const { sdk, client } = await openClient(env);
      await client.send(new sdk.DeleteObjectCommand(place(key)));
    },
  };
}

/** Asks for the bucket itself; throws where it is not there, or not for these keys. */
export async function probeBucket(env: ServerEnv): Promise<void> {
  const { sdk, client } = await openClient(env);
  await client.send(new sdk.HeadBucketCommand({ Bucket: env.S3_BUCKET }));
}

/** Where readers find a public file without us, when the bucket is open to them. */
export function publicS3Address(env: ServerEnv, key: string): string | undefined {
  if (env.S3_PUBLIC_URL === undefined || isPrivateKey(key)) return undefined;
  return `${env.S3_PUBLIC_URL.replace(/\/+$/, '')}/${objectKey(key)}`;
}

function objectKey(key: string): string {
  return isPrivateKey(key) ? key : `public/${key}`;
}

/** The SDK is large: only a shop with a bucket loads it. */
async function openClient(env: ServerEnv) {
  const sdk = await import('@aws-sdk/client-s3');
  return { sdk, client: clientFor(env, sdk.S3Client) };
}

/** A client keeps connections open: one for each set of settings. */
const clients = new WeakMap<ServerEnv, S3Client>();

const nothing = () => {};
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };

function clientFor(env: ServerEnv, Client: typeof S3Client): S3Client {
  const known = clients.get(env);
  if (known) return known;
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const client = new Client({
    region: env.S3_REGION,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
    ...(endpoint && { endpoint }),
    // Without keys the SDK looks where machines of the cloud have theirs.
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Newer checksums travel behind the body, in a form that only Amazon itself is sure to read.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // It would tell the terminal that a stream cannot be sent again; the error that follows is told by whoever asked.
    logger: silent,
  });
  clients.set(env, client);
  return client;
}
