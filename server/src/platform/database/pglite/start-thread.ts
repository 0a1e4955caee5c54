import { Worker, type WorkerOptions } from 'node:worker_threads'

/** Starts a thread from a bundled .js file, or from a .ts source: there tsx is registered inside the thread first, as Node 20 does not carry it over. */
export function startThread(file: URL, options: WorkerOptions): Worker {
  if (!file.pathname.endsWith('.ts')) return new Worker(file, options)
  const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'))
  const start = `import(${tsx}).then(({ register }) => { register(); return import(${JSON.stringify(file.href)}) })`
  return new Worker(start, { ...options, eval: true })
}
