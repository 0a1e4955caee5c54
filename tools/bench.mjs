/** `npm run bench` lists the benches; `npm run bench -- NAME` prints its figures as a table, with --json as one line. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { root, run } from './process.mjs'

const [name] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const names = readdirSync(join(root, 'bench', 'src'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))

const shown = (value) => (typeof value === 'number' ? String(Number(value.toPrecision(4))) : (value ?? ''))

function table(figures) {
  const rows = figures.map(({ measure, figure, unit, bar, ok }) => [measure, shown(figure), unit, shown(bar), ok ? 'ok' : 'OVER'])
  const lines = [['measure', 'figure', 'unit', 'bar', ''], ...rows]
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

if (!names.includes(name)) {
  console.log(`npm run bench -- NAME [--json], where NAME is one of:\n  ${names.join('\n  ')}`)
  if (name !== undefined) process.exitCode = 1
} else {
  await install()
  const { code, stdout, output } = await run('node', ['--import', 'tsx', 'bench/src/run/run.ts', name], { quiet: true })
  const line = stdout.trimEnd().split('\n').at(-1)
  if (code !== 0) {
    console.error(output)
    process.exitCode = 1
  } else {
    const figures = JSON.parse(line)
    console.log(process.argv.includes('--json') ? line : table(figures))
    if (figures.some(({ ok }) => !ok)) process.exitCode = 1
  }
}
