import type { SiteConfig } from '@evenshift/contract/public/site'
import { send } from '#web/api/send'

let loaded: Promise<SiteConfig> | null = null

/** What the browser may know before anybody signs in; asked for once, and again only after a failure or while the demo market is being made. */
export function siteConfig(): Promise<SiteConfig> {
  loaded ??= ask()
  return loaded
}

async function ask(): Promise<SiteConfig> {
  try {
    const config = (await send({ method: 'GET', path: '/config.json' })) as SiteConfig
    if (config.demoLoading) loaded = null
    return config
  } catch (error) {
    loaded = null
    throw error
  }
}
