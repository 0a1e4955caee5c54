import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFault } from '#server/platform/storage/embedded/faults'
import { verify } from '#server/platform/storage/embedded/signature'
import { targetOf } from '#server/platform/storage/embedded/target'
import { openS3 } from '#server/platform/storage/s3'
import { runs } from '#server/testkit/runs'

const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' }
const host = 'jobs.example.org'
const endpoint = `https://${host}/storage`
const signer = openS3({ endpoint, publicEndpoint: endpoint, bucket: 'files', region: 'eu-west-2', ...keys })

const name = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_.'.split('')), minLength: 1, maxLength: 20 })
const key = fc.tuple(name, name).map((names) => `f/${names.join('/')}`)
const contentType = fc.constantFrom('image/png', 'video/webm;codecs="vp8, opus"', 'text/plain; charset=utf-8', "a/b!'()*+~")
const size = fc.integer({ min: 1, max: 1e9 })

/** An address that the SDK signed, as it arrives behind a proxy, and whether the store takes it this many seconds later. */
async function signed(aKey: string, type: string, bytes: number) {
  const { url, headers } = await signer.writeAddress(aKey, { contentType: type, size: bytes }, 60)
  const named = Object.fromEntries(headers.map((header) => [header.name, header.value]))
  return {
    method: 'PUT',
    url: url.slice(url.indexOf('/storage')),
    headers: { ...named, host: '10.0.0.7:3000', 'content-length': String(bytes) } as Record<string, string>,
  }
}
function isTaken(request: Awaited<ReturnType<typeof signed>>, seconds = 0): boolean {
  const target = targetOf(request, host)
  return !isFault(target) && !isFault(verify(target, keys, Date.now() + seconds * 1000))
}
const decoded = (url: string): string | null => {
  try {
    return decodeURIComponent(url)
  } catch {
    return null
  }
}

test('whatever the SDK signs is taken while it is valid, under the public host, and not a moment later', async () => {
  await fc.assert(
    fc.asyncProperty(key, contentType, size, async (aKey, type, bytes) => {
      const request = await signed(aKey, type, bytes)
      expect([isTaken(request), isTaken(request, 50), isTaken(request, 61), isTaken(request, -3600)]).toEqual([true, true, false, false])
    }),
  )
})

test('an address in which any character was changed is not taken', async () => {
  const request = await signed('incoming/0190', 'image/png', 1000)
  fc.assert(
    fc.property(fc.nat(request.url.length - 1), fc.constantFrom(...'aZ09%&=/+;~. '.split('')), (at, sign) => {
      const url = request.url.slice(0, at) + sign + request.url.slice(at + 1)
      // Written differently, the same query.
      fc.pre(decoded(url) !== decoded(request.url))
      expect(isTaken({ ...request, url })).toBe(false)
    }),
    { numRuns: runs(2000) },
  )
})

test('another method, a changed or missing signed header, and an unsigned one that AWS heeds are not taken', async () => {
  const request = await signed('incoming/0190', 'image/png', 1000)
  const { headers } = request
  expect(isTaken(request)).toBe(true)
  expect(isTaken({ ...request, method: 'GET' })).toBe(false)
  for (const changed of ['content-type', 'content-length', 'if-none-match']) {
    const { [changed]: _left, ...others } = headers
    expect(isTaken({ ...request, headers: { ...headers, [changed]: 'other' } })).toBe(false)
    expect(isTaken({ ...request, headers: others })).toBe(false)
  }
  expect(isTaken({ ...request, headers: { ...headers, 'x-amz-acl': 'public-read' } })).toBe(false)
  expect(isTaken({ ...request, headers: { ...headers, accept: '*/*' } })).toBe(true)
})
