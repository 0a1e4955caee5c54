import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inFolder } from '#bench/run/folder'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Times are in seconds, but `blocked`, which is in milliseconds. */
export type Seen = Readonly<Record<(typeof CATEGORIES)[number] | 'firstPaint' | 'largestPaint' | 'blocked' | 'shift' | 'received', number>>

/** The part of Lighthouse's report that is read. */
interface Report {
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}
/** Lighthouse misses the beginning of its own trace now and then, and says so. */
const TRIES_MOST = 3

/** What Lighthouse saw, or why it saw nothing: then it ends with a code, its report written all the same. */
async function reportOn(address: string, program: string, file: string): Promise<Report> {
  const categories = `--only-categories=${CATEGORIES.join(',')}`
  const words = [program, address, '--quiet', '--output=json', `--output-path=${file}`, categories, '--no-enable-error-reporting']
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
  const env = { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' }
  const fault: unknown = await promisify(execFile)(process.execPath, [...words, flags], { env }).then(
    () => null,
    (error: unknown) => error,
  )
  if (!existsSync(file)) throw new Error('Lighthouse left no report: is Chromium there, or named in CHROMIUM_PATH?', { cause: fault })
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

/** Opens an address once, as Lighthouse's phone does. */
export async function look(address: string, program: string, tries = TRIES_MOST): Promise<Seen> {
  const { runtimeError, categories, audits } = await inFolder((folder) => reportOn(address, program, join(folder, 'report.json')))
  if (runtimeError && tries > 1) return look(address, program, tries - 1)
  if (runtimeError) throw new Error(`Lighthouse saw nothing: ${runtimeError.message}`)
  const score = (name: string): number => Math.round((categories[name]?.score ?? NaN) * 100)
  const value = (name: string): number => audits[name]?.numericValue ?? NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint') / 1000,
    largestPaint: value('largest-contentful-paint') / 1000,
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    received: value('total-byte-weight') / 1000,
  }
}
