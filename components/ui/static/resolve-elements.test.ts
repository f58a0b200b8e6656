import { describe, expect, it } from '@jest/globals';
import { createElement as el, Fragment, memo, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { resolveElements } from './resolve-elements.ts';

const resolve = (node: ReactNode) => resolveElements(node, renderToStaticMarkup);
const markup = async (node: ReactNode) => renderToStaticMarkup(await resolve(node));
const Name = ({ children }: { children?: ReactNode }) => el('b', null, children);
const Late = async ({ text }: { text: string }) => el(Name, null, text, el(Fragment, null, '!', 0, null, false));
const late = (text: string) => el(Late as never, { key: text, text });

describe('elements of a static part', () => {
  it('are those of HTML, whatever components they come from', async () => {
    expect(await markup(el('p', { className: 'x' }, late('<a>'), [late('1'), late('2')]))).toBe(
      '<p class="x"><b>&lt;a&gt;!0</b><b>1!0</b><b>2!0</b></p>',
    );
  });

  it('come without a wait where no component waits', () => {
    expect(resolve(el('p', null, el(Name, null, 'x')))).not.toBeInstanceOf(Promise);
    const plain = el('p', null, 'x');
    expect(resolve(plain)).toBe(plain);
  });

  it('are made once where pages show them alike, and anew where a key is another one', async () => {
    const made: string[] = [];
    const Card = async ({ name }: { name: string }) => {
      made.push(name);
      return el('i', null, name, '&');
    };
    Card.staticKey = ({ name }: { name: string }) => name;
    const card = (name: string) => el('li', { id: name }, el(Card as never, { name }));
    const both = await markup(el('ul', null, card('a'), card('b')));
    expect(both).toBe('<ul><li id="a"><i>a&amp;</i></li><li id="b"><i>b&amp;</i></li></ul>');
    expect(await markup(el('ul', null, card('a'), card('b')))).toBe(both);
    expect(made).toEqual(['a', 'b']);
    for (let other = 0; other < 1000; other += 1) await markup(card(`other ${other}`));
    await markup(card('a'));
    expect(made.filter((name) => name === 'a')).toHaveLength(2);
  });

  it('pass on what a component throws', async () => {
    const Fails = async () => {
      throw new Error('not there');
    };
    await expect(markup(el('p', null, el(Fails as never)))).rejects.toThrow('not there');
  });

  it.each<[string, unknown]>([
    ['a component of the browser', Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') })],
    ['what keeps something', memo(Name)],
  ])('refuse %s', async (_, type) => {
    await expect((async () => markup(el('p', null, el(type as never))))()).rejects.toThrow('static part');
  });
});
