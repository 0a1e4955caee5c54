import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from '#server/platform/database/lock'
import { thisProcess } from '#server/platform/database/process-life'

let folder: string
let children: ChildProcess[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-lock-'))
  children = []
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const script = `
  import { lockFolder } from ${JSON.stringify(new URL('lock.ts', import.meta.url).href)}
  try { lockFolder(process.argv[1]); console.log('got it') } catch (error) { console.log(error.message) }
  process.stdin.resume()
`
/** A process that tries to take the folder and stays; resolves with what it says. */
async function taker(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', script, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  children.push(child)
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, said: said.toString().trim() }
}
async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
const claims = (): string[] => readdirSync(folder).filter((name) => name.startsWith('lock.'))

test('a folder that a living process holds is refused with its number', async () => {
  const first = await taker()
  expect(first.said).toBe('got it')
  const refusal = `The data folder ${folder} is in use by process ${first.child.pid}`
  expect((await taker()).said).toBe(refusal)
  expect(() => lockFolder(folder)).toThrow(refusal)
})

test('a folder given back can be taken again, by the same process too', () => {
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid}`)
  release()
  lockFolder(folder)()
  expect(claims()).toHaveLength(1)
})

test('the folder of a killed process is taken over', async () => {
  const first = await taker()
  await kill(first.child)
  expect((await taker()).said).toBe('got it')
  expect(claims()).toHaveLength(1)
})

test('of several processes that take over at once, exactly one gets the folder', async () => {
  const first = await taker()
  await kill(first.child)
  const said = (await Promise.all([taker(), taker(), taker(), taker()])).map((one) => one.said)
  expect(said.filter((one) => one === 'got it')).toHaveLength(1)
  expect(said.filter((one) => one.includes('is in use by process'))).toHaveLength(3)
})

test('the number of the dead holder, given to another process since, does not count as alive', () => {
  const { pid, startedAt } = thisProcess()
  writeFileSync(join(folder, 'lock.1'), `${pid} ${Number(startedAt) - 1}`)
  lockFolder(folder)()
})

test('a takeover killed between its steps leaves a folder that can be taken', async () => {
  const dead = (await taker()).child
  await kill(dead)
  // It had made its claim and its draft, and removed neither the older claim nor the draft.
  writeFileSync(join(folder, 'lock.2'), `${dead.pid} 1`)
  writeFileSync(join(folder, `lock-draft.${dead.pid}`), `${dead.pid} 1`)
  lockFolder(folder)()
  expect(claims()).toEqual(['lock.3'])
})
