import { describe, expect, test } from '@jest/globals';
import { withAnchors } from './anchors.ts';

describe('contents of a text', () => {
  test('lists each heading and marks it in the text', () => {
    const { html, headings } = withAnchors('<h2>一、账号</h2><p>…</p><h2>Terms &amp; <strong>rules</strong></h2>');
    expect(headings).toEqual([
      { id: 'part-1', text: '一、账号' },
      { id: 'part-2', text: 'Terms & rules' },
    ]);
    expect(html).toContain('<h2 id="part-2">Terms &amp; <strong>rules</strong></h2>');
  });

  test('leaves a text without headings as it is', () => {
    expect(withAnchors('<p>One &lt;h2&gt;</p>')).toEqual({ html: '<p>One &lt;h2&gt;</p>', headings: [] });
  });
});
