import { describe, expect, test } from 'vitest'
import { type Posted, post, publicConnect } from '#server/platform/push/connect'
import { isPublicAddress, publicLookup } from '#server/platform/push/public-host'

describe('an address', () => {
  test.each(['8.8.8.8', '142.250.187.10', '172.15.0.1', '192.169.0.1', '2a00:1450:4009:81f::200a', '2606:4700::1111'])(
    '%s is one of the open internet',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.255',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '2001::1',
    'localhost',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('a name', () => {
  const looked = (addresses: readonly string[], all: boolean) =>
    new Promise((resolve) => {
      const lookup = publicLookup(((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )) as never)
      lookup('push.evenshift-tests.org', { all }, (error, found) => resolve(error?.message ?? found))
    })

  test('is connected to where it leads, when it leads to the open internet', async () => {
    expect(await looked(['8.8.8.8'], false)).toBe('8.8.8.8')
    expect(await looked(['8.8.8.8', '2606:4700::1111'], true)).toHaveLength(2)
  })
  test('that leads inward, with any of its addresses or none at all, is connected to at none', async () => {
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::1'], []])
      for (const all of [true, false]) expect(await looked(addresses, all)).toBe('the host is none of the open internet')
  })
})

test('a request to a name of this machine is not even tried', async () => {
  const asked = (): Promise<Posted> => post(publicConnect, 'https://localhost/x', {}, '', 2_000)
  await expect(asked()).rejects.toThrow('the host is none of the open internet')
})
