/** The only reader of the environment and of the command line. */
import { resolve } from 'node:path'
import { z } from 'zod'
import { cognitoOf, cognitoProblems, cognitoSettings } from '#server/config.cognito'

const SERVICES = ['seeker', 'employer'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const address = (sentence: string, ...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), sentence)
const number = (sentence: string, isRight: (value: number) => boolean) => z.string().transform(Number).refine(isRight, sentence)
const onOff = (name: string) => z.enum(['on', 'off'], `${name} must be on or off.`).transform((value) => value === 'on')

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const TRUST_PROXY_SENTENCE =
  'TRUST_PROXY must be how many proxies stand in front, from 1 to 9, or their addresses or networks, like 10.0.0.5,192.168.0.0/16,fd00::/8.'

/** Hops or networks; undefined for everything else, and for a network of everybody. */
function trustedOf(value: string): number | readonly string[] | undefined {
  if (/^[1-9]$/.test(value.trim())) return Number(value)
  const networks = value.split(',').map((part) => part.trim())
  return networks.every((part) => network.safeParse(part).success && !part.endsWith('/0')) ? networks : undefined
}

/** All of them or none. */
const S3_SETTINGS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
type S3Settings = Readonly<Partial<Record<(typeof S3_SETTINGS)[number] | 'S3_REGION', string | undefined>>>

function s3Of(given: S3Settings) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null
  return { endpoint, bucket, accessKeyId, secretAccessKey, region: given.S3_REGION ?? 'eu-west-2' }
}

type AccountField = 'project_id' | 'client_email' | 'private_key' | 'token_uri'
const ACCOUNT_FIELDS: readonly AccountField[] = ['client_email', 'private_key']
const FCM_FIELDS: readonly AccountField[] = ['project_id', ...ACCOUNT_FIELDS]
const GOOGLE_TOKENS = 'https://oauth2.googleapis.com/token'

/** The fields of a service account's key that its JSON has; none where it is no JSON. */
function accountFieldsOf(text = ''): Readonly<Partial<Record<AccountField, string>>> {
  try {
    const given = JSON.parse(text) as unknown
    const fields = typeof given === 'object' && given !== null ? Object.entries(given) : []
    return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string' && value !== ''))
  } catch {
    return {}
  }
}

/** What is wrong with the key of a service account that a setting has, as sentences. */
function accountProblems(name: string, text: string | undefined, needed: readonly AccountField[]): string[] {
  if (!text) return []
  const fields = accountFieldsOf(text)
  const missing = needed.filter((field) => !fields[field])
  if (missing.length > 0) return [`${name} must be the JSON of a service account’s key; it has no ${missing.join(', ')}.`]
  return URL.canParse(fields.token_uri ?? GOOGLE_TOKENS) ? [] : [`${name} must have an address as its token_uri.`]
}

function accountOf(text: string | undefined) {
  const { client_email: clientEmail, private_key: privateKey, token_uri: tokenUri = GOOGLE_TOKENS } = accountFieldsOf(text)
  return clientEmail && privateKey ? { clientEmail, privateKey, tokenUri } : null
}

function fcmOf(text: string | undefined) {
  const { project_id: projectId } = accountFieldsOf(text)
  const account = accountOf(text)
  return projectId && account ? { projectId, account } : null
}

function firebaseOf(url: string | undefined, text: string | undefined) {
  const account = accountOf(text)
  return url && account ? { url, account } : null
}

/** Both or neither; the address goes with them. */
const STRIPE_SETTINGS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
type StripeSettings = Readonly<Partial<Record<(typeof STRIPE_SETTINGS)[number] | 'STRIPE_API_BASE', string | undefined>>>
const LIVE_KEY = /^\s*[sr]k_live_/

function stripeOf({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secrets, STRIPE_API_BASE: address }: StripeSettings) {
  if (!key || !secrets) return null
  return { key, secrets: secrets.split(',').map((secret) => secret.trim()), address: address ?? null }
}

const COMPANIES_HOUSE = 'https://api.company-information.service.gov.uk'

const settings = z
  .object({
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'HOST must be an address of this machine, like 127.0.0.1 or 0.0.0.0.')
      .default('127.0.0.1'),
    PORT: number('PORT must be a whole number from 0 to 65535.', (port) => Number.isInteger(port) && port >= 0 && port <= 65_535).default(
      3000,
    ),
    PUBLIC_URL: address('PUBLIC_URL must be an address like https://jobs.example.org.', 'http:', 'https:')
      .refine(
        (value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
        'PUBLIC_URL must end after the host and port, without a path.',
      )
      .transform((value) => new URL(value).origin)
      .optional(),
    DATA_DIR: z.string().default('data'),
    PAGES_DIR: z.string().optional(),
    DATABASE_URL: address(
      'DATABASE_URL must be an address like postgres://user:password@host:5432/name.',
      'postgres:',
      'postgresql:',
    ).optional(),
    SMTP_URL: address('SMTP_URL must be an address like smtp://user:password@host:587.', 'smtp:', 'smtps:').optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^@\r\n]+@[^@\s]+$/, 'MAIL_FROM must be a mail address, like Evenshift <hello@example.org>.')
      .optional(),
    S3_ENDPOINT: address('S3_ENDPOINT must be an address like https://s3.eu-west-2.amazonaws.com.', 'http:', 'https:').optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'S3_BUCKET must be the name of a bucket, like evenshift-files.')
      .optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_REGION: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'S3_REGION must be the name of a region, like eu-west-2.')
      .optional(),
    ...cognitoSettings,
    COMPANIES_HOUSE_API_KEY: z
      .string()
      .regex(/^[\x21-\x39\x3b-\x7e]{8,200}$/, 'COMPANIES_HOUSE_API_KEY must be a key that Companies House gave out.')
      .optional(),
    COMPANIES_HOUSE_URL: address(
      'COMPANIES_HOUSE_URL must be an address like https://api-sandbox.company-information.service.gov.uk.',
      'http:',
      'https:',
    ).optional(),
    FCM_SERVICE_ACCOUNT: z.string().optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(
        /^[sr]k_(test|live)_\w{8,240}$/,
        'STRIPE_SECRET_KEY must be a secret or restricted key of Stripe, which begins with sk_ or rk_.',
      )
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(
        /^whsec_[\w+/=]{8,240}(\s*,\s*whsec_[\w+/=]{8,240})*$/,
        'STRIPE_WEBHOOK_SECRET must be the secret of a webhook, which begins with whsec_; several are parted by commas.',
      )
      .optional(),
    STRIPE_API_BASE: address('STRIPE_API_BASE must be an address like http://127.0.0.1:12111.', 'http:', 'https:').optional(),
    /** Settings of whatever name that hold a key of Stripe's with which money moves. */
    liveKeys: z.array(z.string()).default([]),
    FIREBASE_DATABASE_URL: address(
      'FIREBASE_DATABASE_URL must be an address like https://evenshift.europe-west1.firebasedatabase.app.',
      'http:',
      'https:',
    )
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
    GA4_MEASUREMENT_ID: z
      .string()
      .regex(
        /^G-[A-Z0-9]{6,20}$/,
        'GA4_MEASUREMENT_ID must be the measurement id of a web stream of Google Analytics 4, which begins with G-.',
      )
      .optional(),
    DEMO: onOff('DEMO').optional(),
    RATE_LIMIT_FACTOR: number('RATE_LIMIT_FACTOR must be a number above 0.', (factor) => factor > 0 && factor < Infinity).default(1),
    LOG_LEVEL: z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`).default('info'),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, 'METRICS_TOKEN must be 16 characters or more, without blanks.')
      .optional(),
    TRUST_PROXY: z
      .string()
      .transform(trustedOf)
      .refine((proxies) => proxies !== undefined, TRUST_PROXY_SENTENCE)
      .optional(),
    services: z
      .string()
      .transform((value) => value.split(','))
      .pipe(z.array(z.enum(SERVICES)).refine((names) => new Set(names).size === names.length))
      .catch([])
      .refine((names) => names.length > 0, '--services must be seeker, employer or seeker,employer.')
      .default([...SERVICES]),
  })
  .superRefine((given, context) => {
    const refuse = (message: string): void => context.addIssue({ code: 'custom', message })
    if (given.SMTP_URL && !given.MAIL_FROM) refuse('SMTP_URL is set, but MAIL_FROM is missing: set the address that mail comes from.')
    if (given.MAIL_FROM && !given.SMTP_URL) refuse('MAIL_FROM is set, but SMTP_URL is missing: set the server that sends the mail.')
    if (Object.keys(given).some((name) => name.startsWith('S3_'))) {
      for (const name of S3_SETTINGS.filter((each) => !given[each])) {
        refuse(`${name} is missing: files need all of ${S3_SETTINGS.join(', ')}.`)
      }
    }
    for (const problem of cognitoProblems(given)) refuse(problem)
    if (given.COMPANIES_HOUSE_URL && !given.COMPANIES_HOUSE_API_KEY) {
      refuse('COMPANIES_HOUSE_URL is set, but COMPANIES_HOUSE_API_KEY is missing: set the key that belongs to it.')
    }
    for (const problem of accountProblems('FCM_SERVICE_ACCOUNT', given.FCM_SERVICE_ACCOUNT, FCM_FIELDS)) refuse(problem)
    for (const problem of accountProblems('FIREBASE_SERVICE_ACCOUNT', given.FIREBASE_SERVICE_ACCOUNT, ACCOUNT_FIELDS)) refuse(problem)
    if (given.FIREBASE_DATABASE_URL && !given.FIREBASE_SERVICE_ACCOUNT) {
      refuse('FIREBASE_DATABASE_URL is set, but FIREBASE_SERVICE_ACCOUNT is missing: set the key of an account that may use it.')
    }
    if (given.FIREBASE_SERVICE_ACCOUNT && !given.FIREBASE_DATABASE_URL) {
      refuse('FIREBASE_SERVICE_ACCOUNT is set, but FIREBASE_DATABASE_URL is missing: set the address of the database.')
    }
    if (STRIPE_SETTINGS.some((name) => given[name]) || given.STRIPE_API_BASE) {
      for (const name of STRIPE_SETTINGS.filter((each) => !given[each])) {
        refuse(`${name} is missing: payments by Stripe need all of ${STRIPE_SETTINGS.join(', ')}.`)
      }
    }
    if (given.STRIPE_API_BASE && given.liveKeys.includes('STRIPE_SECRET_KEY')) {
      refuse('STRIPE_API_BASE is set beside a live key: such a key goes to Stripe itself. Take one of the two away.')
    }
    if (!given.STRIPE_SECRET_KEY && given.liveKeys.length > 0) {
      refuse(
        `${given.liveKeys.join(', ')} must not hold a live key of Stripe while payments are a test: set STRIPE_SECRET_KEY or take it away.`,
      )
    }
    if (given.services.length === 1 && !given.DATABASE_URL) {
      refuse('--services starts one service alone, but DATABASE_URL is missing: the embedded database serves one process only.')
    }
  })
  .transform((given) => ({
    host: given.HOST,
    /** 0 takes any free port. */
    port: given.PORT,
    /** The origin under which browsers reach the product. */
    publicUrl: given.PUBLIC_URL ?? `http://${given.HOST.includes(':') ? `[${given.HOST}]` : given.HOST}:${given.PORT}`,
    /** Whether others than whoever sits at the machine are meant to reach it. */
    hasPublicUrl: given.PUBLIC_URL !== undefined,
    /** Absolute. */
    dataFolder: resolve(given.DATA_DIR),
    /** Null: the embedded database under the data folder. */
    databaseUrl: given.DATABASE_URL ?? null,
    /** Null: mail stays in the outbox under the data folder. */
    smtp: given.SMTP_URL && given.MAIL_FROM ? { url: given.SMTP_URL, from: given.MAIL_FROM } : null,
    /** Null: files stay under the data folder. */
    s3: s3Of(given),
    /** Absolute, of the built pages; null: those that were built beside the server. */
    pagesFolder: given.PAGES_DIR === undefined ? null : resolve(given.PAGES_DIR),
    /** Null: the product asks for passwords itself. */
    cognito: cognitoOf(given),
    /** Null: the company register is a sample. */
    companiesHouse: given.COMPANIES_HOUSE_API_KEY
      ? { url: given.COMPANIES_HOUSE_URL ?? COMPANIES_HOUSE, key: given.COMPANIES_HOUSE_API_KEY }
      : null,
    /** Null: push messages go straight to the browsers' own services. */
    fcm: fcmOf(given.FCM_SERVICE_ACCOUNT),
    /** Null: payments are a test, in which no money moves. */
    stripe: stripeOf(given),
    /** Null: the product's own database says to every process by itself that something happened. */
    firebase: firebaseOf(given.FIREBASE_DATABASE_URL, given.FIREBASE_SERVICE_ACCOUNT),
    /** Google Analytics 4, for who says yes to it; null: nothing is asked and nothing loaded. */
    measurementId: given.GA4_MEASUREMENT_ID ?? null,
    services: given.services,
    /** Its accounts have published passwords: a database of one's own gets it only when asked. */
    demo: given.DEMO ?? !given.DATABASE_URL,
    rateLimitFactor: given.RATE_LIMIT_FACTOR,
    logLevel: given.LOG_LEVEL,
    /** Opens /metrics to who bears it; null: only to this machine. */
    metricsToken: given.METRICS_TOKEN ?? null,
    /** How many proxies stand in front, or their networks; null: none whose word counts. */
    trustProxy: given.TRUST_PROXY ?? null,
  }))

export type Config = Readonly<z.output<typeof settings>>

const SERVICES_FLAG = '--services='

/**
 * The configuration, or one sentence for each setting that is wrong or missing; none of them repeats a value, as it may be a secret.
 * A setting that is empty counts as not given.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  argv: readonly string[],
): Config | { readonly problems: readonly string[] } {
  const unknown = argv.filter((argument) => !argument.startsWith(SERVICES_FLAG))
  if (unknown.length > 0) return { problems: [`${unknown.join(' ')} isn’t known: the only argument is --services=seeker,employer.`] }
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const services = argv.at(-1)?.slice(SERVICES_FLAG.length)
  const liveKeys = Object.keys(given).filter((name) => LIVE_KEY.test(given[name] ?? ''))
  const read = settings.safeParse({ ...given, services, liveKeys })
  return read.success ? read.data : { problems: read.error.issues.map((issue) => issue.message) }
}
