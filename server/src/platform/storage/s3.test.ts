/** What the client promises of a store that is not at work: every call ends, and says so. */
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type RequestListener, createServer } from 'node:http'
import { type AddressInfo, type Server, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { type Storage, StorageOutage } from '#server/platform/storage/port'
import { openS3 } from '#server/platform/storage/s3'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function storageAt(server: Server, callMs?: number): Promise<Storage> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on TCP
  const keys = { accessKeyId: 'KEY', secretAccessKey: 'secret' }
  const storage = openS3({
    endpoint,
    publicEndpoint: endpoint,
    bucket: 'files',
    region: 'eu-west-2',
    ...keys,
    ...(callMs !== undefined && { callMs }),
  })
  closing.push(() => storage.close())
  return storage
}
/** A store that speaks HTTP. */
function storeThat(answers: RequestListener, callMs = 60_000): Promise<Storage> {
  const server = createServer(answers)
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return storageAt(server, callMs)
}
const xml = (parts: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<ListPartsResult>${parts}</ListPartsResult>`
const part = (number: number) => `<Part><PartNumber>${number}</PartNumber><ETag>"${number}"</ETag><Size>10</Size></Part>`

async function localFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-s3-'))
  closing.push(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'file'), 'hello')
  return join(folder, 'file')
}
/** Every call that reaches the store, but the one that sends a file. */
const calls: Readonly<Record<string, (storage: Storage) => Promise<unknown>>> = {
  head: (storage) => storage.head('files/1'),
  read: (storage) => storage.read('files/1'),
  blank: (storage) => storage.blank('files/1'),
  remove: (storage) => storage.remove(['files/1']),
  beginParts: (storage) => storage.beginParts('files/1', 'video/webm'),
  parts: (storage) => storage.parts('files/1', 'id'),
  finishParts: (storage) => storage.finishParts('files/1', 'id', [{ number: 1, etag: '"1"' }]),
  dropParts: (storage) => storage.dropParts('files/1', 'id'),
}

describe.each(Object.entries(calls))('%s', (_name, call) => {
  test('ends where the store takes the connection and never answers', async () => {
    const silent = createTcpServer((socket) => void closing.push(() => socket.destroy()))
    closing.push(() => silent.close())
    await expect(call(await storageAt(silent, 100))).rejects.toThrow(StorageOutage)
  })

  test('ends where what answers is no store, or refuses our keys', async () => {
    for (const status of [403, 502]) {
      const storage = await storeThat((_request, response) => response.writeHead(status).end('<html>Not here</html>'))
      await expect(call(storage)).rejects.toThrow(StorageOutage)
    }
  })
})

const codes = [
  'NoSuchKey',
  'NoSuchUpload',
  'InvalidPart',
  'InvalidRange',
  'MalformedXML',
  'AccessDenied',
  'NoSuchBucket',
  'SlowDown',
  'InternalError',
]
test.each(codes)('whatever the store refuses a call with is an answer or an outage, never a fault of ours: %s', async (code) => {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`
  const storage = await storeThat((_request, response) => response.writeHead(400, { 'content-type': 'application/xml' }).end(body))
  for (const call of [...Object.values(calls), async (on: Storage) => on.write('files/1', await localFile(), 'text/plain')]) {
    const failed = await call(storage).then(
      () => null,
      (error: unknown) => error,
    )
    expect(failed === null || failed instanceof StorageOutage).toBe(true)
  }
})

test('a store that is silent is given up before a caller has waited for five seconds', { timeout: 5_000 }, async () => {
  const silent = createTcpServer((socket) => void closing.push(() => socket.destroy()))
  closing.push(() => silent.close())
  await expect((await storageAt(silent)).head('files/1')).rejects.toThrow(StorageOutage)
})

test('a file that the store does not take ends too', async () => {
  const storage = await storeThat((_request, response) => response.writeHead(503).end())
  await expect(storage.write('files/1', await localFile(), 'text/plain')).rejects.toThrow(StorageOutage)
})

test('an answer that begins and never ends is given up', async () => {
  const storage = await storeThat((_request, response) => response.writeHead(200).write('<?xml version="1.0"?><ListPartsResult>'), 100)
  await expect(storage.parts('files/1', 'id')).rejects.toThrow(StorageOutage)
})

test('parts are listed page by page until the store says that no more come, whatever it calls the next', async () => {
  const markers: (string | null)[] = []
  const storage = await storeThat((request, response) => {
    const marker = new URL(request.url ?? '', 'http://store').searchParams.get('part-number-marker')
    markers.push(marker)
    const more = marker === null ? '<IsTruncated>true</IsTruncated><NextPartNumberMarker>1</NextPartNumberMarker>' : ''
    const last = '<IsTruncated>false</IsTruncated><NextPartNumberMarker>0</NextPartNumberMarker>'
    response.writeHead(200, { 'content-type': 'application/xml' }).end(xml(part(marker === null ? 1 : 2) + (more || last)))
  })
  expect((await storage.parts('files/1', 'id'))?.map(({ number }) => number)).toEqual([1, 2])
  expect(markers).toEqual([null, '1'])
})

test('a list of parts that goes on for ever is given up', async () => {
  let asked = 0
  const storage = await storeThat((_request, response) => {
    asked += 1
    const more = '<IsTruncated>true</IsTruncated><NextPartNumberMarker>1</NextPartNumberMarker>'
    response.writeHead(200, { 'content-type': 'application/xml' }).end(xml(part(1) + more))
  })
  await expect(storage.parts('files/1', 'id')).rejects.toThrow(StorageOutage)
  expect(asked).toBe(10)
})
