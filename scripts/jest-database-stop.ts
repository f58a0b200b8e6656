/** Jest's global teardown: ends the throw-away server of `jest-database.ts`, if that one started it. */
export default async function stopTestServer(): Promise<void> {
  await globalThis.stopTestServer?.();
}
