import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Fonts are compressed already. */
const TEXT = /\.(js|css|svg|txt)$/
const brotlied = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Lays a brotli and a gzip file beside each text file of the finished build, as small as they get: it is done once, and sent often. */
export function compressed(): Plugin {
  return {
    name: 'evenshift:compressed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir }) => {
        if (!dir) throw new Error('The build names no folder to compress')
        const names = await readdir(dir, { recursive: true })
        await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compressFile(join(dir, name))))
      },
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const [br, gz] = await Promise.all([
    brotlied(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
