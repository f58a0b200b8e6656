import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { IntlMessageFormat } from 'intl-messageformat';

const root = path.resolve(import.meta.dirname, '../../messages');
const files = readdirSync(path.join(root, 'zh-cn')).sort();

type Tree = { [key: string]: Tree | string };

const read = (locale: string, file: string): Map<string, string> =>
  flatten(JSON.parse(readFileSync(path.join(root, locale, file), 'utf8')) as Tree);

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

/** Names of the values and tags a message takes. */
function placeholders(text: string, locale: string): string[] {
  const names = new Set<string>();
  const walk = (elements: ReturnType<IntlMessageFormat['getAst']>): void => {
    for (const element of elements) {
      if (element.type !== 0 && element.type !== 7 && 'value' in element) names.add(String(element.value));
      if ('children' in element) walk(element.children);
      if ('options' in element) for (const option of Object.values(element.options)) walk(option.value);
    }
  };
  walk(new IntlMessageFormat(text, locale).getAst());
  return [...names].sort();
}

describe('messages', () => {
  it('exist in both languages, file by file', () => {
    expect(readdirSync(path.join(root, 'en')).sort()).toEqual(files);
  });

  it.each(files)('%s has the same keys and placeholders in both languages', (file) => {
    const [zh, en] = [read('zh-cn', file), read('en', file)];
    expect([...en.keys()].sort()).toEqual([...zh.keys()].sort());
    for (const [key, text] of zh) {
      expect([key, placeholders(en.get(key) ?? '', 'en')]).toEqual([key, placeholders(text, 'zh-CN')]);
    }
  });

  it.each(files)('%s says of a refused upload what the specification says', (file) => {
    const sentences = {
      uploadIncomplete: 'The data of the uploaded file is incomplete!',
      uploadType: 'The type of uploaded file is not allowed!',
      uploadSize: 'The size of the uploaded file exceeds the allowed range!',
    };
    const catalogue = read('zh-cn', 'shell.json');
    for (const [name, sentence] of Object.entries(sentences)) {
      const isOne = ([key]: [string, string]) => key.split('.').at(-1) === name;
      const said = catalogue.get(`failures.${name}`);
      expect([...read('en', file)].filter(isOne).map(([, text]) => text)).toEqual(
        [...read('zh-cn', file)].filter(isOne).map(() => sentence),
      );
      for (const [key, text] of [...read('zh-cn', file)].filter(isOne)) expect([key, text]).toEqual([key, said]);
    }
  });

  it.each(files)('%s has no Chinese in the English texts', (file) => {
    const left = [...read('en', file)].filter(
      ([key, text]) => /\p{Script=Han}/u.test(text) && !key.startsWith('language'),
    );
    expect(left).toEqual([]);
  });
});
