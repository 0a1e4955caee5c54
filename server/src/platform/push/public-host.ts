import { type LookupAddress, lookup as resolve } from 'node:dns'
import { BlockList, type LookupFunction, isIP } from 'node:net'

/** Addresses that are nobody's on the open internet: this machine's, private ones, and those kept for a purpose. */
const inward = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inward.addSubnet(network, prefix, 'ipv4')
/** Of IPv6 only 2000::/3 is given out, and these of it lead elsewhere. */
const outward = new BlockList()
outward.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inward.addSubnet(network, prefix, 'ipv6')

/** Whether an address is one of the open internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !inward.check(address, 'ipv4')
  return family === 6 && outward.check(address, 'ipv6') && !inward.check(address, 'ipv6')
}

/** Names that every network keeps for itself. */
const INWARD_NAMES = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|test|invalid|example|onion)$/

/** Whether an address names a service of the open internet by its name, over https, at the usual port. */
export function isPublicUrl(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, port, username, password } = new URL(url)
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  const isName = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(hostname)
  return isPlain && isName && !INWARD_NAMES.test(hostname)
}

/** Resolves a name for a connection, and refuses it where any of its addresses is none of the open internet: what is asked is what is connected to. */
export const publicLookup =
  (resolveName: typeof resolve = resolve): LookupFunction =>
  (hostname, options, done) => {
    resolveName(hostname, { ...options, all: true }, (error, found) => {
      const addresses = found as LookupAddress[] | undefined
      const [first] = addresses ?? []
      if (error) return done(error, '', 0)
      if (first === undefined || addresses?.some(({ address }) => !isPublicAddress(address)))
        return done(new Error('the host is none of the open internet'), '', 0)
      if (options.all) return done(null, addresses as LookupAddress[])
      return done(null, first.address, first.family)
    })
  }
