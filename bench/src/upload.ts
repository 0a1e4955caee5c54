import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PART_BYTES } from '@evenshift/contract/states/upload'
import type { Measure } from '#bench/run/figure'
import { inFolder } from '#bench/run/folder'
import { root } from '#bench/run/root'

/** The part of Playwright's report that carries what the journey saw. */
interface Report {
  readonly suites: readonly {
    readonly specs: readonly { readonly tests: readonly { readonly annotations: readonly { type: string; description?: string }[] }[] }[]
  }[]
}
const MB = 1024 * 1024
/** A part, and the heads of its requests. */
const PART_MB = (PART_BYTES + 16 * 1024) / MB

/** The journey that sends a video over a line that breaks, in a browser; rejects with its report where it fails. */
const runJourney = (folder: string): Promise<string> => {
  const journey = ['test', '--config', 'e2e/playwright.config.ts', '--project=desk', 'cut-line', '--reporter=json', '--output', folder]
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  return promisify(execFile)(process.execPath, [playwright, ...journey], { cwd: root }).then(({ stdout }) => stdout)
}

/** The product's own pages in Chromium and the built server, with a line between them that breaks after every 3 to 12 MB. */
export const measure: Measure = async () => {
  await promisify(execFile)(process.execPath, [join(root, 'tools/build.mjs')], { cwd: root })
  const report = JSON.parse(await inFolder(runJourney)) as Report
  const told = report.suites.flatMap(({ specs }) => specs).flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
  const figureOf = (type: string): number => Number(told.find((one) => one.type === type)?.description)
  return [
    { measure: 'sent', figure: figureOf('megabytes'), unit: 'MB' },
    { measure: 'cuts', figure: figureOf('cuts'), unit: 'times' },
    { measure: 'sent again, in all', figure: figureOf('sent again'), unit: 'MB', bar: figureOf('cuts') * PART_MB },
    { measure: 'sent again, the most after one cut', figure: figureOf('largest sent again'), unit: 'MB', bar: PART_MB },
    { measure: 'files that arrived with another SHA-256', figure: figureOf('differ'), unit: 'files', bar: 0 },
  ]
}
