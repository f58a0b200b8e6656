import http from 'node:http';
import https from 'node:https';

export interface Heard {
  status: number;
  text: string;
}

interface Asked {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: object;
}

/** The certificate is made for the occasion, and nobody vouches for it. */
const agents = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true, rejectUnauthorized: false }),
};

/** Asks as a browser does, over a connection that is kept. Rejects where no whole answer came. */
export function ask(url: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Heard> {
  const { request } = url.startsWith('https:') ? https : http;
  const agent = url.startsWith('https:') ? agents['https:'] : agents['http:'];
  const sent = body && JSON.stringify(body);
  const type = sent && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(sent)) };
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, agent, headers: { ...headers, ...type } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        if (!answer.complete) return reject(new Error('the answer broke off'));
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') });
      });
    });
    asking.on('error', reject).end(sent);
  });
}
