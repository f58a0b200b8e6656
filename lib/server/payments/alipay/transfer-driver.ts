import { z } from 'zod';
import { rsaPrivateKey } from '../../kernel/rsa-keys.ts';
import { transferDriver } from '../driver.ts';
import { isCertificateOf, rootCertificates, rsaCertificate } from './certificates.ts';
import { gatewaySetting } from './gateway-setting.ts';

/** An app of its own in certificate mode (docs/adr/0032-alipay-transfers.md). */
export const transfers = transferDriver({
  name: 'Alipay transfers',
  required: {
    ALIPAY_TRANSFER_APP_ID: z.string().regex(/^\d{8,32}$/),
    ALIPAY_TRANSFER_PRIVATE_KEY: rsaPrivateKey,
    ALIPAY_TRANSFER_APP_CERT: rsaCertificate,
    ALIPAY_TRANSFER_PUBLIC_CERT: rsaCertificate,
    ALIPAY_TRANSFER_ROOT_CERT: rootCertificates,
  },
  optional: gatewaySetting,
  findMisfit: (settings) =>
    isCertificateOf(settings.ALIPAY_TRANSFER_APP_CERT, settings.ALIPAY_TRANSFER_PRIVATE_KEY)
      ? undefined
      : 'ALIPAY_TRANSFER_APP_CERT',
  open: async (settings, { clock }) => {
    const { alipayTransfers } = await import('./alipay-transfers.ts');
    return alipayTransfers({
      appId: settings.ALIPAY_TRANSFER_APP_ID,
      privateKey: settings.ALIPAY_TRANSFER_PRIVATE_KEY,
      appCertificate: settings.ALIPAY_TRANSFER_APP_CERT,
      publicCertificate: settings.ALIPAY_TRANSFER_PUBLIC_CERT,
      rootCertificates: settings.ALIPAY_TRANSFER_ROOT_CERT,
      gateway: settings.ALIPAY_GATEWAY,
      clock,
    });
  },
});
