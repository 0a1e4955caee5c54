import { publicMailDomains } from '#server/capabilities/parties/verification/public-mail-domains'

export type DomainMatch = 'same' | 'public_provider' | 'other' | 'no_website'

const hostOf = (website: string): string =>
  new URL(website).hostname
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '')

/** The host of a website as it is compared; null where there is none. */
export const websiteDomain = (website: string | null): string | null => (website === null ? null : hostOf(website))

/**
 * Whether a mail address lies at the website's own domain. Only the very same domain counts:
 * the parent of a host may belong to a hosting company that rents its names to anybody.
 */
export function mailMatchesWebsite(email: string, website: string | null): DomainMatch {
  const mailDomain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (publicMailDomains.has(mailDomain)) return 'public_provider'
  if (website === null) return 'no_website'
  return hostOf(website) === mailDomain ? 'same' : 'other'
}
