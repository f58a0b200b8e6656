import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { nameInlineScripts } from './name-inline-scripts.ts';

const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'";
const html = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (body: string, headers: Record<string, string> = html) =>
  nameInlineScripts(headers, Buffer.from(body))['content-security-policy'];

it('names each inline script once, and no data and no file', () => {
  const body = `<script>一()</script><script id="x">b()</script><script>一()</script><script src="/a.js" async=""></script>
    <script type="application/ld+json">{"a":1}</script><script type="application/json">{}</script>`;
  expect(policyOf(body)).toBe(
    `default-src 'self'; script-src 'self' ${hashOf('一()')} ${hashOf('b()')}; style-src 'self' 'unsafe-inline'`,
  );
});

it('lets nothing run in a page without scripts', () => {
  expect(policyOf('<p>x</p>')).toBe("default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'");
});

it('leaves a policy with a nonce, and what is no page, as it is', () => {
  const nonce = { ...html, 'content-security-policy': "script-src 'self' 'nonce-x'" };
  expect(policyOf('<script>a()</script>', nonce)).toBe("script-src 'self' 'nonce-x'");
  expect(policyOf('<script>a()</script>', { ...html, 'content-type': 'text/x-component' })).toBe(policy);
});
