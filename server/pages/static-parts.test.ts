import type { IncomingMessage } from 'node:http';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { staticParts } from '#lib/routes/static-parts.ts';
import { aroundDocument, startStaticParts } from './static-parts.ts';

beforeAll(startStaticParts);

const request = (headers: Record<string, string> = {}, method = 'GET') =>
  ({ headers, method }) as unknown as IncomingMessage;
const during = <Result>(run: () => Result) => aroundDocument(request(), run);

describe('static parts', () => {
  it('are there while a document is made, and leave nothing out unless they are told to', () => {
    expect(staticParts()).toBeUndefined();
    expect(during(() => staticParts()?.mayLeaveOut)).toBe(false);
    expect(staticParts()).toBeUndefined();
  });

  it('are of one document, also of several that are made at once', async () => {
    const make = async (text: string) => {
      staticParts()?.put('results', text);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return staticParts()?.get('results');
    };
    expect(await Promise.all([during(() => make('a')), during(() => make('b'))])).toEqual(['a', 'b']);
    expect(during(() => staticParts()?.get('results'))).toBeUndefined();
  });

  it('are not there for what the router reads, nor for what is written', () => {
    expect(aroundDocument(request({ rsc: '1' }), staticParts)).toBeUndefined();
    expect(aroundDocument(request({}, 'POST'), staticParts)).toBeUndefined();
  });

  it('are markup as React makes it', () => {
    const node = createElement('a', { href: '/?a&b', className: 'x', 'data-page': '' }, '<');
    expect(during(() => staticParts()?.toMarkup(node))).toBe('<a href="/?a&amp;b" class="x" data-page="">&lt;</a>');
  });
});
