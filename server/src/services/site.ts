import { type SiteConfig, siteService } from '@evenshift/contract/public/site'
import type { Handlers, RequestContext } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'

export interface SiteFacts {
  /** Whether calls can be served at this moment. */
  readonly isReady: () => Promise<boolean>
  readonly config: () => Promise<SiteConfig>
}

/** What stands beside the services: the browser's configuration and the process's health. */
export const site = ({ isReady, config }: SiteFacts) => ({
  prefix: '',
  calls: siteService,
  handlers: {
    config: () => config(),
    live: async () => ({ status: 'live' as const }),
    ready: async () => ((await isReady()) ? { status: 'ready' as const } : refuse('UNAVAILABLE', { retryAfter: 2 })),
  } satisfies Handlers<typeof siteService, RequestContext>,
})
