// What PostgreSQL runs to keep a file of its log in the archive, or to get it back from there:
//   wal-archive.mjs put FILE TARGET    wal-archive.mjs get SOURCE FILE    wal-archive.mjs check FOLDER
// Files are kept by gzip, so that `gunzip` is enough where this script is not at hand. Uses nothing but Node itself.
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** PostgreSQL takes more than 125 as a fault that ends a recovery, and 1 as "there is no such file". */
const fault = 200;

const [task, from = '', to = ''] = process.argv.slice(2);

try {
  if (task === 'check') fs.accessSync(from, fs.constants.W_OK | fs.constants.X_OK);
  else if (task === 'put') put(from, `${to}.gz`);
  else get(`${from}.gz`, to);
} catch (error) {
  console.error(`${path.basename(import.meta.filename)}: ${error.message}`);
  process.exit(task === 'get' ? fault : 1);
}

/** A file that is there already is never written over: it has to be the same, sent twice after a crash. */
function put(source, target) {
  const bytes = fs.readFileSync(source);
  if (fs.existsSync(target)) {
    if (!gunzipSync(fs.readFileSync(target)).equals(bytes))
      throw new Error(`${target} is there and holds something else`);
    return;
  }
  const draft = `${target}.part`;
  fs.writeFileSync(draft, gzipSync(bytes, { level: 1 }), { mode: 0o600, flush: true });
  fs.renameSync(draft, target);
  syncFolder(path.dirname(target));
}

function get(source, target) {
  let kept;
  try {
    kept = fs.readFileSync(source);
  } catch (error) {
    if (error.code === 'ENOENT') process.exit(1);
    throw error;
  }
  fs.writeFileSync(target, gunzipSync(kept), { mode: 0o600, flush: true });
}

/** The name has to outlive a power cut too: PostgreSQL removes its own file next. Windows has no such thing. */
function syncFolder(folder) {
  if (process.platform === 'win32') return;
  const handle = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}
