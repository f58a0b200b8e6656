import { describe, expect, it } from '@jest/globals';
import { cleanSvg } from './clean-svg.ts';

const wrap = (inside: string, root = 'viewBox="0 0 64 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;
const clean = (text: string) => cleanSvg(Buffer.from(text))?.svg;
const path = '<path d="M0 0H64V64Z" fill="#0F5B5E"/>';

describe('a drawing that was sent for the look', () => {
  it('keeps what draws', () => {
    const drawn = wrap(
      `<defs><linearGradient id="a" x1="0" x2="1"><stop offset="0" stop-color="#fff"/></linearGradient></defs><g transform="translate(4 4) scale(.5)">${path}<circle cx="3" cy="3" r="2" fill="url(#a)"/></g>`,
    );
    expect(clean(drawn)).toContain('fill="url(&#35;a)"'.replace('&#35;', '#'));
    expect(clean(drawn)).toContain('<linearGradient id="a" x1="0" x2="1"><stop offset="0" stop-color="#fff"/>');
    expect(clean(drawn)).toContain('viewBox="0 0 64 64"');
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script with a prefix', '<svg:script>alert(1)</svg:script>'],
    ['a script of another namespace', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
    [
      'a page in the drawing',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)">x</body></foreignObject>',
    ],
    ['a handler', '<path d="M0 0" onclick="alert(1)" OnLoad="alert(1)"/>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M1 1"/></a>'],
    ['a picture from elsewhere', '<image href="https://evil.example/x.png"/>'],
    ['a picture within', '<image xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    ['another file drawn here', '<use href="https://evil.example/x.svg#a"/><use xlink:href="//evil.example/x#a"/>'],
    ['a fill from elsewhere', '<path d="M0 0" fill="url(https://evil.example/x#a)"/>'],
    ['a fill from elsewhere, disguised', '<path d="M0 0" style="fill:u\\72l(https://evil.example)"/>'],
    ['a style from elsewhere', '<style>@import "https://evil.example/x.css";</style>'],
    ['a ground from elsewhere', '<style>path{fill:url(//evil.example/x)}</style>'],
    [
      'an animation',
      '<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onclick" to="alert(1)"/>',
    ],
    ['a filter that fetches', '<filter id="f"><feImage href="https://evil.example"/></filter>'],
    ['a frame', '<iframe src="https://evil.example"/><embed src="x"/><object data="x"/>'],
    ['an instruction', '<?xml-stylesheet href="https://evil.example/x.css"?>'],
    ['markup in a text', '<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>'],
    ['markup in a passage', '<text><![CDATA[<script>alert(1)</script>]]></text>'],
    ['an attribute that ends itself', '<path d="M0 0" fill="&quot;/&gt;&lt;script&gt;alert(1)"/>'],
    ['a base', '<path d="M0 0" xml:base="https://evil.example/"/>'],
  ])('leaves out %s', (_, attack) => {
    const svg = clean(wrap(attack + path)) ?? '';
    expect(svg).toContain('<path d="M0 0H64V64Z"');
    expect(svg).not.toMatch(
      /<(?:\w+:)?script|<foreignObject|<image|<iframe|<a |<animate|<set|<style|<filter|<\?|evil|javascript|\son\w+=/i,
    );
  });

  it.each([
    ['entities', `<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>${wrap(`&a;${path}`)}`],
    ['entities that double', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${wrap(`<text>&b;</text>`)}`],
    ['a page', `<html><body>${wrap(path)}</body></html>`],
    ['nothing that draws', wrap('<title>Logo</title>')],
    ['nothing but what is left out', wrap('<script>alert(1)</script>')],
    ['no end', '<svg viewBox="0 0 64 64"><path d="M0 0"/>'],
    ['no size', wrap(path, '')],
    ['an endless plane', wrap(path, 'viewBox="0 0 1e9 1e9"')],
    ['another encoding', Buffer.from(`\uFEFF${wrap(path)}`, 'utf16le').toString('latin1')],
    ['a thing drawn again and again', wrap(`${path}${'<use href="#a"/>'.repeat(30)}`)],
    ['far too many things', wrap(path.repeat(6000))],
    ['things within things without end', wrap('<g>'.repeat(80) + path + '</g>'.repeat(80))],
  ])('refuses %s', (_, text) => {
    expect(clean(text)).toBeUndefined();
  });

  it('puts the rules of drawing programs at the elements', () => {
    const svg = clean(
      wrap('<style>.st0,.st1{fill:#8A1C1C} .st1{stroke:none}</style><path class="st1" fill="#000" d="M1 1"/>'),
    );
    expect(svg).toContain('<path fill="#8A1C1C" d="M1 1" stroke="none"/>');
  });

  it('takes the size that a drawing without a view box calls its own', () => {
    expect(cleanSvg(Buffer.from(wrap(path, 'width="120px" height="40"')))).toMatchObject({ width: 120, height: 40 });
  });
});
