/** Types, lint, walls, reference, format, dead code and lockfile, two at a time; the slowest first. */
import { install } from './install.mjs'
import { isStarted, run } from './process.mjs'

const steps = [
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'lint', command: 'oxlint', args: [] },
  { name: 'dead code', command: 'knip', args: [] },
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'walls', command: 'node', args: ['tools/walls/walls.mjs'] },
  { name: 'reference', command: 'node', args: ['tools/reference.mjs'] },
  { name: 'migrations', command: 'node', args: ['tools/migrations.mjs', '--check'] },
  { name: 'lockfile', command: 'node', args: ['tools/lockfile.mjs'] },
]

async function runStep({ name, command, args }) {
  const { code, output, seconds } = await run(command, args, { quiet: true })
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(5)} s`)
  if (code !== 0) console.log(output.trimEnd())
  return code === 0
}

/** Runs every step, also after one failed. @returns {Promise<{ passed: number, failed: number }>} */
export async function check() {
  const waiting = [...steps]
  let passed = 0
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) if (await runStep(step)) passed += 1
  }
  await Promise.all([work(), work()])
  return { passed, failed: steps.length - passed }
}

if (isStarted(import.meta.url)) {
  await install()
  const { failed } = await check()
  if (failed > 0) process.exitCode = 1
}
