import { describe, expect, it } from '@jest/globals';
import { checkUpload, type UploadLimits } from './upload-rules.ts';

const file = { name: 'photo.png', size: 100, type: 'image/png' };
const limits: UploadLimits = { maxSize: 100, allowedSuffixes: 'jpg,png', allowedMimeTypes: [] };

describe('a file may be sent', () => {
  it.each<[string, Partial<typeof file>, Partial<UploadLimits>]>([
    ['by its suffix in a comma string', {}, {}],
    ['by its suffix in an array', {}, { allowedSuffixes: ['jpg', 'png'] }],
    ['by a suffix listed with a dot', {}, { allowedSuffixes: '.jpg,.png' }],
    ['by a suffix in any case', { name: 'PHOTO.PNG' }, {}],
    ['by a suffix listed in any case', {}, { allowedSuffixes: ['PNG'] }],
    ['by what follows the last dot', { name: 'a.tar.png' }, {}],
    ['by its suffix, whatever its type', { type: 'text/html' }, { allowedMimeTypes: ['image/png'] }],
    ['by its type alone in an array', { name: 'photo' }, { allowedMimeTypes: ['image/png'] }],
    ['by its type alone in a comma string', { name: 'a.xyz' }, { allowedMimeTypes: 'image/gif,image/png' }],
    ['at exactly the largest size', { size: 100 }, {}],
  ])('%s', (_, facts, changes) => {
    expect(checkUpload({ ...file, ...facts }, { ...limits, ...changes })).toBeUndefined();
  });
});

describe('a file is refused', () => {
  it.each<[string, Partial<typeof file>, Partial<UploadLimits>, string]>([
    ['without a name', { name: '' }, {}, 'uploadIncomplete'],
    ['without a size', { size: 0 }, {}, 'uploadIncomplete'],
    ['without a size before its type is looked at', { size: 0, name: 'a.exe' }, {}, 'uploadIncomplete'],
    ['by neither suffix nor type', { name: 'a.exe', type: 'application/x-msdownload' }, {}, 'uploadType'],
    ['by its type before its size is looked at', { name: 'a.exe', type: '', size: 101 }, {}, 'uploadType'],
    ['without a suffix where nothing else counts', { name: 'png' }, {}, 'uploadType'],
    ['with a last dot and nothing behind it', { name: 'png.' }, {}, 'uploadType'],
    ['when nothing at all is allowed', {}, { allowedSuffixes: '' }, 'uploadType'],
    ['without a type where types are empty', { name: 'a', type: '' }, { allowedMimeTypes: '' }, 'uploadType'],
    ['by a type in another case', { name: 'a' }, { allowedMimeTypes: ['image/PNG'] }, 'uploadType'],
    ['by a part of a suffix', { name: 'a.pn' }, {}, 'uploadType'],
    ['by a list with spaces, which are not cut away', {}, { allowedSuffixes: 'jpg, png' }, 'uploadType'],
    ['above the largest size', { size: 101 }, {}, 'uploadSize'],
  ])('%s', (_, facts, changes, fault) => {
    expect(checkUpload({ ...file, ...facts }, { ...limits, ...changes })).toBe(fault);
  });
});
