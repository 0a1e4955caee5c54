import type { Pool } from '@evenshift/contract/call'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { employerAccess, listPackages } from '#server/capabilities/parties/companies/public'
import { seekerAccess } from '#server/capabilities/parties/profiles/public'
import { viewDocument } from '#server/capabilities/work/hiring/public'
import { staffRoleOf } from '#server/capabilities/ground/staff/public'
import {
  findJobsPage,
  landingFigures,
  landingJobs,
  landingTowns,
  listedAddresses,
  openEmployerPage,
  openJobPage,
} from '#server/capabilities/derived/adverts/public'
import { idOfReference } from '#server/capabilities/work/jobs/public'
import { openLink, openPublicFile } from '#server/capabilities/ground/uploads/public'
import { type TrustedProxies, createApp } from '#server/http/app'
import type { Parts } from '#server/http/call/context'
import { type DoorParts, employerDoor, identityDoor, openDoor, seekerDoor, staffDoor } from '#server/http/route/doors'
import { makeLimits } from '#server/http/route/limits'
import { serveMedia } from '#server/http/files/media'
import { serveAnswerPages } from '#server/http/pages/answers/answer-page'
import { serveMetrics } from '#server/http/pages/metrics'
import { type Outbox, serveOutbox } from '#server/http/pages/outbox-page'
import { offerFonts } from '#server/http/pages/fonts'
import type { Described } from '#server/http/pages/openapi'
import { serveEmployerPages } from '#server/http/pages/employer/employer-page'
import { serveJobPages } from '#server/http/pages/job/job-page'
import { serveLandingPage } from '#server/http/pages/landing/landing-page'
import { serveSearchPage } from '#server/http/pages/search/search-page'
import { serveSiteMap } from '#server/http/pages/site-map'
import { servePaymentPages } from '#server/http/pages/payments/payment-pages'
import { servePricesPage } from '#server/http/pages/prices/prices-page'
import { servePromises } from '#server/http/pages/promises/promises'
import { serveStopEmails } from '#server/http/pages/stop-emails'
import { serveReference } from '#server/http/pages/reference'
import { type Door, type Served, serve } from '#server/http/route/serve'
import { serveNoSite, serveSite } from '#server/http/files/site'
import { serveStorage } from '#server/http/wire/storage'
import { employer } from '#server/services/employer'
import { fileReaders } from '#server/services/files'
import { identityOf } from '#server/services/identity'
import { seeker } from '#server/services/seeker'
import { answering, stopping } from '#server/services/mail-links'
import { type SiteFacts, site } from '#server/services/site'
import { signInOrigins } from '#server/services/site-config'
import { staff } from '#server/services/staff'

export type ServiceName = 'seeker' | 'employer'

export interface AppSettings {
  readonly services: readonly ServiceName[]
  readonly parts: Parts
  readonly log: Logger
  readonly output: Served['output']
  readonly trustProxy: TrustedProxies
  readonly rateLimitFactor: number
  /** Opens /metrics to other machines; null opens it to none. */
  readonly metricsToken: string | null
  /** The folder of the built pages; null serves none. */
  readonly pages: string | null
  readonly site: SiteFacts
  /** What lies in the outbox; null where nobody may read it in a browser. */
  readonly outbox: Outbox | null
  /** Whether pages may load a provider's analytics. */
  readonly hasAnalytics: boolean
}

interface Mounted {
  readonly service: Described & Pick<Served, 'prefix' | 'calls' | 'handlers'>
  readonly door: Door
  readonly pool: Pool
}

/** What each chosen service brings: its calls, who may come in, and the identity pool of its people. */
function mounted(settings: AppSettings, door: DoorParts): Mounted[] {
  const mounts: Mounted[] = []
  if (settings.services.includes('seeker')) {
    mounts.push({ service: seeker, door: seekerDoor(door, seekerAccess), pool: 'jobseeker' })
  }
  if (settings.services.includes('employer')) {
    mounts.push({ service: employer, door: employerDoor(door, employerAccess), pool: 'employer' })
    mounts.push({ service: staff, door: staffDoor(door, staffRoleOf), pool: 'staff' })
  }
  return mounts
}

/** The whole HTTP application: services, identity, health, pages. */
export async function composeApp(settings: AppSettings): Promise<FastifyInstance> {
  const { parts, log, output, trustProxy } = settings
  const app = createApp({ log, trustProxy })
  const limits = await makeLimits(app, settings.rateLimitFactor, parts.db)
  const doorParts: DoorParts = { parts, limits }
  serveMetrics(app, { token: settings.metricsToken, mailsGivenUp: async () => (await parts.queue.givenUpMails(parts.db)).length })
  for (const { service, door, pool } of mounted(settings, doorParts)) {
    serve(app, { ...service, door, output })
    serveReference(app, service)
    const identity = identityOf(pool)
    serve(app, { ...identity, door: identityDoor(doorParts, pool, parts.publicUrl), output })
    serveReference(app, identity)
  }
  serve(app, { ...site(settings.site), door: openDoor(doorParts), output })
  if (settings.outbox !== null) serveOutbox(app, settings.outbox)
  serveStopEmails(app, stopping(parts))
  const origins = signInOrigins(parts.identity)
  servePromises(app, { hasAnalytics: settings.hasAnalytics, hasCognito: origins.length > 0 })
  servePricesPage(app, { plans: () => listPackages(parts.db), publicUrl: parts.publicUrl })
  serveAnswerPages(app, answering(parts))
  if (settings.services.includes('seeker')) {
    serveJobPages(app, {
      open: (id, from) => openJobPage(parts, id, from),
      idOf: (reference) => idOfReference(parts.db, reference),
      publicUrl: parts.publicUrl,
    })
    serveLandingPage(app, {
      jobs: () => landingJobs(parts),
      figures: () => landingFigures(parts),
      towns: () => landingTowns(parts),
      clock: parts.clock,
      publicUrl: parts.publicUrl,
    })
    serveSearchPage(app, { find: (asked) => findJobsPage(parts, asked), limits, publicUrl: parts.publicUrl })
    serveEmployerPages(app, { open: (id) => openEmployerPage(parts, id), publicUrl: parts.publicUrl })
    serveSiteMap(app, { found: (most) => listedAddresses(parts, most), limits, clock: parts.clock, publicUrl: parts.publicUrl })
  }
  if (parts.payments.sandbox !== null) servePaymentPages(app, parts.payments.sandbox.pages)
  serveMedia(app, limits, {
    openLink: (token) => openLink(parts, fileReaders, viewDocument, token),
    openPublic: (fileId) => openPublicFile(parts, fileId),
  })
  if (parts.storage.listener !== null) serveStorage(app, parts.storage.listener)
  if (settings.pages === null) serveNoSite(app)
  else {
    const { origin: files } = parts.storage
    await offerFonts(app, settings.pages)
    await serveSite(app, settings.pages, { files, signIn: origins, hasAnalytics: settings.hasAnalytics })
  }
  return app
}
