import fs from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { urlOfDatabase } from '#lib/server/db/database-url.ts';
import { createTestDatabase, type TestDatabase, withAdmin } from '#lib/server/db/test-database.ts';
import { checkExternalDatabase } from './external-database.ts';
import { Failure, sentenceFor } from './failure.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
const ascii = `ascii_${process.pid}`;
const at = (name: string) => urlOfDatabase(server, name);
let sound: TestDatabase;

beforeAll(async () => {
  sound = await createTestDatabase();
  await withAdmin(server, (client) =>
    client.query(`create database ${ascii} encoding 'SQL_ASCII' locale 'C' template template0`),
  );
});
afterAll(async () => {
  await sound.drop();
  await withAdmin(server, (client) => client.query(`drop database if exists ${ascii} with (force)`));
});

it('is taken as it is made, and named without who asks', async () => {
  const { host, pathname } = new URL(sound.url);
  expect(await checkExternalDatabase(sound.url)).toBe(`${host}${pathname}`);
});

it('is refused where it cannot keep Chinese, before anything is written', async () => {
  const refusal = await checkExternalDatabase(at(ascii)).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Failure);
  expect(refusal).toMatchObject({ key: 'databaseEncoding', values: { name: ascii, encoding: 'SQL_ASCII' } });
  expect(sentenceFor(refusal)).toContain('SQL_ASCII');
});

it.each(['zh-cn', 'en'])('says in %s what to do about it', (language) => {
  const { errors } = JSON.parse(fs.readFileSync(`messages/${language}/terminal.json`, 'utf8'));
  expect(errors.databaseEncoding).toContain("encoding 'UTF8' template template0");
});

it('is missed by its name, and its address is read before it is asked', async () => {
  await expect(checkExternalDatabase(at('nowhere_at_all'))).rejects.toMatchObject({ key: 'databaseMissing' });
  await expect(checkExternalDatabase('mysql://127.0.0.1/shop')).rejects.toMatchObject({ key: 'databaseUrl' });
});
