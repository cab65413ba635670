/** Writes a compressed copy beside every text of the site, for servers that send what is ready. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|html|svg|webmanifest|json)$/;

export function compressAll(site) {
  for (const path of readdirSync(site, { recursive: true })) {
    if (!TEXT.test(path)) continue;
    const plain = readFileSync(join(site, path));
    writeFileSync(join(site, `${path}.gz`), gzipSync(plain, { level: 9 }));
    writeFileSync(
      join(site, `${path}.br`),
      brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    );
  }
}
