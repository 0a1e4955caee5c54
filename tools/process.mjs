import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Whether the tool of this address was started by itself, not imported by another. */
export const isStarted = (address) => process.argv[1] === fileURLToPath(address)

/**
 * Runs a command in the project's root, with the installed tools on its PATH.
 * `quiet` collects what it prints instead of showing it: `stdout` alone, and `output` with its errors between.
 * @returns {Promise<{ code: number, stdout: string, output: string, seconds: number }>} never rejects; a command that cannot start has code 127
 */
export function run(command, args = [], { env = {}, quiet = false } = {}) {
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
    const finish = (code) => resolve({ code, stdout, output, seconds: (performance.now() - begun) / 1000 })
    child.on('error', (error) => {
      output += `${error.message}\n`
      finish(127)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}
