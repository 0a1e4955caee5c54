import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { begunFolder } from '#e2e/server/begun'
import { root, startChild } from '#e2e/server/child'
import { type Cognito, startCognito } from '#e2e/server/cognito'

const START_MS = 60_000
const run = promisify(execFile)

export interface Server {
  readonly url: string
  /** Where its mails lie. */
  readonly outbox: string
  /** The folder of the embedded file store. */
  readonly files: string
  /** The `office` command; answers with what it prints, throws where it refuses. */
  readonly office: (...words: readonly string[]) => Promise<string>
  /** The id of whoever of this name waits for the office. */
  readonly waiting: (name: string) => Promise<string>
  /** Who asks for the passwords instead of the server; null where that does. */
  readonly cognito: Cognito | null
  readonly stop: () => Promise<void>
}

const S3_SETTINGS = ['ENDPOINT', 'BUCKET', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY']
/** The S3 store that tests are given, as the server is told of one. */
const s3Settings = () => Object.fromEntries(S3_SETTINGS.map((name) => [`S3_${name}`, process.env[`TEST_S3_${name}`]]))

/**
 * Starts the built server on a data folder of its own, with nothing in it or with the demo market; its files lie there or on S3. Passkeys
 * want a site with a name. With analytics people are asked about them; with Cognito its double asks for passwords. Its
 * pages are those built beside it, or what another folder has.
 */
export async function startServer({
  market = false,
  onS3 = false,
  isNamed = false,
  hasAnalytics = false,
  hasCognito = false,
  pages = '',
} = {}): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'evenshift-journeys-'))
  await cp(await begunFolder(market ? 'market' : 'empty'), folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const cognito = hasCognito ? await startCognito() : null
  const settings = {
    DEMO: market ? 'on' : 'off',
    ...(onS3 && s3Settings()),
    ...(isNamed && { HOST: 'localhost' }),
    ...(hasAnalytics && { GA4_MEASUREMENT_ID: 'G-0123456789' }),
    ...(pages && { PAGES_DIR: pages }),
    ...cognito?.settings,
  }
  const { url, env, stop } = await startChild(folder, { settings, ready: 'Evenshift is at', within: START_MS })
  const office: Server['office'] = async (...words) =>
    (await run(process.execPath, ['server/dist/office.js', ...words], { cwd: root, env })).stdout
  return {
    url,
    outbox: join(folder, 'outbox'),
    files: join(folder, 'files'),
    cognito,
    office,
    waiting: async (name) => {
      const line = (await office('list')).split('\n').find((one) => one.includes(name))
      if (!line) throw new Error(`No one called ${name} waits`)
      return line.slice(0, line.indexOf(' '))
    },
    stop: async () => {
      await stop()
      await cognito?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
