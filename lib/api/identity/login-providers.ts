import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { LoginProviderName, linkBegin, linkFinish } from '#lib/contract/identity/login-providers.ts';
import { keepJourney } from '#lib/session/provider-journey.ts';
import { postApi } from '../transport/browser.ts';

/** Whoever asks shows refusals in place. */
const inPlace = { isCodeShown: false } as const;

/** Answers the provider's address, and keeps what the way back needs; `target` is where the person goes on to. */
export async function beginProviderLogin(provider: LoginProviderName, target: string | undefined): Promise<string> {
  const { url, ticket } = await postApi('/api/user/providerLogin', { provider }, inPlace);
  keepJourney({ ticket, purpose: 'login', target });
  return url;
}

/** As above, to link it to the account of who is logged in. */
export async function beginLink(body: BodyOf<typeof linkBegin>): Promise<string> {
  const { url, ticket } = await postApi('/api/account/linkBegin', body, inPlace);
  keepJourney({ ticket, purpose: 'link' });
  return url;
}

/** Links what the provider led back with. */
export const finishLink = (body: BodyOf<typeof linkFinish>) => postApi('/api/account/linkFinish', body, inPlace);

/** Takes a provider's login off the account. */
export const removeLink = (body: BodyOf<typeof linkBegin>) =>
  postApi('/api/account/linkRemove', body, { ...inPlace, isSuccessShown: true });
