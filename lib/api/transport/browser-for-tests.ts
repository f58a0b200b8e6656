/** The few parts of a browser that the client touches, for tests that run without one. */
export function installBrowser(path = '/') {
  const stored = new Map<string, string>();
  const cookies = new Map<string, string>();
  const visited: string[] = [];
  const location = {
    origin: 'http://shop.test',
    protocol: 'http:',
    pathname: path,
    search: '',
    assign: (address: string) => void visited.push(address),
  };
  const page = new EventTarget();
  const document = {
    visibilityState: 'visible',
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
    documentElement: {
      lang: 'en',
      dataset: {} as Record<string, string>,
      setAttribute: () => undefined,
      removeAttribute: () => undefined,
    },
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      if (/max-age=-1|max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const navigator = { onLine: true };
  const events = new EventTarget();
  const window = Object.assign(events, { location, document, localStorage, navigator });
  for (const [name, value] of Object.entries({ window, location, document, localStorage, navigator })) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return { stored, cookies, visited, navigator, location, document };
}

/** An access token that ends at the given unix second. */
export function tokenEnding(atSeconds: number, name = 'a'): string {
  return `${name}.${Buffer.from(JSON.stringify({ exp: atSeconds })).toString('base64url')}.x`;
}

/** Answers each call in turn, and remembers what was asked. */
export function answerCalls(...answers: (Response | Error | (() => Promise<Response>))[]): Request[] {
  const requested: Request[] = [];
  globalThis.fetch = (async (request: Request) => {
    requested.push(request.clone());
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    if (typeof answer === 'function') return waitFor(answer(), request.signal);
    return answer?.clone() ?? Response.error();
  }) as typeof fetch;
  return requested;
}

function waitFor(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
    answer.then(resolve, reject);
  });
}

export function envelope(code: number, data: unknown = null, msg = ''): Response {
  return Response.json({ code, msg, time: 1, data });
}
