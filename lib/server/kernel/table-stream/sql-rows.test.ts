import { describe, expect, it } from '@jest/globals';
import { type InsertedRow, sqlRows } from './sql-rows.ts';
import { BrokenSql } from './sql-tokens.ts';

async function listOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const wanted = { isWanted: (table: string) => table.endsWith('user'), valueLength: 40, columns: 8 };

/** As a whole, and in pieces of one sign and of three: what is read is the same. */
async function rowsOf(sql: string): Promise<InsertedRow[]> {
  const readings = await Promise.all(
    [sql.length, 1, 3].map(async (size) => {
      const pieces = Array.from({ length: Math.ceil(sql.length / size) }, (_, at) =>
        sql.slice(at * size, (at + 1) * size),
      );
      return listOf(sqlRows(pieces, wanted));
    }),
  );
  expect(readings[1]).toEqual(readings[0]);
  expect(readings[2]).toEqual(readings[0]);
  return readings[0] ?? [];
}

const valuesOf = async (sql: string) => (await rowsOf(sql)).map(({ values }) => values);

describe('a dump', () => {
  it('gives the rows of the tables that are wanted', async () => {
    const rows = await rowsOf(`-- phpMyAdmin SQL Dump
--
# a 'comment;
/*!40101 SET NAMES utf8mb4 */;
CREATE TABLE \`ba_user\` (
  \`id\` int unsigned NOT NULL COMMENT 'no, (really)',
  \`name\` varchar(32) DEFAULT '',
  PRIMARY KEY (\`id\`)
) ENGINE=InnoDB COMMENT='会员;表';
LOCK TABLES \`ba_user\` WRITE;
INSERT INTO \`ba_user\` VALUES (1,'a''b'),(2,NULL);
INSERT INTO \`ba_admin\` (\`id\`) VALUES (9);
insert ignore into shop.ba_user (id, \`name\`) values
(3, 'O\\'Brien; \\\\ "x"\\n'), -- behind
(4, "two ""words""");
UNLOCK TABLES;`);
    expect(rows).toEqual([
      { table: 'ba_user', columns: ['id', 'name'], values: ['1', "a'b"] },
      { table: 'ba_user', columns: ['id', 'name'], values: ['2', undefined] },
      { table: 'ba_user', columns: ['id', 'name'], values: ['3', 'O\'Brien; \\ "x"\n'] },
      { table: 'ba_user', columns: ['id', 'name'], values: ['4', 'two "words"'] },
    ]);
  });

  it.each([
    ['a call', 'INSERT INTO ba_user (id) VALUES (sleep(10))'],
    ['a query', 'INSERT INTO ba_user (id) VALUES ((select password from mysql.user))'],
    ['a sum', 'INSERT INTO ba_user (id) VALUES (1 * 2)'],
    ['two texts', "INSERT INTO ba_user (id) VALUES ('a' 'b')"],
    ['a variable', 'INSERT INTO ba_user (id) VALUES (@@version)'],
    ['too few values', 'INSERT INTO ba_user (id, name) VALUES (1)'],
    ['none at all', 'INSERT INTO ba_user (id, name) VALUES ()'],
    ['a gap', 'INSERT INTO ba_user (id, name) VALUES (1,)'],
  ])('evaluates nothing: %s', async (_, sql) => {
    expect(await valuesOf(sql)).toEqual(['unreadable']);
  });

  it('passes over triggers, also those that insert', async () => {
    const sql = `DELIMITER ;;
CREATE TRIGGER t BEFORE INSERT ON x FOR EACH ROW BEGIN INSERT INTO ba_user (id) VALUES (7); END ;;
DELIMITER ;
INSERT INTO ba_user (id) VALUES (1);`;
    expect(await valuesOf(sql)).toEqual([['1']]);
  });

  it('passes over what inserts by a query', async () => {
    expect(
      await valuesOf("INSERT INTO ba_user SELECT * FROM y; INSERT INTO ba_user (id) VALUES (_binary 'z'),(0x41)"),
    ).toEqual([['z'], ['0x41']]);
  });

  it('keeps no more of a value than it may', async () => {
    const [values] = await valuesOf(`INSERT INTO ba_user (id) VALUES ('${'x'.repeat(5000)}')`);
    expect(values?.[0]).toHaveLength(40);
  });

  it.each([
    ['a text that never ends', "INSERT INTO ba_user (id) VALUES ('a"],
    ['a comment that never ends', 'INSERT INTO ba_user (id) /* VALUES (1)'],
    ['too many values', `INSERT INTO ba_user (id) VALUES (${'1,'.repeat(30)}1)`],
    ['too many columns', `INSERT INTO ba_user (${'a,'.repeat(30)}b) VALUES (1)`],
  ])('ends at %s', async (_, sql) => {
    await expect(listOf(sqlRows([sql], wanted))).rejects.toThrow(BrokenSql);
  });
});
