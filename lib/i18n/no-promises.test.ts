import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';

/** The shop has no proofs to approve: a text that makes delivery wait for one would promise what nobody sends. */
const promises = /样稿|校样|定稿|proof (?:approval|sheet)|approv\w+ (?:the|a|any) proof|(?:show|send) you a proof/iu;

const folders = ['messages/zh-cn', 'messages/en', 'lib/server/seed/content'];

describe('texts of the shop and its demo', () => {
  it.each(folders)('%s promise no proof', (folder) => {
    const files = fs.readdirSync(folder).map((name) => `${folder}/${name}`);
    const broken = files.filter((file) => fs.statSync(file).isFile() && promises.test(fs.readFileSync(file, 'utf8')));
    expect(broken).toEqual([]);
  });
});
