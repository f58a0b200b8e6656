import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type Clock, toUnixSeconds } from '../../kernel/clock.ts';
import { listenRaw } from '../../kernel/listen-raw-for-tests.ts';

const clientId = 'shop-desk';
const clientSecret = 'secret-of-the-shop-at-the-provider';

type Claims = Record<string, unknown> & { sub: string };

interface Agreed {
  claims: Claims;
  nonce: string;
  challenge: string;
  redirectUri: string;
}

/** Plays a provider of OpenID Connect on loopback as documented: discovery, its page, tokens, keys and userinfo. */
export async function startOidc(clock: () => Clock) {
  const codes = new Map<string, Agreed | 'used'>();
  const tokens = new Map<string, Claims>();
  const own = {
    /** Who is logged in there. */
    claims: { sub: 'sub-of-page' } as Claims,
    fault: undefined as 'down' | 'silent' | 'nonsense' | undefined,
    /** What it puts into an ID token instead of what belongs there. */
    forged: {} as Record<string, unknown>,
    /** What it answers beside code and state. */
    beside: undefined as Record<string, string> | undefined,
    /** What it says of somebody only where it is asked for it. */
    userinfo: undefined as Record<string, unknown> | undefined,
    /** Names itself so in its metadata. */
    issuer: undefined as string | undefined,
    /** Signs with a key that is not among its keys. */
    isForgingKey: false,
    calls: [] as string[],
  };
  let number = 0;
  const newKey = async () => {
    number += 1;
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const kid = `key-${number}`;
    return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } };
  };
  let key = await newKey();
  const stranger = await newKey();

  const metadata = () => ({
    issuer: own.issuer ?? server.url,
    authorization_endpoint: `${server.url}/authorize`,
    token_endpoint: `${server.url}/token`,
    jwks_uri: `${server.url}/jwks`,
    userinfo_endpoint: `${server.url}/userinfo`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    code_challenge_methods_supported: ['S256'],
  });

  /** What somebody agrees to on its page, where an address of the shop has led them; answers where they are led back to. */
  function agree(address: string | URL, claims: Claims = own.claims): URL {
    const asked = new URL(address).searchParams;
    const isSound =
      asked.get('client_id') === clientId &&
      asked.get('response_type') === 'code' &&
      asked.get('code_challenge_method') === 'S256' &&
      /\bopenid\b/.test(asked.get('scope') ?? '');
    if (!isSound) throw new Error(`oidc: ${address}`);
    number += 1;
    const code = `code-${number}`;
    const redirectUri = asked.get('redirect_uri') ?? '';
    const [nonce, challenge] = [asked.get('nonce') ?? '', asked.get('code_challenge') ?? ''];
    codes.set(code, { claims, nonce, challenge, redirectUri });
    const back = new URL(redirectUri);
    const given = { code, state: asked.get('state') ?? '', ...own.beside };
    for (const [name, value] of Object.entries(given)) back.searchParams.append(name, value);
    return back;
  }

  async function grant(form: URLSearchParams, authorization: string) {
    if (!isClient(authorization)) return refuse(401, 'invalid_client');
    const code = form.get('code') ?? '';
    const agreed = codes.get(code);
    if (agreed) codes.set(code, 'used');
    const verified = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (
      !agreed ||
      agreed === 'used' ||
      verified !== agreed.challenge ||
      form.get('redirect_uri') !== agreed.redirectUri
    ) {
      return refuse(400, 'invalid_grant');
    }
    const access_token = `token-of-${code}`;
    tokens.set(access_token, agreed.claims);
    return json(200, { access_token, token_type: 'Bearer', expires_in: 300, id_token: await sign(agreed) });
  }

  function sign({ claims, nonce }: Agreed): Promise<string> {
    const now = toUnixSeconds(clock().now());
    const signer = own.isForgingKey ? { ...stranger, kid: key.kid } : key;
    const said = { iss: server.url, aud: clientId, nonce, iat: now, exp: now + 300, ...claims, ...own.forged };
    return new SignJWT(said).setProtectedHeader({ alg: 'ES256', kid: signer.kid }).sign(signer.privateKey);
  }

  function describe(authorization: string) {
    const claims = tokens.get(authorization.replace(/^Bearer /, ''));
    return claims ? json(200, { ...claims, ...own.userinfo }) : refuse(401, 'invalid_token');
  }

  const server = await listenRaw(async ({ path, target, body, headers: { authorization = '' } }) => {
    if (path === '/authorize') {
      return { status: 302, body: '', headers: { location: agree(new URL(target, 'http://double.test')).href } };
    }
    own.calls.push(path);
    if (own.fault === 'silent') await new Promise(() => undefined);
    if (own.fault === 'down') return { status: 503, body: 'words of the provider' };
    if (own.fault === 'nonsense') return { status: 200, body: '<html>words of the provider</html>' };
    if (path === '/.well-known/openid-configuration') return json(200, metadata());
    if (path === '/jwks') return json(200, { keys: [key.jwk] });
    if (path === '/token') return grant(new URLSearchParams(body), authorization);
    return path === '/userinfo' ? describe(authorization) : { status: 404, body: '' };
  });
  return {
    own,
    agree,
    /** From now on it signs with another key. */
    rotate: async () => {
      key = await newKey();
    },
    stop: server.stop,
    env: { OIDC_ISSUER: server.url, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret },
  };
}

const json = (status: number, body: object) => ({
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

const refuse = (status: number, error: string) => json(status, { error, error_description: 'words of the provider' });

/** Name and secret as forms have them, which is how they stand in the header. */
function isClient(authorization: string): boolean {
  const plain = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString();
  return plain.split(':').map(decodeURIComponent).join(':') === `${clientId}:${clientSecret}`;
}
