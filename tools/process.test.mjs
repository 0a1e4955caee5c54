import { expect, test } from 'vitest'
import { run } from './process.mjs'

test('a command past its limit is ended, and nobody waits for what it started, which holds its output open', async () => {
  const command = `run('sh', ['-c', 'echo begun; sleep 65 & wait'], { quiet: true, limit: 1 })`
  const script = `import('./tools/process.mjs').then(({ run }) => ${command}).then(({ code, output }) => console.log(code, output))`
  expect(await run(process.execPath, ['-e', script], { quiet: true })).toMatchObject({ code: 0, output: '124 begun\nNot done in 1 s.\n\n' })
})

test('a command that cannot start has code 127, with or without a limit', async () => {
  for (const limit of [undefined, 60]) expect(await run('no-such-program', [], { quiet: true, limit })).toMatchObject({ code: 127 })
})
