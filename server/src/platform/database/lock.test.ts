import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from '#server/platform/database/lock'

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
const taking = () => [process.execPath, '--import', import.meta.resolve('tsx'), '--input-type=module', '-e', script, folder]
/** Makes process numbers of its own, as a container has them: none of another's processes is to be seen. */
const CONTAINER = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
const hasContainers = spawnSync(CONTAINER[0] ?? '', [...CONTAINER.slice(1), 'true']).status === 0

/** A process that tries to take the folder and stays; resolves with what it says. */
async function taker(within: readonly string[] = []): Promise<{ child: ChildProcess; said: string }> {
  const [program = '', ...args] = [...within, ...taking()]
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, said: said.toString().trim() }
}
async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

test('a folder that a living process holds is refused with its number', async () => {
  const first = await taker()
  expect(first.said).toBe('got it')
  const refusal = `The data folder ${folder} is in use by process ${first.child.pid} on ${hostname()}`
  expect((await taker()).said).toBe(refusal)
  expect(() => lockFolder(folder)).toThrow(refusal)
})

// Only where the system lets this user make such a process: as root on Linux.
test.skipIf(!hasContainers)('a folder that another container holds is refused, by each side to the other', async () => {
  const outside = await taker()
  expect((await taker(CONTAINER)).said).toContain('is in use by process')
  await kill(outside.child)
  expect((await taker(CONTAINER)).said).toBe('got it')
  expect((await taker(CONTAINER)).said).toContain('is in use by process')
  expect((await taker()).said).toContain('is in use by process')
})

test('a folder given back can be taken again, by the same process too', () => {
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid}`)
  release()
  lockFolder(folder)()
})

test('the folder of a killed process is taken over', async () => {
  const first = await taker()
  await kill(first.child)
  expect((await taker()).said).toBe('got it')
})

test('of several processes that take over at once, exactly one gets the folder', async () => {
  const first = await taker()
  await kill(first.child)
  const said = (await Promise.all([taker(), taker(), taker(), taker()])).map((one) => one.said)
  expect(said.filter((one) => one === 'got it')).toHaveLength(1)
  // The winner may not have written its number yet.
  expect(said.filter((one) => one.includes('is in use by'))).toHaveLength(3)
})
