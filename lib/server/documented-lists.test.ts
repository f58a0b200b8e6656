import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { topicKinds } from '#lib/contract/files/upload-topics.ts';
import { movementKinds } from '#lib/contract/wallet/member-movements.ts';
import { caseMoves } from './aftersales/states.ts';
import { isPrivateTopic, privateTopics } from './files/upload-rules.ts';
import { redMoves } from './invoices/red/red-states.ts';
import { settlementMoves } from './invoices/settlement/settlement-states.ts';
import { invoiceMoves } from './invoices/states.ts';
import { documentPrefixes } from './kernel/ids.ts';
import { dispatchMoves, orderMoves } from './orders/states.ts';
import { paymentMoves, refundMoves } from './payments/states.ts';
import { withdrawalMoves } from './payouts/states.ts';
import { quotationMoves } from './quotation/states.ts';
import { promoterMoves } from './referral/promoter-states.ts';
import { commissionMoves } from './referral/states.ts';
import { correctionMoves } from './settlement/correction-states.ts';
import { statementMoves } from './settlement/statements/statement-states.ts';
import { settingSchemas } from './site/settings-schema.ts';

/** Lists that stand in `docs/domain` and in code say the same: what one gains, the other does. */

const folder = path.join(import.meta.dirname, '..', '..', 'docs', 'domain');
const read = (document: string) => fs.readFileSync(path.join(folder, `${document}.md`), 'utf8');
const documents = fs.readdirSync(folder).map((name) => path.basename(name, '.md'));

type Row = Map<string, string>;

/** The tables of a document, or of one of its numbered sections, each row by the words above its columns. */
function tablesOf(document: string, section?: string): Row[][] {
  const text = read(document);
  const part =
    section === undefined ? text : (text.split(/^## /m).find((each) => each.startsWith(`${section}.`)) ?? '');
  return (part.match(/(?:^\|.*\n?)+/gm) ?? []).map((table) => {
    const [head = [], , ...rows] = table.trim().split('\n').map(cellsOf);
    return rows.map((row) => new Map(head.map((name, index) => [name, row[index] ?? ''])));
  });
}

const sectionOf = (document: string, section: string) =>
  read(document)
    .split(/^## /m)
    .find((each) => each.startsWith(`${section}.`)) ?? '';

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** What stands between backticks. */
const codesIn = (text: string): string[] => Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code);

interface Move {
  from: readonly (string | null)[];
  to: string | readonly string[];
}

const machines: [document: string, section: string, moves: Record<string, Move>][] = [
  ['orders', '3', orderMoves],
  ['orders', '6', dispatchMoves],
  ['aftersales', '3', caseMoves],
  ['quotation', '3', quotationMoves],
  ['payments', '3', paymentMoves],
  ['payments', '7', refundMoves],
  ['payouts', '3', withdrawalMoves],
  ['referral', '7', commissionMoves],
  ['referral', '9', promoterMoves],
  ['settlement', '6', correctionMoves],
  ['settlement', '7', statementMoves],
  ['invoices', '7', invoiceMoves],
  ['invoices', '9', redMoves],
  ['invoices', '15', settlementMoves],
];

describe('moves between states', () => {
  it.each(machines)('%s %s', (document, section, moves) => {
    const states = new Set(Object.values(moves).flatMap(({ from, to }) => [...from, to].flat()));
    const statesIn = (cell = '') => (cell.match(/[a-z_]+/g) ?? []).filter((word) => states.has(word));
    const rows = tablesOf(document, section)
      .flat()
      .filter((row) => row.has('move'));
    const told = Object.keys(moves).map((move) => {
      const own = rows
        .map((row) => ({ row, at: row.get('move')?.split(', ').indexOf(move) ?? -1 }))
        .filter(({ at }) => at >= 0);
      const from = own.flatMap(({ row }) => statesIn(row.get('from')));
      const to = own.flatMap(({ row, at }) => {
        if (/\bsame\b/.test(row.get('to') ?? '')) return statesIn(row.get('from'));
        const all = statesIn(row.get('to'));
        // Several moves of a row have the states beside them in their order.
        return row.get('move')?.includes(',') && all.length > 1 ? [all[at] ?? ''] : all;
      });
      return [move, sorted(from), sorted(to)];
    });
    const real = Object.entries(moves).map(([move, { from, to }]) => [
      move,
      sorted(from.filter((state) => state !== null && state !== '')),
      sorted([to].flat()),
    ]);
    expect(told).toEqual(real);
  });
});

const sorted = (words: Iterable<string | null>) => [...new Set(words)].sort();

it('names every kind of document number (common 3)', () => {
  const rows = (sectionOf('common', '3').match(/^\|.*/gm) ?? []).flatMap(codesIn);
  expect(sorted(rows)).toEqual(sorted(Object.values(documentPrefixes)));
});

it('lists the topics of uploads, and which are private (files 3)', () => {
  const rows = tablesOf('files', '3').flat();
  const told = rows.flatMap((row) => codesIn(row.get('topic') ?? '').map((topic) => [topic, row.get('private')]));
  expect(told).toEqual(told.map(([topic = '']) => [topic, isPrivateTopic(topic) ? 'yes' : 'no']));
  expect(sorted(told.map(([topic = '']) => topic))).toEqual(
    expect.arrayContaining(sorted([...topicKinds.keys(), ...privateTopics])),
  );
});

describe('settings (site 2)', () => {
  const homes = new Map(
    tablesOf('site', '2')
      .flat()
      .flatMap((row) => {
        const [home] = codesIn(row.get('stand in') ?? '').filter((code) => code.startsWith('docs/'));
        const document = home ? path.basename(home.split(' ')[0] ?? '', '.md') : 'site';
        return codesIn(row.get('settings') ?? '').map((group) => [group.replace('.…', ''), document] as const);
      }),
  );

  it('has every one explained in the document that site.md names for it', () => {
    const known = new Map([...new Set(homes.values())].map((document) => [document, new Set(codesIn(read(document)))]));
    const missing = Object.keys(settingSchemas).filter((name) => {
      const document = homes.get(name.split('.')[0] ?? '');
      return !document || !known.get(document)?.has(name);
    });
    expect(missing).toEqual([]);
  });

  it('explains none that is not there, and tells the defaults that it has', () => {
    const defaults = new Map(Object.entries(settingSchemas).map(([name, schema]) => [name, schema.parse(undefined)]));
    const wrong = documents.flatMap((document) => {
      const text = read(document);
      const told = [...text.matchAll(/`([a-z]+\.[A-Za-z0-9]+)` \((\d[\d,]*)\)/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]);
      const rows = tablesOf(document)
        .flat()
        .filter((row) => row.has('default'));
      const listed = rows.flatMap((row) => {
        const names = codesIn([...row.values()].join(' ')).filter(
          (code) => homes.has(code.split('.')[0] ?? '') && code.includes('.'),
        );
        const values = (row.get('default') ?? '').split(', ');
        return names.length === values.length ? names.map((name, index) => [name, values[index] ?? '']) : [];
      });
      return [...told, ...listed].filter(([name = '', value = '']) => {
        if (!homes.has(name.split('.')[0] ?? '')) return false;
        return (
          !defaults.has(name) || (/^\d[\d,]*$/.test(value) && Number(value.replaceAll(',', '')) !== defaults.get(name))
        );
      });
    });
    expect(wrong).toEqual([]);
  });
});

it('lists what is posted in the ledger by the keys that make each posting happen once (wallet 3)', () => {
  const told = tablesOf('wallet', '3')
    .flat()
    .flatMap((row) => codesIn(row.get('`idem`') ?? ''))
    .map((key) => key.split(':')[0] ?? '');
  const sources = fs
    .readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/test|factories|seed|simulation/.test(file))
    .map((file) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .filter((text) => /\bidem\b/.test(text));
  const made = sources.flatMap((text) =>
    Array.from(text.matchAll(/\bidem(?:: | =)[^`;]{0,60}`([a-z_]+):/g), ([, key = '']) => key),
  );
  const isWritten = (key: string) => sources.some((text) => text.includes(`\`${key}:`) || text.includes(`['${key}',`));
  expect(made.filter((key) => !told.includes(key))).toEqual([]);
  // Holds and steps of a withdrawal are named after their kind of journal.
  expect(told.filter((key) => !isWritten(key) && !movementKinds.some((kind) => kind === key))).toEqual([]);
});
