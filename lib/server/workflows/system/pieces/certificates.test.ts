import { expect, it } from '@jest/globals';
import { newCertificate } from '../../../kernel/certificates-for-tests.ts';
import { findCertificates } from './certificates.ts';

it('finds each certificate among the settings, and passes over what it cannot read', () => {
  const [app, root] = [newCertificate('app'), newCertificate('root')];
  const broken = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----';
  const found = findCertificates({
    APP: app.pem,
    ROOTS: `${root.pem}\n${broken}\n${app.pem}`,
    KEY: app.privateKey,
    PORT: 1,
  });
  const endsAt = new Date('2045-01-01T00:00:00Z');
  expect(found).toEqual([
    { setting: 'APP', subject: 'app', endsAt },
    { setting: 'ROOTS', subject: 'root', endsAt },
    { setting: 'ROOTS', subject: 'app', endsAt },
  ]);
});
