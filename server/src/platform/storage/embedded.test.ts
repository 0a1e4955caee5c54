/** What the embedded store promises beyond the protocol: nothing half, nothing lost, nothing outside its folder. */
import { spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { readFileSync, watch } from 'node:fs'
import { readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { openS3 } from '#server/platform/storage/s3'
import { type EmbeddedRig, embeddedRig } from '#server/platform/storage/storage.rig'

const plain = { contentType: 'text/plain', size: 10 }
let rig: EmbeddedRig
afterEach(() => rig.close())

const drafts = (): Promise<string[]> => readdir(join(rig.folder, 'drafts'))
/** Resolves once so many drafts lie in the store. */
async function draftsToBe(count: number): Promise<void> {
  // Watches before it looks the first time, so that no change falls in between.
  const watcher = watch(join(rig.folder, 'drafts'))
  const changes = on(watcher, 'change')
  try {
    while ((await drafts()).length !== count) await changes.next()
  } finally {
    watcher.close()
  }
}

/** Begins to send to an address, and leaves it to the caller to go on. */
async function begin(key: string, body: string): Promise<ClientRequest> {
  const { url, headers } = await rig.storage.writeAddress(key, plain, 60)
  const named = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
  const sending = request(new URL(url, rig.origin), { method: 'PUT', headers: { ...named, 'content-length': plain.size }, agent: false })
  sending.write(body)
  return sending
}
async function answerOf(sending: ClientRequest): Promise<number> {
  const [answer] = await once(sending, 'response')
  await text(answer)
  return answer.statusCode
}
const contentOf = async (key: string): Promise<string | null> => {
  const file = await rig.storage.read(key)
  return file && text(file.body)
}

test('a restart keeps files, parts, their types, and the addresses that were given out', async () => {
  rig = await embeddedRig()
  const first = await begin('files/1', '0123456789')
  first.end()
  expect(await answerOf(first)).toBe(200)
  const id = await rig.storage.beginParts('files/2', 'video/webm')
  const part = await rig.storage.partAddress('files/2', id, { number: 1, size: 3 }, 60)
  const storage = await rig.reopen()
  expect(await storage.head('files/1')).toEqual(plain)
  expect((await fetch(new URL(part, rig.origin), { method: 'PUT', body: 'abc' })).status).toBe(200)
  const again = await rig.reopen()
  expect(await again.finishParts('files/2', id, (await again.parts('files/2', id)) ?? [])).toBe(true)
  expect(await again.head('files/2')).toEqual({ contentType: 'video/webm', size: 3 })
})

test('only the same user can read the keys of the store', async () => {
  rig = await embeddedRig()
  expect((await stat(join(rig.folder, 'access-keys.json'))).mode & 0o777).toBe(0o600)
})

test('killing the process in the middle of writes loses no acknowledged file, shows no half one, and its leftovers are swept', async () => {
  rig = await embeddedRig()
  const script = `
    import { writeFileSync } from 'node:fs'
    import { pino } from 'pino'
    import { openEmbeddedStorage } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)}
    const [, folder, local] = process.argv
    const storage = await openEmbeddedStorage({ folder, log: pino({ level: 'silent' }) })
    for (let n = 1; ; n += 1) {
      writeFileSync(local, String.fromCharCode(64 + (n % 50)).repeat(200_000))
      await storage.write('files/' + n, local, 'text/plain')
      console.log(n)
    }
  `
  const local = join(rig.folder, 'local')
  const tsx = ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', script, rig.folder, local]
  const writer = spawn(process.execPath, tsx, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(writer, 'exit')
  let acknowledged = 0
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged = Number(line)
    if (acknowledged === 20) writer.kill('SIGKILL')
  }
  await ended
  expect(acknowledged).toBeGreaterThanOrEqual(20)
  const whole = (n: number): string => String.fromCharCode(64 + (n % 50)).repeat(200_000)
  for (let n = 1; n <= acknowledged; n += 1) expect((await contentOf(`files/${n}`)) === whole(n)).toBe(true)
  expect([null, whole(acknowledged + 1)]).toContain(await contentOf(`files/${acknowledged + 1}`))

  const old = new Date(Date.now() - 25 * 60 * 60_000)
  const id = await rig.storage.beginParts('files/parts', 'video/webm')
  await writeFile(join(rig.folder, 'drafts', 'left-over'), 'half')
  for (const place of ['drafts', 'parts']) {
    for (const name of await readdir(join(rig.folder, place))) await utimes(join(rig.folder, place, name), old, old)
  }
  const storage = await rig.reopen()
  expect(await drafts()).toEqual([])
  expect(await storage.parts('files/parts', id)).toBeNull()
  expect(await storage.head('files/1')).toEqual({ contentType: 'text/plain', size: 200_000 })
})

test('a body that is cut off leaves nothing', async () => {
  rig = await embeddedRig()
  const cut = await begin('files/cut', '01234')
  cut.on('error', () => undefined)
  await draftsToBe(1)
  cut.destroy()
  await draftsToBe(0)
  expect(await rig.storage.head('files/cut')).toBeNull()
})

test('a body that comes too slowly is cut off and leaves nothing', async () => {
  rig = await embeddedRig({ bodyMs: 300 })
  const slow = await begin('files/slow', '01234')
  await expect(once(slow, 'response')).rejects.toThrow('socket hang up')
  await draftsToBe(0)
  expect(await rig.storage.head('files/slow')).toBeNull()
})

test('of many that write to one address at the same time one wins, and its bytes are the file', async () => {
  rig = await embeddedRig()
  const senders = await Promise.all(Array.from({ length: 8 }, (_, n) => begin('files/1', `${n}`.repeat(5))))
  await draftsToBe(senders.length)
  const answers = await Promise.all(
    senders.map((sender, n) => {
      sender.end(`${n}`.repeat(5))
      return answerOf(sender)
    }),
  )
  expect([answers.filter((status) => status === 200).length, answers.filter((status) => status === 412).length]).toEqual([1, 7])
  expect(await contentOf('files/1')).toBe(`${answers.indexOf(200)}`.repeat(10))
  expect(await drafts()).toEqual([])
})

test('no key leads out of the folder, even with the right signature', async () => {
  rig = await embeddedRig()
  const before = await readdir(rig.folder, { recursive: true })
  const long = 'a/'.repeat(200)
  for (const key of ['../out', '../../out', 'a/../../../out', '..', '/out', 'a//b', '.hidden', 'a\0b', 'é', 'a b', `${long}a`]) {
    const { url, headers } = await rig.storage.writeAddress(key, plain, 60)
    const named = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
    // Not by a URL, which would resolve the dots.
    const { hostname, port } = new URL(rig.origin)
    const sending = request({ hostname, port, path: url, method: 'PUT', headers: { ...named, 'content-length': plain.size } })
    sending.end('0123456789')
    expect(await answerOf(sending), key).toBe(400)
  }
  expect(await readdir(rig.folder, { recursive: true })).toEqual(before)
})

test('other keys, another region and another bucket are refused', async () => {
  rig = await embeddedRig()
  const keys = JSON.parse(readFileSync(join(rig.folder, 'access-keys.json'), 'utf8'))
  const right = { endpoint: 'http://storage', publicEndpoint: 'http://storage/storage', bucket: 'files', region: 'eu-west-2', ...keys }
  const refusal = async (wrong: object): Promise<string | undefined> => {
    const client = openS3({ ...right, ...wrong })
    const { url, headers } = await client.writeAddress('files/1', plain, 60)
    await client.close()
    const named = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
    const body = '0123456789'
    const answer = await fetch(url.replace('http://storage', rig.origin), { method: 'PUT', headers: named, body })
    return /<Code>(\w+)</.exec(await answer.text())?.[1]
  }
  expect(await refusal({})).toBeUndefined()
  expect(await refusal({ accessKeyId: 'OTHER' })).toBe('InvalidAccessKeyId')
  expect(await refusal({ secretAccessKey: 'other' })).toBe('SignatureDoesNotMatch')
  expect(await refusal({ region: 'eu-west-1' })).toBe('AuthorizationHeaderMalformed')
  expect(await refusal({ bucket: 'other' })).toBe('NoSuchBucket')
})
