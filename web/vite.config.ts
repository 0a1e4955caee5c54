import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import pxToRem from 'postcss-pxtorem'
import { defineConfig } from 'vite'
import { budget } from './build/budget.ts'
import { chunks } from './build/chunks.ts'
import { compressed } from './build/compressed.ts'
import { floor } from './build/floor.ts'
import { layers } from './build/layers.ts'
import { ownTslib } from './build/own-tslib.ts'
import { preloads } from './build/preloads.ts'
import { pseudoLanguage } from './build/pseudo.ts'
import { pushWorker } from './build/push-worker.ts'
import { wire } from './build/wire.ts'

const source = fileURLToPath(new URL('./src/', import.meta.url))
const server = 'http://127.0.0.1:3000'

// The pages of a language that nobody speaks, for the journey that looks for room.
const isPseudo = process.env['LANGUAGE_OF_PAGES'] === 'pseudo'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), wire(), ownTslib(), layers(), floor(), preloads(), pushWorker(), compressed(), isPseudo ? pseudoLanguage() : budget()],
  // Sizes of type follow the size of text that people chose in their browser; everything else stays as drawn, so that a line grows in its place.
  css: { postcss: { plugins: [pxToRem({ propList: ['font', 'font-size', '--control-text'], minPixelValue: 1 })] } },
  resolve: { alias: [{ find: /^#web\//, replacement: source }] },
  server: {
    proxy: {
      '/info': server,
      '/jobs': server,
      '/job/': server,
      '/employers/': server,
      '/search': server,
      '/prices': server,
      '/identity': server,
      '/storage': server,
      '/config.json': server,
    },
  },
  build: {
    outDir: isPseudo ? '../node_modules/.cache/pseudo-pages' : 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // light-dark() carries both modes of every token. Chrome and Firefox begin where they know it; for Safari, whose versions are those of
    // the phones, the build rewrites it.
    cssTarget: ['chrome123', 'firefox120', 'safari16.4'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: chunks() } },
  },
})
