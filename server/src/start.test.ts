import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#server/config'
import { startServer } from '#server/start'
import { startCognito } from '#server/testkit/cognito/cognito'
import { DOUBLE_POOLS, doubleSettings } from '#server/testkit/cognito/standard'

/** Two starts on empty folders, each with the database's own. */
const STARTS_MS = 120_000

/** What the started product answers at some paths of its own address. */
async function answers(env: Record<string, string>, paths: readonly string[]): Promise<{ status: number; body: string }[]> {
  const folder = await mkdtemp(join(tmpdir(), 'test-start-'))
  const config = readConfig({ DATA_DIR: folder, PORT: '0', DEMO: 'off', ...env }, [])
  if ('problems' in config) throw new Error(config.problems.join(' '))
  const server = await startServer({ ...config, services: ['seeker'] }, pino({ level: 'silent' }), '')
  try {
    const asked = paths.map(async (path) => {
      const answer = await fetch(new URL(path, server.address))
      return { status: answer.status, body: await answer.text() }
    })
    return await Promise.all(asked)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

test(
  'mails are read in the browser until the product has an address for others; then no one is shown the way there either',
  async () => {
    const [own, ownConfig] = await answers({}, ['/outbox', '/config.json'])
    expect([own?.status, ownConfig?.body]).toEqual([200, expect.stringContaining('"outbox":true')])
    const [others, othersConfig] = await answers({ PUBLIC_URL: 'https://jobs.example.org' }, ['/outbox', '/config.json'])
    expect([others?.status, othersConfig?.body]).toEqual([404, expect.stringContaining('"outbox":false')])
  },
  STARTS_MS,
)

test(
  'with the settings of Cognito the product stands on it: pages are told, an account made there comes in here, and is erased there',
  async () => {
    const double = await startCognito({ pools: DOUBLE_POOLS })
    onTestFinished(() => double.close())
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, ...settings } = doubleSettings(double.endpoint)
    // Credentials are for the service’s own package to find.
    vi.stubEnv('AWS_ACCESS_KEY_ID', AWS_ACCESS_KEY_ID)
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', AWS_SECRET_ACCESS_KEY)
    onTestFinished(() => void vi.unstubAllEnvs())
    const folder = await mkdtemp(join(tmpdir(), 'test-cognito-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const config = readConfig({ ...settings, DATA_DIR: folder, PORT: '0', DEMO: 'off' }, [])
    if ('problems' in config) throw new Error(config.problems.join(' '))
    const server = await startServer({ ...config, services: ['seeker'] }, pino({ level: 'silent' }), '')
    onTestFinished(() => server.stop())

    const [{ id: userPoolId, clientId }] = DOUBLE_POOLS
    const ask = async (target: string, body: object) => {
      const headers = { 'x-amz-target': `AWSCognitoIdentityProviderService.${target}` }
      const answer = await fetch(double.endpoint, { method: 'POST', headers, body: JSON.stringify({ ClientId: clientId, ...body }) })
      return (await answer.json()) as { readonly AuthenticationResult?: { readonly AccessToken: string; readonly RefreshToken: string } }
    }
    const { signIn } = (await (await fetch(new URL('/config.json', server.address))).json()) as { readonly signIn: unknown }
    const entrance = { kind: 'cognito', region: 'eu-west-2', endpoint: double.endpoint }
    expect(signIn).toMatchObject({ jobseeker: { ...entrance, userPoolId, clientId }, staff: entrance })
    const [email, password] = ['sam@mail.example', 'a quiet week of tests']
    await ask('SignUp', { Username: email, Password: password, UserAttributes: [{ Name: 'email', Value: email }] })
    await ask('ConfirmSignUp', { Username: email, ConfirmationCode: double.codesTo(email)[0] })
    const signedIn = await ask('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD: password } })
    const given = { accessToken: signedIn.AuthenticationResult?.AccessToken, refreshToken: signedIn.AuthenticationResult?.RefreshToken }
    const call = (method: string, path: string, body: object, token = '') =>
      fetch(new URL(path, server.address), {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      })
    const { accessToken } = (await (await call('POST', '/identity/jobseeker/session', given)).json()) as { readonly accessToken: string }
    expect((await call('DELETE', '/info/user', { password }, accessToken)).status).toBe(204)
    await vi.waitFor(() => expect(double.asked).toContain('AdminDeleteUser'), { timeout: 20_000 })
    await vi.waitFor(() => expect(double.pool(userPoolId).people.find(email)).toBeUndefined())
  },
  STARTS_MS,
)

interface Init {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The code in the newest mail to an address. */
const codeTo = (folder: string, email: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const names = (await readdir(join(folder, 'outbox'))).filter((name) => name.endsWith('.eml')).toSorted()
      const mails = await Promise.all(names.map((name) => readFile(join(folder, 'outbox', name), 'utf8')))
      const [, code] = mails.filter((mail) => mail.includes(email)).flatMap((mail) => /Subject: (\d{6}) /.exec(mail) ?? []) as string[]
      return code ?? Promise.reject(new Error('no code has come'))
    },
    { timeout: 20_000 },
  )

test(
  'whoever was erased is erased again by the start on a copy of the database from before; others are back',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'test-restored-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const config = readConfig({ DATA_DIR: folder, PORT: '0', DEMO: 'off' }, [])
    if ('problems' in config) throw new Error(config.problems.join(' '))
    const password = 'a quiet week of tests'
    const [gone, other] = ['gone@mail.example', 'other@mail.example']
    /** A start, what is done in it, and its end. */
    const during = async (work: (ask: (path: string, body: object, init?: Init) => Promise<Response>) => Promise<void>) => {
      const server = await startServer({ ...config, services: ['seeker'] }, pino({ level: 'silent' }), '')
      const headers = { 'content-type': 'application/json' }
      try {
        await work((path, body, { method = 'POST', headers: more } = {}) =>
          fetch(new URL(path, server.address), { method, headers: { ...headers, ...more }, body: JSON.stringify(body) }),
        )
      } finally {
        await server.stop()
      }
    }

    await during(async (ask) => {
      for (const email of [gone, other]) {
        const signedUp = await ask('/identity/jobseeker/sign-up', { email, password })
        const cookie = signedUp.headers
          .getSetCookie()
          .map((one) => one.split(';')[0])
          .join('; ')
        const confirmed = await ask('/identity/jobseeker/confirm', { email, code: await codeTo(folder, email) }, { headers: { cookie } })
        expect(confirmed.status).toBe(200)
      }
    })
    await cp(join(folder, 'database'), join(folder, 'backup'), { recursive: true })
    const signIn = (ask: Parameters<Parameters<typeof during>[0]>[0], email: string) =>
      ask('/identity/jobseeker/sign-in', { email, password })
    await during(async (ask) => {
      const { accessToken } = (await (await signIn(ask, gone)).json()) as { accessToken: string }
      const headers = { authorization: `Bearer ${accessToken}` }
      expect((await ask('/info/user', { password }, { method: 'DELETE', headers })).status).toBe(204)
    })
    await rm(join(folder, 'database'), { recursive: true })
    await cp(join(folder, 'backup'), join(folder, 'database'), { recursive: true })
    await during(async (ask) => {
      expect([(await signIn(ask, gone)).status, (await signIn(ask, other)).status]).toEqual([400, 200])
    })
  },
  STARTS_MS,
)
