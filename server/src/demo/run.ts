import type { Logger } from 'pino'
import type { SiteConfig } from '@evenshift/contract/public/site'
import { demoAccounts } from '#server/demo/accounts'
import { hasDemo, loadDemo } from '#server/demo/load'
import type { Parts } from '#server/http/call/context'

interface Wishes {
  readonly isWanted: boolean
  /** Whether no other process has the database. */
  readonly isAlone: boolean
}

/** The demo market of this process: made where it is wanted and missing, offered once it is whole, left in the middle when the process stops. */
export function openDemo(parts: Parts, log: Logger, { isWanted, isAlone }: Wishes) {
  const stopping = new AbortController()
  let isAwaited = isWanted
  let loading: Promise<boolean> = Promise.resolve(false)
  return {
    load: (): Promise<boolean> => {
      if (isWanted) {
        loading = loadDemo(parts, log, { isAlone, signal: stopping.signal }).finally(() => {
          isAwaited = false
        })
      }
      return loading
    },
    /** What sign-in screens say of it. */
    offered: async (): Promise<Pick<SiteConfig, 'demoAccounts' | 'demoLoading'>> =>
      (await hasDemo(parts)) ? { demoAccounts, demoLoading: false } : { demoAccounts: [], demoLoading: isAwaited },
    /** Ends when the step under way has ended; what went wrong in it was told by the load. */
    stop: async (): Promise<void> => {
      stopping.abort()
      await loading.catch(() => undefined)
    },
  }
}
