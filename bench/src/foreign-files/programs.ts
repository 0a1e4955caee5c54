import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/** Programs that none of us wrote, by what starts them. */
export const programs = {
  office: 'soffice',
  ghostscript: 'gs',
  qpdf: 'qpdf',
  svg: 'rsvg-convert',
  chromium: 'chromium',
  ffmpeg: 'ffmpeg',
  exiftool: 'exiftool',
  poppler: 'pdftotext',
} as const
export type Program = keyof typeof programs

function isInstalled(name: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** Whether all of them are installed; says which one is missing, and what is left out for it. */
export function has(what: string, ...needed: readonly Program[]): boolean {
  const missing = needed.filter((program) => !isInstalled(programs[program]))
  for (const program of missing) console.error(`Without ${programs[program]}: ${what} left out`)
  return missing.length === 0
}

/** Runs a program in a folder; resolves with what it printed. */
export const start = async (program: Program, words: readonly string[], folder: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(programs[program], words, {
    cwd: folder,
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, HOME: folder },
  })
  return stdout
}
