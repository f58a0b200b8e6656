import { createHash, createSign, generateKeyPairSync } from 'node:crypto';

/** A piece of DER: what kind it is, how long, what. */
function piece(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const [integer, bits, nothing, oid, text, utcTime, sequence, set] = [2, 3, 5, 6, 12, 23, 0x30, 0x31];
const hex = (digits: string) => Buffer.from(digits, 'hex');
const sha256WithRsa = piece(sequence, piece(oid, hex('2a864886f70d01010b')), piece(nothing));
const commonName = hex('550403');
const time = (words: string) => piece(utcTime, Buffer.from(words));

interface Given {
  /** In hexadecimal digits, an even number of them. */
  serial?: string;
  /** As certificates write times: `yymmddhhmmssZ`. */
  validTo?: string;
}

/** A key with a certificate that it has signed itself, and the number that Alipay's gateway knows the certificate by. */
export function newCertificate(name: string, { serial = '1267', validTo = '450101000000Z' }: Given = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const named = piece(sequence, piece(set, piece(sequence, piece(oid, commonName), piece(text, Buffer.from(name)))));
  const isAuthority = piece(
    0xa3,
    piece(sequence, piece(sequence, piece(oid, hex('551d13')), piece(4, piece(sequence, piece(1, hex('ff')))))),
  );
  const body = piece(
    sequence,
    piece(0xa0, piece(integer, Buffer.from([2]))),
    piece(integer, hex(serial)),
    sha256WithRsa,
    named,
    piece(sequence, time('250101000000Z'), time(validTo)),
    named,
    publicKey.export({ type: 'spki', format: 'der' }),
    isAuthority,
  );
  const signature = createSign('RSA-SHA256').update(body).sign(privateKey);
  const der = piece(sequence, body, sha256WithRsa, piece(bits, Buffer.from([0]), signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString().trim(),
    pem: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n'),
    serialNumber: createHash('md5')
      .update(`CN=${name}${BigInt(`0x${serial}`)}`)
      .digest('hex'),
  };
}
