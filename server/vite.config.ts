import { defineConfig } from 'vite'

const input = {
  main: 'src/main.ts',
  office: 'src/office.ts',
  'pglite-worker': 'src/platform/database/pglite/worker.ts',
  'check-process': 'src/platform/media/check/check-process.ts',
}

// One folder that runs without node_modules, save for what stays outside: PGlite and qpdf find their WebAssembly beside
// their own files, sharp and the lock their libraries.
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input,
      // Flat: the migrations and the database thread are found relative to the chunk that asks.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: ['@electric-sql/pglite', '@neslinesli93/qpdf-wasm', 'fs-native-extensions', 'pg-native', 'sharp'] },
})
