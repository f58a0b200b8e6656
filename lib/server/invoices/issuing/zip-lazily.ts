import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

interface ZippedFile {
  name: string;
  mtime: Date;
  open: () => Promise<Readable>;
}

/** Files as one archive, each opened when its turn comes; the one that is open is let go once nobody reads any more. */
export function zipLazily(files: readonly ZippedFile[]): Readable {
  const zip = new ZipFile();
  const content = zip.outputStream.pipe(new PassThrough());
  const fail = (error: Error) => content.destroy(error);
  zip.on('error', fail);
  let current: Readable | undefined;
  content.once('close', () => current?.destroy());
  for (const { name, mtime, open } of files) {
    zip.addReadStreamLazy(name, { mtime }, (done) => {
      open().then((file) => {
        current = file;
        if (content.destroyed) file.destroy();
        else done(null, file);
      }, fail);
    });
  }
  zip.end();
  return content;
}
