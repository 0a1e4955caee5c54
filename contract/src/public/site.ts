/** What stands beside the services, without a base path. */
import { z } from 'zod'
import { contract } from '#contract/call'
import { date } from '#contract/model/basics'

const signIn = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('embedded') }),
  z.object({
    kind: z.literal('cognito'),
    region: z.string(),
    userPoolId: z.string(),
    clientId: z.string(),
    /** Where the pool is asked instead of at the region's own address; null where it is that. */
    endpoint: z.string().nullable(),
  }),
])

const push = z.discriminatedUnion('kind', [
  /** The key that the browser's own subscription is made with. */
  z.object({ kind: z.literal('web'), publicKey: z.string() }),
  z.object({ kind: z.literal('fcm') }),
])

/** What the browser may know before anybody signs in. */
export const siteConfig = z.object({
  signIn: z.object({ jobseeker: signIn, employer: signIn, staff: signIn }),
  /** Empty where the demo market is not there, or not yet. */
  demoAccounts: z.array(z.object({ pool: z.enum(['jobseeker', 'employer']), email: z.string(), password: z.string(), name: z.string() })),
  /** The demo market is being made; its accounts are named once it is whole. */
  demoLoading: z.boolean(),
  /** Mail lies in the outbox page instead of being sent. */
  outbox: z.boolean(),
  /** How a browser gets a token for push messages. */
  push,
  /** Of Google Analytics 4, which is loaded for who says yes to it; null where nobody is asked. */
  measurementId: z.string().nullable(),
  /** Pounds an hour from that day on, by the age at which a band begins. */
  minimumWage: z.array(z.object({ effectiveFrom: date, band: z.enum(['21', '18', '16', 'apprentice']), amount: z.number() })),
  version: z.string(),
  /** null where it is not known. */
  commit: z.string().nullable(),
})
export type SiteConfig = z.infer<typeof siteConfig>

export const siteService = contract({
  config: {
    method: 'GET',
    path: '/config.json',
    summary: 'What the browser may know',
    caller: 'anyone',
    output: siteConfig,
  },
  live: {
    method: 'GET',
    path: '/health/live',
    summary: 'Whether the process lives',
    caller: 'anyone',
    output: z.object({ status: z.literal('live') }),
  },
  ready: {
    method: 'GET',
    path: '/health/ready',
    summary: 'Whether it can serve',
    caller: 'anyone',
    output: z.object({ status: z.literal('ready') }),
  },
})
