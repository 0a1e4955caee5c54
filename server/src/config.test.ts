import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config'

const problemsOf = (env: Record<string, string>, argv: string[] = []): readonly string[] => {
  const read = readConfig(env, argv)
  return 'problems' in read ? read.problems : []
}
const postgres = { DATABASE_URL: 'postgres://app:secret@db:5432/jobs' }
const cognito = {
  COGNITO_JOBSEEKER_POOL_ID: 'eu-west-2_Seekers00',
  COGNITO_JOBSEEKER_CLIENT_ID: 'seekers00',
  COGNITO_EMPLOYER_POOL_ID: 'eu-west-2_Employers0',
  COGNITO_EMPLOYER_CLIENT_ID: 'employers0',
}
const s3 = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'evenshift-files',
  S3_ACCESS_KEY_ID: 'KEY',
  S3_SECRET_ACCESS_KEY: 'secret',
}

const key = { project_id: 'evenshift', client_email: 'server@evenshift.example', private_key: 'secret' }
const account = { clientEmail: key.client_email, privateKey: key.private_key }

test('nothing given: everything embedded, on this machine only', () => {
  expect(readConfig({}, [])).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    hasPublicUrl: false,
    dataFolder: resolve('data'),
    databaseUrl: null,
    smtp: null,
    s3: null,
    pagesFolder: null,
    cognito: null,
    companiesHouse: null,
    fcm: null,
    stripe: null,
    firebase: null,
    measurementId: null,
    services: ['seeker', 'employer'],
    demo: true,
    rateLimitFactor: 1,
    logLevel: 'info',
    metricsToken: null,
    trustProxy: null,
  })
})

test('the demo market, whose passwords are published, is off on a database of one’s own unless it is asked for', () => {
  expect(readConfig(postgres, [])).toMatchObject({ demo: false })
  expect(readConfig({ ...postgres, DEMO: 'on' }, [])).toMatchObject({ demo: true })
})

test('an empty setting counts as not given', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '' }, [])).toEqual(readConfig({}, []))
})

test('everything given is taken', () => {
  const env = {
    ...postgres,
    HOST: '::',
    PORT: '8080',
    PUBLIC_URL: 'https://jobs.example.org/',
    DATA_DIR: '/srv/evenshift',
    PAGES_DIR: '/srv/pages',
    SMTP_URL: 'smtps://user:secret@mail.example.org',
    MAIL_FROM: 'Evenshift <hello@example.org>',
    ...s3,
    S3_REGION: 'eu-west-1',
    ...cognito,
    COGNITO_STAFF_POOL_ID: 'eu-west-2_Staff0000',
    COGNITO_STAFF_CLIENT_ID: 'staff00',
    COGNITO_ENDPOINT: 'http://127.0.0.1:9229/',
    COMPANIES_HOUSE_API_KEY: 'secret-key',
    COMPANIES_HOUSE_URL: 'https://api-sandbox.example.org',
    STRIPE_SECRET_KEY: 'sk_test_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789, whsec_9876543210',
    STRIPE_API_BASE: 'http://127.0.0.1:12111',
    FCM_SERVICE_ACCOUNT: JSON.stringify(key),
    FIREBASE_DATABASE_URL: 'https://evenshift.europe-west1.firebasedatabase.app/',
    GA4_MEASUREMENT_ID: 'G-0123456789',
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ ...key, token_uri: 'https://tokens.example.org' }),
    DEMO: 'off',
    RATE_LIMIT_FACTOR: '0.5',
    LOG_LEVEL: 'warn',
    METRICS_TOKEN: 'a-token-for-prometheus',
    TRUST_PROXY: '10.0.0.5, fd00::/8',
  }
  expect(readConfig(env, ['--services=employer'])).toEqual({
    host: '::',
    port: 8080,
    publicUrl: 'https://jobs.example.org',
    hasPublicUrl: true,
    dataFolder: '/srv/evenshift',
    pagesFolder: '/srv/pages',
    databaseUrl: postgres.DATABASE_URL,
    smtp: { url: env.SMTP_URL, from: env.MAIL_FROM },
    s3: {
      endpoint: env.S3_ENDPOINT,
      bucket: env.S3_BUCKET,
      region: env.S3_REGION,
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    },
    cognito: {
      region: 'eu-west-2',
      endpoint: 'http://127.0.0.1:9229',
      pools: {
        jobseeker: { userPoolId: 'eu-west-2_Seekers00', clientId: 'seekers00' },
        employer: { userPoolId: 'eu-west-2_Employers0', clientId: 'employers0' },
        staff: { userPoolId: 'eu-west-2_Staff0000', clientId: 'staff00' },
      },
    },
    companiesHouse: { url: env.COMPANIES_HOUSE_URL, key: env.COMPANIES_HOUSE_API_KEY },
    stripe: {
      key: env.STRIPE_SECRET_KEY,
      secrets: ['whsec_0123456789', 'whsec_9876543210'],
      address: env.STRIPE_API_BASE,
    },
    fcm: { projectId: 'evenshift', account: { ...account, tokenUri: 'https://oauth2.googleapis.com/token' } },
    firebase: {
      url: 'https://evenshift.europe-west1.firebasedatabase.app',
      account: { ...account, tokenUri: 'https://tokens.example.org' },
    },
    measurementId: env.GA4_MEASUREMENT_ID,
    services: ['employer'],
    demo: false,
    rateLimitFactor: 0.5,
    logLevel: 'warn',
    metricsToken: env.METRICS_TOKEN,
    trustProxy: ['10.0.0.5', 'fd00::/8'],
  })
})

describe('a wrong value is refused with a sentence that names the setting, and doesn’t repeat the value', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', '80x'],
    ['PORT', '-1'],
    ['HOST', 'http://x/'],
    ['PUBLIC_URL', 'jobs.example.org'],
    ['PUBLIC_URL', 'https://jobs.example.org/path'],
    ['DATABASE_URL', 'mysql://app:secret@db/jobs'],
    ['DATABASE_URL', 'secret'],
    ['COMPANIES_HOUSE_API_KEY', 'secret: key'],
    ['GA4_MEASUREMENT_ID', 'UA-12345-6'],
    ['GA4_MEASUREMENT_ID', 'G-1"; secret'],
    ['DEMO', 'no'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', 'lots'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'secret'],
    ['METRICS_TOKEN', 'secret with some blanks'],
    ...['on', 'off', 'true', '0', '-1', '1.5', '10', 'loopback', '10.0.0.0/33', '10.0.0.1,', '0.0.0.0/0', '::/0'].map(
      (value): [string, string] => ['TRUST_PROXY', value],
    ),
  ])('%s=%s', (name, value) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} must .*\\.$`))
    expect(problems[0]).not.toContain('secret')
  })
})

test('a proxy is trusted by how many there are or by where they are, and the sentence that refuses anything else says so', () => {
  expect(readConfig({ TRUST_PROXY: '2' }, [])).toMatchObject({ trustProxy: 2 })
  expect(readConfig({ TRUST_PROXY: '192.168.0.0/16' }, [])).toMatchObject({ trustProxy: ['192.168.0.0/16'] })
  expect(problemsOf({ TRUST_PROXY: 'on' })[0]).toMatch(/how many proxies .* or their addresses or networks/)
})

test('every wrong value is told at once', () => {
  expect(problemsOf({ PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x' })).toHaveLength(3)
})

test('half a mail configuration names what is missing', () => {
  expect(problemsOf({ SMTP_URL: 'smtp://mail.example.org' })).toEqual([expect.stringContaining('MAIL_FROM is missing')])
  expect(problemsOf({ MAIL_FROM: 'hello@example.org' })).toEqual([expect.stringContaining('SMTP_URL is missing')])
  expect(problemsOf({ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'hello' })).toEqual([expect.stringContaining('MAIL_FROM must')])
})

test('half a configuration of the file store names everything that is missing; the region has a default', () => {
  const { S3_BUCKET: _bucket, S3_SECRET_ACCESS_KEY: _secret, ...half } = s3
  expect(problemsOf(half)).toEqual([
    expect.stringMatching(/^S3_BUCKET is missing/),
    expect.stringMatching(/^S3_SECRET_ACCESS_KEY is missing/),
  ])
  expect(problemsOf({ S3_REGION: 'eu-west-1' })).toHaveLength(4)
  expect(readConfig(s3, [])).toMatchObject({ s3: { region: 'eu-west-2' } })
  for (const [name, value] of [
    ['S3_ENDPOINT', 's3.example.org'],
    ['S3_BUCKET', 'Not/a bucket'],
    ['S3_REGION', 'eu west'],
  ] as const)
    expect(problemsOf({ ...s3, [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} must`))])
})

test('half a configuration of Cognito names everything that is missing, and a pool of another region; the staff’s pool is a choice', () => {
  const { COGNITO_EMPLOYER_POOL_ID: _pool, COGNITO_JOBSEEKER_CLIENT_ID: _client, ...half } = cognito
  expect(problemsOf(half)).toEqual([
    expect.stringMatching(/^COGNITO_JOBSEEKER_CLIENT_ID is missing/),
    expect.stringMatching(/^COGNITO_EMPLOYER_POOL_ID is missing/),
  ])
  for (const alone of [{ COGNITO_ENDPOINT: 'http://127.0.0.1:9229' }, { COGNITO_REGION: 'eu-west-2' }])
    expect(problemsOf(alone)).toHaveLength(4)
  expect(problemsOf({ ...cognito, COGNITO_STAFF_CLIENT_ID: 'staff00' })).toEqual([
    expect.stringMatching(/^COGNITO_STAFF_POOL_ID is missing/),
  ])
  expect(problemsOf({ ...cognito, COGNITO_REGION: 'eu-west-1' })).toEqual(
    ['JOBSEEKER', 'EMPLOYER'].map((side) => expect.stringMatching(new RegExp(`^COGNITO_${side}_POOL_ID is a pool of another region`))),
  )
  expect(readConfig(cognito, [])).toMatchObject({ cognito: { region: 'eu-west-2', endpoint: null, pools: { staff: null } } })
  for (const [name, value] of [
    ['COGNITO_JOBSEEKER_POOL_ID', 'secret'],
    ['COGNITO_EMPLOYER_CLIENT_ID', 'secret secret'],
    ['COGNITO_ENDPOINT', 'https://cognito.example.org/secret'],
    ['COGNITO_REGION', 'eu secret'],
  ] as const)
    expect(problemsOf({ ...cognito, [name]: value })[0]).toMatch(new RegExp(`^${name} must`))
})

test('the key alone opens the live company register; an address without a key names what is missing', () => {
  expect(readConfig({ COMPANIES_HOUSE_API_KEY: 'secret-key' }, [])).toMatchObject({
    companiesHouse: { url: 'https://api.company-information.service.gov.uk', key: 'secret-key' },
  })
  expect(problemsOf({ COMPANIES_HOUSE_URL: 'https://api-sandbox.example.org' })).toEqual([
    expect.stringContaining('COMPANIES_HOUSE_API_KEY is missing'),
  ])
  expect(problemsOf({ COMPANIES_HOUSE_API_KEY: 'secret-key', COMPANIES_HOUSE_URL: 'sandbox' })).toEqual([
    expect.stringMatching(/^COMPANIES_HOUSE_URL must/),
  ])
})

test('the key of a service account opens the cloud messenger; half of one names what is missing, and repeats nothing of it', () => {
  expect(readConfig({ FCM_SERVICE_ACCOUNT: JSON.stringify(key) }, [])).toMatchObject({
    fcm: { projectId: 'evenshift', account },
  })
  const half = problemsOf({ FCM_SERVICE_ACCOUNT: JSON.stringify({ ...key, project_id: '', client_email: undefined }) })
  expect(half).toEqual([expect.stringMatching(/^FCM_SERVICE_ACCOUNT must .* has no project_id, client_email\.$/)])
  for (const wrong of ['secret', '[]', 'null', '{"private_key":{"secret":1}}']) {
    const problems = problemsOf({ FCM_SERVICE_ACCOUNT: wrong })
    expect(problems).toEqual([expect.stringMatching(/has no project_id, client_email, private_key\.$/)])
    expect(problems[0]).not.toContain('secret')
  }
})

const stripe = { STRIPE_SECRET_KEY: 'sk_test_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' }

test('a key and the secret of a webhook open Stripe; half of them names what is missing, and repeats nothing of it', () => {
  expect(readConfig(stripe, [])).toMatchObject({ stripe: { key: 'sk_test_0123456789', secrets: ['whsec_0123456789'], address: null } })
  expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_0123456789' })).toEqual([expect.stringMatching(/^STRIPE_WEBHOOK_SECRET is missing/)])
  expect(problemsOf({ STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' })).toEqual([expect.stringMatching(/^STRIPE_SECRET_KEY is missing/)])
  expect(problemsOf({ STRIPE_API_BASE: 'http://127.0.0.1:12111' })).toHaveLength(2)
  for (const [name, value] of [
    ['STRIPE_API_BASE', 'secret0'],
    ['STRIPE_SECRET_KEY', 'pk_test_secret00'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_0123456789;secret'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_0123456789,secret'],
  ] as const) {
    const problems = problemsOf({ ...stripe, [name]: value })
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must .*\\.$`))])
    expect(problems[0]).not.toContain('secret0')
  }
})

test('a live key of Stripe goes to Stripe itself, and lies nowhere while payments are a test', () => {
  const live = { ...stripe, STRIPE_SECRET_KEY: 'sk_live_0123456789' }
  expect(readConfig(live, [])).toMatchObject({ stripe: { key: 'sk_live_0123456789', address: null } })
  const problems = [
    problemsOf({ ...live, STRIPE_API_BASE: 'http://127.0.0.1:12111' }),
    problemsOf({ STRIPE_KEY: 'sk_live_0123456789' }),
    problemsOf({ PAYMENTS: ' rk_live_0123456789' }),
  ]
  expect(problems).toEqual([
    [expect.stringMatching(/^STRIPE_API_BASE is set beside a live key/)],
    [expect.stringMatching(/^STRIPE_KEY must not hold a live key/)],
    [expect.stringMatching(/^PAYMENTS must not hold a live key/)],
  ])
  expect(JSON.stringify(problems)).not.toContain('0123456789')
})

test('an online database is its address and the key of an account; half of that names what is missing, and repeats nothing of it', () => {
  const both = { FIREBASE_DATABASE_URL: 'https://evenshift.firebaseio.com', FIREBASE_SERVICE_ACCOUNT: JSON.stringify(key) }
  expect(readConfig(both, [])).toMatchObject({ firebase: { url: both.FIREBASE_DATABASE_URL, account } })
  expect(problemsOf({ FIREBASE_DATABASE_URL: both.FIREBASE_DATABASE_URL })).toEqual([
    expect.stringContaining('FIREBASE_SERVICE_ACCOUNT is missing'),
  ])
  expect(problemsOf({ FIREBASE_SERVICE_ACCOUNT: both.FIREBASE_SERVICE_ACCOUNT })).toEqual([
    expect.stringContaining('FIREBASE_DATABASE_URL is missing'),
  ])
  for (const [wrong, told] of [
    ['secret', /has no client_email, private_key\.$/],
    [JSON.stringify({ ...key, client_email: '' }), /has no client_email\.$/],
    [JSON.stringify({ ...key, token_uri: 'secret' }), /as its token_uri\.$/],
  ] as const) {
    const problems = problemsOf({ ...both, FIREBASE_SERVICE_ACCOUNT: wrong })
    expect(problems).toEqual([expect.stringMatching(told)])
    expect(problems[0]).toMatch(/^FIREBASE_SERVICE_ACCOUNT must /)
    expect(problems[0]).not.toContain('secret')
  }
})

test('one service alone needs a database of its own', () => {
  expect(problemsOf({}, ['--services=seeker'])).toEqual([expect.stringContaining('DATABASE_URL is missing')])
  expect(problemsOf(postgres, ['--services=seeker'])).toEqual([])
  expect(problemsOf({}, ['--services=employer,seeker'])).toEqual([])
})

test('an unknown service, none, one twice and an unknown argument are refused', () => {
  for (const names of ['staff', '', 'seeker,seeker', 'seeker,'])
    expect(problemsOf(postgres, [`--services=${names}`])[0]).toMatch(/^--services must be/)
  expect(problemsOf({}, ['--service=seeker'])[0]).toContain('--service=seeker isn’t known')
})
