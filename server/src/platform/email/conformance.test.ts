import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email as ParsedMail } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { openOutbox } from '#server/platform/email/outbox'
import type { Email, Mail } from '#server/platform/email/port'
import { openSmtp } from '#server/platform/email/smtp'

const NOW = new Date('2026-11-21T10:00:00Z')
interface Rig {
  email: Email
  /** What the other side got, oldest first. */
  got(): Promise<Mail[]>
  close(): Promise<void>
}
const asMail = (mail: ParsedMail): Mail => ({
  to: mail.to?.[0]?.address ?? '',
  subject: mail.subject ?? '',
  text: (mail.text ?? '').trimEnd(),
})

async function outboxRig(): Promise<Rig> {
  const folder = await mkdtemp(join(tmpdir(), 'test-outbox-'))
  const email = await openOutbox(folder, () => NOW)
  return {
    email,
    got: async () => ((await email.outbox?.list(100)) ?? []).map(({ to, subject, text }) => ({ to, subject, text })).toReversed(),
    close: () => rm(folder, { recursive: true }),
  }
}

async function smtpRig(): Promise<Rig> {
  const raw: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(address.endsWith('@bounce.example') ? new Error('no such mailbox') : null),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        raw.push(Buffer.concat(chunks))
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    email: openSmtp(`smtp://127.0.0.1:${port}`, 'Evenshift <hello@evenshift.example>'),
    got: () => Promise.all(raw.map(async (mail) => asMail(await PostalMime.parse(mail)))),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

describe.each([
  ['outbox', outboxRig],
  ['smtp', smtpRig],
])('email (%s)', (_name, open) => {
  let rig: Rig
  afterEach(() => rig.close())

  test('a mail arrives as it was written, in any letters and at any length', async () => {
    rig = await open()
    const mails = [
      { to: 'ann@example.com', subject: 'Your Evenshift code: 123456', text: 'Your code is 123456.\n\nEvenshift' },
      {
        to: 'zoe@example.com',
        subject: `Café £12.60 ${'long '.repeat(40)}end`,
        text: `Ŵyn “quoted” ${'word '.repeat(500)}end\n.\nafter a dot`,
      },
    ]
    for (const mail of mails) await rig.email.send(mail)
    expect(await rig.got()).toEqual(mails)
  })

  test('a mail that is not taken rejects, and arrives nowhere', async () => {
    rig = await open()
    await expect(rig.email.send({ to: 'ann@bounce.example', subject: 'x', text: 'x' })).rejects.toThrow(
      /ann@bounce.example|no such mailbox/,
    )
    expect(await rig.got()).toEqual([])
  })

  test('an address cannot smuggle in another one or another header', async () => {
    rig = await open()
    await rig.email.send({ to: 'ann@example.com', subject: 'x\r\nBcc: eve@example.com', text: 'x' })
    expect(await rig.got()).toEqual([{ to: 'ann@example.com', subject: 'x Bcc: eve@example.com', text: 'x' }])
  })
})

test('the outbox lists the newest mails first, with the time of sending, and no half-written file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'test-outbox-'))
  const email = await openOutbox(folder, () => NOW)
  for (let n = 1; n <= 20; n += 1) await email.send({ to: 'ann@example.com', subject: `${n}`, text: 'x' })
  const listed = await email.outbox?.list(3)
  expect(listed?.map((mail) => [mail.subject, mail.sentAt])).toEqual([
    ['20', '2026-11-21T10:00:00.000Z'],
    ['19', '2026-11-21T10:00:00.000Z'],
    ['18', '2026-11-21T10:00:00.000Z'],
  ])
  expect((await readdir(folder)).filter((name) => !name.endsWith('.eml'))).toEqual([])
  await rm(folder, { recursive: true })
})

test('an SMTP server that is away rejects', async () => {
  await expect(openSmtp('smtp://127.0.0.1:1', 'a@example.com').send({ to: 'b@example.com', subject: 'x', text: 'x' })).rejects.toThrow(
    'ECONNREFUSED',
  )
})
