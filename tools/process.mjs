import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Whether the tool of this address was started by itself, not imported by another. */
export const isStarted = (address) => process.argv[1] === fileURLToPath(address)

export function isRunnable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The file of a program; undefined where there is none of this name. */
export const findOnPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isRunnable)

/**
 * Runs a command in the project's root, with the installed tools on its PATH.
 * `quiet` collects what it prints instead of showing it: `stdout` alone, and `output` with its errors between.
 * `limit`, in seconds: what takes longer is ended and has code 124.
 * @returns {Promise<{ code: number, stdout: string, output: string, seconds: number }>} never rejects; a command that cannot start has code 127
 */
export function run(command, args = [], { env = {}, quiet = false, limit } = {}) {
  const begun = performance.now()
  const path = join(root, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? '')
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env, PATH: path },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      // npm and the tools in .bin are .cmd files on Windows, which only a shell can start.
      shell: process.platform === 'win32',
    })
    let stdout = ''
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      stdout += text
      output += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text))
    const finish = (code) => {
      clearTimeout(timer)
      resolve({ code, stdout, output, seconds: (performance.now() - begun) / 1000 })
    }
    const end = () => {
      child.kill()
      // Whatever it started may hold its output open, and must not hold this process.
      child.stdout?.destroy()
      child.stderr?.destroy()
      child.unref()
      output += `Not done in ${limit} s.\n`
      finish(124)
    }
    const timer = limit === undefined ? undefined : setTimeout(end, limit * 1000)
    child.on('error', (error) => {
      output += `${error.message}\n`
      finish(127)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}
