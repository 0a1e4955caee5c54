import type { SiteConfig } from '@evenshift/contract/public/site'
import { send } from '#web/api/send'

let loaded: Promise<SiteConfig> | null = null

/** What the browser may know before anybody signs in; asked for once, and again only after a failure. */
export function siteConfig(): Promise<SiteConfig> {
  loaded ??= (send({ method: 'GET', path: '/config.json' }) as Promise<SiteConfig>).catch((error: unknown) => {
    loaded = null
    throw error
  })
  return loaded
}
