import { afterAll, expect, it } from '@jest/globals';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { makeOperator } from '#lib/server/factories/quotation-factories.ts';
import { createTestStore, toMember } from '#lib/server/factories/store-factories.ts';
import type { DomainError } from '#lib/server/kernel/errors.ts';
import {
  asStore,
  listAnswerTemplates,
  removeAnswerTemplate,
  type Seller,
  saveAnswerTemplate,
  type TemplateFacts,
} from '../index.ts';
import { mostTemplates } from './save-answer-template.ts';

const test = await createTestContext();
afterAll(() => test.close());

async function newStore(): Promise<Seller> {
  const { owner, store } = await createTestStore(test.ctx);
  return asStore({ ...toMember(owner.id), storeId: store.id });
}

const facts = (name: string, inputs: Partial<TemplateFacts> = {}): TemplateFacts => ({
  name,
  paymentTerms: '预付三成',
  terms: '',
  note: '',
  depositBp: 3000,
  depositForfeitBp: 0,
  taxMode: 'included',
  leadDays: 5,
  validDays: 14,
  freightAmount: null,
  ...inputs,
});

const save = (seller: Seller, name: string) => saveAnswerTemplate(test.ctx, seller, { facts: facts(name) });
const namesOf = async (seller: Seller) => (await listAnswerTemplates(test.ctx, seller)).map(({ name }) => name);
const refusal = (work: Promise<unknown>) => work.then(String, ({ code, fields }: DomainError) => ({ code, fields }));

it('keeps terms by name, for one owner each', async () => {
  const [store, other, operator] = [await newStore(), await newStore(), await makeOperator(test.ctx)];
  await save(store, '标准');
  await save(store, 'Express');
  await save(other, '标准');
  await save(operator, '标准');
  expect((await namesOf(store)).sort()).toEqual(['Express', '标准']);
  expect(await namesOf(other)).toEqual(['标准']);
  expect(await namesOf(operator)).toEqual(['标准']);
});

it('has each name once, also of two that save it at the same moment', async () => {
  const operator = await makeOperator(test.ctx);
  const taken = { code: 'invalid_input', fields: { name: { key: 'nameTaken' } } };
  const answers = await Promise.all([refusal(save(operator, 'twice')), refusal(save(operator, 'twice'))]);
  expect(answers).toContainEqual(taken);
  expect((await namesOf(operator)).filter((name) => name === 'twice')).toHaveLength(1);
  const second = await save(operator, 'second');
  const known = { id: second.id, version: second.version };
  expect(await refusal(saveAnswerTemplate(test.ctx, operator, { facts: facts('twice'), known }))).toEqual(taken);
});

it('tells the second of two who change one, and another store that there is none', async () => {
  const [store, other] = [await newStore(), await newStore()];
  const known = await save(store, 'terms');
  const again = { facts: facts('terms', { freightAmount: 1200 }), known };
  expect(await saveAnswerTemplate(test.ctx, store, again)).toMatchObject({ version: 2, freightAmount: 1200 });
  expect(await refusal(saveAnswerTemplate(test.ctx, store, again))).toMatchObject({ code: 'status_changed' });
  const theirs = { ...again, known: { id: known.id, version: 2 } };
  expect(await refusal(saveAnswerTemplate(test.ctx, other, theirs))).toMatchObject({ code: 'not_found' });
  expect(await refusal(removeAnswerTemplate(test.ctx, other, known.id))).toMatchObject({ code: 'not_found' });
  expect(await namesOf(store)).toEqual(['terms']);
  await removeAnswerTemplate(test.ctx, store, known.id);
  expect(await namesOf(store)).toEqual([]);
});

it('keeps fifty at most', async () => {
  const store = await newStore();
  for (let index = 0; index < mostTemplates; index += 1) await save(store, `t${index}`);
  expect(await refusal(save(store, 'one more'))).toMatchObject({ code: 'template_limit' });
  expect(await namesOf(store)).toHaveLength(mostTemplates);
});
