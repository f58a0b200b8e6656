import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkUpload } from './files/upload-rules.ts';
import { acceptOf, cameraAcceptOf, narrowToTopic, topicLimits } from './topic-limits.ts';

const upload = { mode: 'local', maxSize: 10, allowedSuffixes: ' .JPG,png,zip', allowedMimeTypes: [] as string[] };
const scan = { name: 'licence.pdf', size: 5, type: 'application/pdf' };
const archive = { name: 'a.zip', size: 5, type: 'application/zip' };

describe('what can be sent for a topic', () => {
  it('is the general list where no field of its own is for it', () => {
    expect(topicLimits(upload)).toEqual({ maxSize: 10, allowedSuffixes: ['jpg', 'png', 'zip'], allowedMimeTypes: [] });
  });

  it.each(['avatar', 'logo', 'catalogue'])('is of that list the pictures, for %s', (topic) => {
    const limits = topicLimits(upload, topic);
    expect(limits.allowedSuffixes).toEqual(['jpg', 'png']);
    expect(limits.allowedMimeTypes).toEqual(['image/jpeg', 'image/png']);
    expect([checkUpload(archive, limits), checkUpload(scan, limits)]).toEqual(['uploadType', 'uploadType']);
  });

  it.each(['licence', 'voucher'])(
    'is for %s a document too, whatever the general lists say; the server reads it alike',
    (topic) => {
      for (const allowedMimeTypes of [[], ['image/png']]) {
        const limits = topicLimits({ ...upload, allowedMimeTypes }, topic);
        expect([checkUpload(scan, limits), checkUpload(archive, limits)]).toEqual([undefined, 'uploadType']);
        expect(acceptOf(limits)).toBe('.jpg,.png,.pdf');
        const held = narrowToTopic(topic, { suffixes: ['jpg', 'png', 'zip'], mimeTypes: allowedMimeTypes });
        expect(held.suffixes).toEqual(['jpg', 'png', 'pdf']);
        expect(held.mimeTypes).toEqual(allowedMimeTypes.length > 0 ? ['image/png', 'application/pdf'] : []);
      }
    },
  );

  it('opens the camera for what can be sent of it, and for nothing else', () => {
    const [evidence, scans] = [topicLimits(upload, 'aftersale'), topicLimits(upload, 'licence')];
    expect([cameraAcceptOf(evidence, 'image'), cameraAcceptOf(evidence, 'video')]).toEqual(['image/*', 'video/*']);
    expect([cameraAcceptOf(scans, 'image'), cameraAcceptOf(scans, 'video')]).toEqual(['image/*', undefined]);
  });

  it('is for artwork its own list, with the types that belong to it', () => {
    const artwork = { maxSize: 20, allowedSuffixes: 'pdf,ai' };
    const limits = topicLimits({ ...upload, artwork }, 'artwork');
    expect(limits).toEqual({ maxSize: 20, allowedSuffixes: ['pdf', 'ai'], allowedMimeTypes: ['application/pdf'] });
  });
});

it('every field for a file offers what its check allows, never a list of its own', () => {
  const fields = fs
    .readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => [name, fs.readFileSync(path.join('components', name), 'utf8')] as const)
    .filter(([, text]) => text.includes('type="file"'));
  expect(fields.length).toBeGreaterThan(7);
  const ownList = fields.filter(([, text]) => /\baccept=["']/.test(text)).map(([name]) => name);
  expect(ownList).toEqual([]);
});
