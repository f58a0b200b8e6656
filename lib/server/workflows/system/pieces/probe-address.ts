import { X509Certificate } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import type { TLSSocket } from 'node:tls';
import { liveness } from '#lib/contract/health.ts';
import type { Learned } from '../../../kernel/service.ts';

const waitMs = 8000;

/**
 * Asks the shop by the address that visitors use: through whatever stands in front of it. Throws where something else answers. Says
 * until when the certificate lasts.
 */
export function probeAddress(publicUrl: string, learned: Learned): Promise<void> {
  const url = new URL(liveness.path, publicUrl);
  const client = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const request = client.get(url, { timeout: waitMs, agent: false }, (response) => {
      const raw =
        'getPeerCertificate' in response.socket ? (response.socket as TLSSocket).getPeerCertificate().raw : undefined;
      response.resume();
      if (response.statusCode !== 200) return reject(new Error(`HTTP ${response.statusCode} from ${url.href}`));
      if (raw) learned.certificateEndsAt = new Date(new X509Certificate(raw).validTo);
      resolve();
    });
    request.on('timeout', () =>
      request.destroy(new Error(`timeout: no answer from ${url.host} within ${waitMs / 1000} s`)),
    );
    request.on('error', reject);
  });
}
