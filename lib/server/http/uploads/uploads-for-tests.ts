import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Envelope } from '#lib/contract/endpoint.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import type { AnyData, TestApi } from '../test-api.ts';

/** Puts the files of a test into a folder of their own, which is removed when the test closes. */
export async function giveFolder(test: Pick<TestApi, 'ctx' | 'close'>): Promise<void> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'uploads-test-'));
  test.ctx.env.DATA_DIR = folder;
  const { close } = test;
  test.close = async () => {
    await close();
    await fs.rm(folder, { recursive: true });
  };
}

/** Every file below a folder of DATA_DIR. */
export async function listFolder({ env }: ServerContext, name: string): Promise<string[]> {
  const entries = await fs
    .readdir(path.join(env.DATA_DIR, name), { recursive: true, withFileTypes: true })
    .catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

export interface Sending {
  token: string;
  bytes?: Uint8Array;
  name?: string;
  type?: string;
  locale?: Locale;
  path?: string;
}

/** Uploads as a browser does; a small picture unless told. */
export async function upload(test: TestApi, sending: Sending): Promise<Envelope<AnyData>> {
  const { token, name = 'a.png', type = 'image/png', locale = 'en', path: target = '/api/ajax/upload' } = sending;
  const form = new FormData();
  form.append('file', new File([Buffer.from(sending.bytes ?? (await picture()))], name, { type }));
  const headers = { 'ba-user-token': token, 'think-lang': locale };
  const request = new Request(`http://shop.test${target}`, { method: 'POST', headers, body: form });
  return (await test.api.fetch(request, { remoteAddress: '192.0.2.1' })).json() as Promise<Envelope<AnyData>>;
}

export async function newMember(test: TestApi): Promise<{ id: number; token: string }> {
  const { id } = await createTestUser(test.ctx);
  return { id, token: (await signIn(test.ctx, id)).token };
}

/** A plain picture; another colour is another file. */
export function picture(format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png', background = randomColour()): Promise<Buffer> {
  return sharp({ create: { width: 6, height: 4, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

function randomColour(): string {
  return `#${crypto.randomUUID().replaceAll('-', '').slice(0, 6)}`;
}
