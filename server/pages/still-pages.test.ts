import type { IncomingMessage } from 'node:http';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { stillParts } from '#lib/routes/still-parts.ts';
import { aroundDocument, startStillPages } from './still-pages.ts';

beforeAll(startStillPages);

const request = (headers: Record<string, string> = {}, method = 'GET') =>
  ({ headers, method }) as unknown as IncomingMessage;
const during = <Result>(run: () => Result) => aroundDocument(request(), run);

describe('still parts', () => {
  it('are there while a document is made, and leave nothing out unless they are told to', () => {
    expect(stillParts()).toBeUndefined();
    expect(during(() => stillParts()?.mayLeaveOut)).toBe(false);
    expect(stillParts()).toBeUndefined();
  });

  it('are of one document, also of several that are made at once', async () => {
    const make = async (text: string) => {
      stillParts()?.put('results', text);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return stillParts()?.get('results');
    };
    expect(await Promise.all([during(() => make('a')), during(() => make('b'))])).toEqual(['a', 'b']);
    expect(during(() => stillParts()?.get('results'))).toBeUndefined();
  });

  it('are not there for what the router reads, nor for what is written', () => {
    expect(aroundDocument(request({ rsc: '1' }), stillParts)).toBeUndefined();
    expect(aroundDocument(request({}, 'POST'), stillParts)).toBeUndefined();
  });

  it('are markup as React makes it', () => {
    const node = createElement('a', { href: '/?a&b', className: 'x', 'data-page': '' }, '<');
    expect(during(() => stillParts()?.toMarkup(node))).toBe('<a href="/?a&amp;b" class="x" data-page="">&lt;</a>');
  });
});
