import { DAY_MS } from '@evenshift/contract/days'

/** Google Analytics 4 by its own tag, in its own words. */
const TAG = 'https://www.googletagmanager.com/gtag/js?id='
const COOKIE = /^_ga(_|$)/
const COOKIE_SECONDS = (180 * DAY_MS) / 1000

/** Only counts of this site: nothing for adverts. */
const allowed = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'granted' }

const queue: unknown[] = []
let isLoaded = false

/** The tag reads the very object of a function's arguments. */
function gtag(..._words: readonly unknown[]): void {
  queue.push(arguments)
}
/** The tag looks for this word before each thing that it sends. */
const disable = (id: string, isDisabled: boolean) => Object.assign(window, { [`ga-disable-${id}`]: isDisabled })

/** Loads the tag, after a yes alone. */
export function startCounting(id: string): void {
  disable(id, false)
  gtag('consent', isLoaded ? 'update' : 'default', allowed)
  if (isLoaded) return
  isLoaded = true
  Object.assign(window, { dataLayer: queue })
  gtag('js', new Date())
  gtag('set', placeOf('/*'))
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // The cookies are this host's alone, so that they can be taken away.
    cookie_domain: 'none',
    cookie_expires: COOKIE_SECONDS,
    cookie_flags: `SameSite=Strict${location.protocol === 'https:' ? ';Secure' : ''}`,
  })
  const tag = document.createElement('script')
  tag.async = true
  tag.src = TAG + id
  document.head.append(tag)
}

/** What the tag would read off the page by itself, with names and ids. */
const placeOf = (screen: string) => ({ page_location: location.origin + screen, page_title: screen, page_referrer: '' })

export function countScreen(screen: string): void {
  gtag('set', placeOf(screen))
  gtag('event', 'page_view', placeOf(screen))
}

/** Nothing more is sent from here on, and the cookies are gone. */
export function stopCounting(id: string): void {
  disable(id, true)
  if (isLoaded) gtag('consent', 'update', { analytics_storage: 'denied' })
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (COOKIE.test(name)) document.cookie = `${name}=; Max-Age=0; Path=/`
  }
}
