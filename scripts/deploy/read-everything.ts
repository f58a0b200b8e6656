import { ask } from '../several/ask.ts';

interface Operation {
  responses?: unknown;
}

/** Every call that reads, as nobody and as each of those, with nothing said: what a list shows first. Answers how many failed. */
export async function readEverything(url: string, tokens: string[]): Promise<{ asked: number; failed: string[] }> {
  const { paths } = JSON.parse((await ask(`${url}/api/openapi.json`)).text) as {
    paths: Record<string, { get?: Operation }>;
  };
  const reads = Object.entries(paths).flatMap(([path, { get }]) =>
    get && !JSON.stringify(get).includes('text/event-stream') ? [path] : [],
  );
  const failed: string[] = [];
  let asked = 0;
  for (const token of ['', ...tokens]) {
    for (const path of reads) {
      const headers: Record<string, string> = token ? { 'ba-user-token': token } : {};
      const { status } = await ask(url + path, { headers }).catch(() => ({ status: 0 }));
      asked += 1;
      if (status === 0 || status >= 500) failed.push(`${path} ${status}`);
    }
  }
  return { asked, failed };
}
