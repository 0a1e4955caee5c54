import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Launched } from '#bench/run/product'

export interface Statement {
  readonly text: string
  readonly values: unknown[]
}

/** Settings of a product whose statements are to be written down. */
export const recorded = (file: string): Record<string, string> => ({
  NODE_OPTIONS: `--import ${fileURLToPath(new URL('./recorder.mjs', import.meta.url))}`,
  RECORD_TO: file,
})

/** The statements of one call, less what the queue's workers ask meanwhile. */
export async function recordCall({ process }: Launched, file: string, call: () => Promise<unknown>): Promise<Statement[]> {
  await rm(file, { force: true })
  process.kill('SIGUSR2')
  await wait(50)
  await call()
  process.kill('SIGUSR2')
  while (!existsSync(file)) await wait(10)
  const all = JSON.parse(await readFile(file, 'utf8')) as Statement[]
  return all.filter(({ text }) => !/pgboss|pg_notify|^listen/i.test(text))
}
