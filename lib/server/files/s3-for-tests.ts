import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerEnv } from '../env.ts';

/** What the double keeps of an object. */
interface StoredObject {
  bytes: Buffer;
  headers: http.IncomingHttpHeaders;
}

interface S3ForTests {
  settings: Partial<ServerEnv>;
  /** By `<bucket>/<key>`. */
  objects: Map<string, StoredObject>;
  /** Requests whose signature was not right. */
  refused: string[];
  close(): Promise<void>;
}

const accessKeyId = 'test-key';
const secretAccessKey = 'test-secret';
const region = 'eu-test-1';

/**
 * A server that speaks as much of S3 as the driver uses: put, get and delete of one object, path style. It trusts nobody:
 * every signature (version 4), the declared hash of every body and its check sum are computed anew.
 */
export async function startS3ForTests(): Promise<S3ForTests> {
  const objects = new Map<string, StoredObject>();
  const refused: string[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    if (!isSigned(request, bytes)) {
      refused.push(`${request.method} ${request.url}`);
      fail(response, 403, 'SignatureDoesNotMatch');
    } else {
      answer(request, response, { bytes, objects });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    refused,
    settings: {
      FILE_DRIVER: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: region,
      S3_BUCKET: 'shop',
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_FORCE_PATH_STYLE: true,
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Arrived {
  bytes: Buffer;
  objects: Map<string, StoredObject>;
}

function answer(request: IncomingMessage, response: ServerResponse, { bytes, objects }: Arrived): void {
  const name = decodeURIComponent((request.url ?? '').split('?')[0] ?? '').slice(1);
  const stored = objects.get(name);
  if (request.method === 'PUT') {
    const sum = request.headers['x-amz-checksum-sha256'] ?? hash(bytes, 'base64');
    const isWhole = sum === hash(bytes, 'base64');
    if (isWhole) objects.set(name, { bytes, headers: request.headers });
    if (isWhole) response.writeHead(200).end();
    else fail(response, 400, 'BadDigest');
  } else if (request.method === 'DELETE') {
    objects.delete(name);
    response.writeHead(204).end();
  } else if (request.method === 'GET' && stored) {
    const type = stored.headers['content-type'];
    response.writeHead(200, { 'content-type': type, 'content-length': stored.bytes.byteLength }).end(stored.bytes);
  } else {
    fail(response, 404, 'NoSuchKey');
  }
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** AWS Signature Version 4, as the service computes it from what arrived. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const parts = pattern.exec(request.headers.authorization ?? '');
  const [, key = '', day = '', where = '', names = '', signature = ''] = parts ?? [];
  const declared = String(request.headers['x-amz-content-sha256'] ?? '');
  if (key !== accessKeyId || where !== region || !names.split(';').includes('host')) return false;
  if (declared !== 'UNSIGNED-PAYLOAD' && declared !== hash(body, 'hex')) return false;
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const sorted = query.split('&').sort().join('&');
  const canonical = [request.method, path, sorted, headers.join(''), names, declared].join('\n');
  const time = String(request.headers['x-amz-date']);
  const text = ['AWS4-HMAC-SHA256', time, `${day}/${region}/s3/aws4_request`, hash(canonical, 'hex')].join('\n');
  const keys = [day, region, 's3', 'aws4_request'];
  const signing = keys.reduce<Buffer>((secret, part) => hmac(secret, part), Buffer.from(`AWS4${secretAccessKey}`));
  return timingSafeEqual(Buffer.from(hmac(signing, text).toString('hex')), Buffer.from(signature));
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function hash(content: Buffer | string, form: 'hex' | 'base64'): string {
  return createHash('sha256').update(content).digest(form);
}
