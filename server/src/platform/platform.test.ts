import { EventEmitter, once } from 'node:events'
import { watch } from 'node:fs'
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Config, readConfig } from '#server/config'
import { REGISTER_KEY, companiesHouseDouble } from '#server/platform/company-register/register.rig'
import { firebaseDouble } from '#server/platform/live/firebase/firebase.rig'
import { publish } from '#server/platform/live/port'
import { openPlatform } from '#server/platform/platform'
import { googleDouble } from '#server/testkit/app/google'

const log = pino({ level: 'silent' })
let dataFolder: string
let config: Config
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'test-platform-'))
  const read = readConfig({ DATA_DIR: dataFolder }, [])
  if ('problems' in read) throw new Error(read.problems.join(' '))
  config = read
})
afterEach(() => rm(dataFolder, { recursive: true }))

test('with nothing configured every part works from one folder: a sign-up puts its code into the outbox', async () => {
  const platform = await openPlatform(config, log)
  expect(platform.database.kind).toBe('embedded')
  expect(await platform.register.find('90000101')).toMatchObject({ name: 'PERIWINKLE SPOON CAFES LIMITED' })
  await platform.identity
    .pool('jobseeker')
    .ways?.signUp('ann@example.com', 'correct horse battery', { address: '192.0.2.1', userAgent: '', browser: '' })
  expect(await platform.email.outbox?.list(10)).toEqual([])
  const outbox = watch(join(dataFolder, 'outbox'))
  const mailed = once(outbox, 'change')
  await platform.queue.start()
  await mailed
  outbox.close()
  // Stopping waits for the job under way, so the mail is whole now.
  await platform.queue.stop(5_000)
  expect(await platform.email.outbox?.list(10)).toMatchObject([
    { to: 'ann@example.com', subject: expect.stringMatching(/^\d{6} is your Evenshift code$/) },
  ])
  await platform.close()
})

/** The rights of everything under a folder and of itself that let others in. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))]
  const rights = await Promise.all(names.map(async (name) => ({ name, mode: (await stat(join(folder, name))).mode & 0o777 })))
  return rights.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name, mode }) => `${name} ${mode.toString(8)}`)
}

test('nobody else reads the data folder from the first start, and what was left open before is closed', async () => {
  await rm(dataFolder, { recursive: true })
  const usual = process.umask(0o022)
  try {
    const first = await openPlatform(config, log)
    await first.email.send({ to: 'ann@example.com', subject: 'A code', text: '123456', html: null })
    expect(await openToOthers(dataFolder)).toEqual([])
    await first.close()
    await chmod(dataFolder, 0o755)
    await chmod(join(dataFolder, 'database'), 0o755)
    await writeFile(join(dataFolder, 'outbox', 'old.eml'), '')
    await chmod(join(dataFolder, 'outbox', 'old.eml'), 0o666)
    const second = await openPlatform(config, log)
    expect(await openToOthers(dataFolder)).toEqual([])
    await second.close()
  } finally {
    process.umask(usual)
  }
})

test('a second opening of the same folder is refused; after closing it works, and a failed one leaves nothing locked', async () => {
  const first = await openPlatform(config, log)
  await expect(openPlatform(config, log)).rejects.toThrow(`The data folder ${dataFolder} is in use by process ${process.pid}`)
  await first.close()
  const second = await openPlatform(config, log)
  await second.close()
})

test('a code waits behind no other mail, however long the mail server thinks about those', async () => {
  const arrived = new EventEmitter()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, accept) => {
      if (!address.startsWith('slow')) accept()
      else arrived.once('over', accept)
    },
    onData: (stream, { envelope }, accept) => {
      stream.resume().once('end', () => {
        accept()
        arrived.emit('mail', envelope.rcptTo[0]?.address)
      })
    },
  })
  server.on('error', () => undefined)
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo // it listens on TCP
  const env = { DATA_DIR: dataFolder, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@example.org' }
  const platform = await openPlatform(readConfig(env, []) as Config, log)
  for (const name of ['slow1', 'slow2', 'slow3'])
    await platform.queue.send(platform.database.db, 'mail.send', { to: `${name}@example.com`, subject: 'News', text: 'x' })
  const first = once(arrived, 'mail')
  await platform.queue.start()
  await platform.identity
    .pool('jobseeker')
    .ways?.signUp('ann@example.com', 'correct horse battery', { address: '127.0.0.1', userAgent: 'test', browser: 'a browser of tests' })
  expect(await first).toEqual(['ann@example.com'])
  const over = setInterval(() => arrived.emit('over'), 10)
  await platform.close()
  clearInterval(over)
  server.close()
})

test('with an online database what happens goes over it, and an end of the platform ends its stream', async () => {
  const google = await googleDouble()
  const firebase = await firebaseDouble({ google })
  const { clientEmail: client_email, privateKey: private_key, tokenUri: token_uri } = google.account
  const key = JSON.stringify({ client_email, private_key, token_uri })
  const env = { DATA_DIR: dataFolder, FIREBASE_DATABASE_URL: firebase.service.url, FIREBASE_SERVICE_ACCOUNT: key }
  const platform = await openPlatform(readConfig(env, []) as Config, log)
  await publish(platform.database.db, [{ personId: '0199b6f2-7e1c-7bbb-8a52-6f2d6d3d4a10', event: 'unread', data: null }])
  await firebase.until(() => firebase.at('wakes') !== null)
  await firebase.streams(1)
  await platform.close()
  await firebase.streams(0)
  await firebase.close()
  await google.close()
})

test('with a key of Companies House the register itself is asked', async () => {
  const house = await companiesHouseDouble()
  const env = { DATA_DIR: dataFolder, COMPANIES_HOUSE_API_KEY: REGISTER_KEY, COMPANIES_HOUSE_URL: house.url }
  const platform = await openPlatform(readConfig(env, []) as Config, log)
  expect(await platform.register.find('90000101')).toMatchObject({ name: 'PERIWINKLE SPOON CAFES LIMITED' })
  expect(house.asked).toEqual(['90000101'])
  await platform.close()
  await house.close()
})
