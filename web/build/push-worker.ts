import { fileURLToPath } from 'node:url'
import { type Plugin, build } from 'vite'

const source = fileURLToPath(new URL('../src/', import.meta.url))

/** `push-worker.js`: the worker in one script of its own, at an address that stays. */
export function pushWorker(): Plugin {
  return {
    name: 'evenshift:push-worker',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'error',
        resolve: { alias: [{ find: /^#web\//, replacement: source }] },
        build: {
          write: false,
          target: 'es2022',
          lib: { entry: `${source}push-worker.ts`, formats: ['iife'], name: 'pushWorker', fileName: 'push-worker' },
        },
      })
      const [first] = Array.isArray(built) ? built : [built]
      const chunk = first && 'output' in first ? first.output[0] : undefined
      if (!chunk) throw new Error('The build made no worker for push messages')
      this.emitFile({ type: 'asset', fileName: 'push-worker.js', source: chunk.code })
    },
  }
}
