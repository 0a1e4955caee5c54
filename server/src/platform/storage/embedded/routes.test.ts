import { expect, test } from 'vitest'
import { callOf } from '#server/platform/storage/embedded/routes'

const isKnown = (method: string, key: string, query: Record<string, string>, headers: readonly string[] = []): boolean =>
  callOf(method, key, new Map(Object.entries(query)), headers) !== null

test('a call that the store does not know is never taken for the plain one', () => {
  expect(isKnown('PUT', 'files/1', { 'x-id': 'PutObject', 'X-Amz-Expires': '60' })).toBe(true)
  for (const name of ['acl', 'tagging', 'versionId', 'partNumber', 'uploadId', 'retention', 'uploads'])
    expect(isKnown('PUT', 'files/1', { [name]: '1' })).toBe(false)
  expect(isKnown('PUT', 'files/1', {}, ['x-amz-copy-source'])).toBe(false)
  expect(isKnown('POST', 'files/1', {})).toBe(false)
  for (const method of ['GET', 'PUT', 'DELETE', 'POST']) expect(isKnown(method, '', {})).toBe(false)
  expect(isKnown('POST', 'files/1', { delete: '' })).toBe(false)
  for (const name of ['constructor', '__proto__', 'toString']) expect(isKnown(name, '', {})).toBe(false)
})
