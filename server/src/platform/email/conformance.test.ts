import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime, { type Email as ParsedMail } from 'postal-mime'
import { afterEach, describe, expect, test } from 'vitest'
import { openOutbox } from '#server/platform/email/outbox'
import type { Email, Mail } from '#server/platform/email/port'
import { openSmtp } from '#server/platform/email/smtp'
import { mailServer } from '#server/platform/email/smtp.rig'
import { written } from '#server/platform/email/written'

const NOW = new Date('2026-11-21T10:00:00Z')
interface Rig {
  email: Email
  /** What the other side got, oldest first. */
  got(): Promise<Mail[]>
  /** The same as it came over the wire. */
  raw(): Promise<string[]>
  close(): Promise<void>
}
const asMail = (mail: ParsedMail): Mail => ({
  to: mail.to?.[0]?.address ?? '',
  subject: mail.subject ?? '',
  text: (mail.text ?? '').trimEnd(),
  html: mail.html?.trimEnd() ?? null,
})

async function outboxRig(): Promise<Rig> {
  const folder = await mkdtemp(join(tmpdir(), 'test-outbox-'))
  const email = await openOutbox(folder, () => NOW)
  return {
    email,
    got: async () =>
      ((await email.outbox?.list(100)) ?? []).map(({ to, subject, text, html }) => ({ to, subject, text, html })).toReversed(),
    raw: async () => Promise.all((await readdir(folder)).toSorted().map((name) => readFile(join(folder, name), 'utf8'))),
    close: () => rm(folder, { recursive: true }),
  }
}

/** What a server says of a mailbox that is not there, and of what may be otherwise tomorrow. */
const gone = [
  '550 5.1.1 No such user',
  '550 5.1.1 The account that you tried\n5.1.1 to reach does not exist.',
  '550 5.1.2 Bad destination system',
  '501 5.1.3 Bad address syntax',
  '551 5.1.6 Moved, no forwarding address',
  '556 5.1.10 The domain takes no mail',
  '550 5.2.1 Mailbox disabled',
]
const notGone = [
  '450 4.2.1 Try again later',
  '550 No such user',
  '552 5.2.2 Mailbox full',
  '550 5.7.1 Blocked by policy',
  '550 5.7.26 Unauthenticated mail',
  '554 5.4.4 No route',
  '550 5.1.8 Bad sender address',
  '550 5.1.11 Something else',
]

async function smtpRig(): Promise<Rig> {
  const server = await mailServer()
  server.says.set('ann@bounce.example', '550 5.1.1 No such user').set('ann@full.example', '552 5.2.2 The mailbox is full')
  return {
    email: openSmtp(server.url, 'Evenshift <hello@evenshift.example>'),
    got: () => Promise.all(server.taken.map(async ({ raw }) => asMail(await PostalMime.parse(raw)))),
    raw: async () => server.taken.map(({ raw }) => raw),
    close: () => server.close(),
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
      { to: 'ann@example.com', subject: 'Your Evenshift code: 123456', text: 'Your code is 123456.\n\nEvenshift', html: null },
      {
        to: 'zoe@example.com',
        subject: `Café £12.60 ${'long '.repeat(40)}end`,
        text: `Ŵyn “quoted” ${'word '.repeat(500)}end\n.\nafter a dot`,
        html: `<!doctype html><title>Ŵyn</title><p>${'word '.repeat(500)}end</p>\n.\n<p>“quoted” £12.60</p>`,
      },
    ]
    for (const mail of mails) expect(await rig.email.send(mail)).toBe('sent')
    expect(await rig.got()).toEqual(mails)
  })

  test('a mail says when and by which name it was sent, and that no machine is to answer it', async () => {
    rig = await open()
    await rig.email.send({ to: 'ann@example.com', subject: 'x', text: 'x', html: '<p>x</p>' })
    const [raw = ''] = await rig.raw()
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
    expect(head).toMatch(/^Date: \w{3}, \d{2} \w{3} \d{4} /m)
    expect(head).toMatch(/^Message-ID: <[^@\s]+@evenshift\.example>/m)
    expect(head).toMatch(/^Auto-Submitted: auto-generated/m)
    expect(head).toMatch(/^Content-Type: multipart\/alternative;/m)
    const kinds = [...raw.matchAll(/^Content-Type: (text\/\w+)/gm)].map(([, kind]) => kind)
    // A reader shows the last part that it understands.
    expect(kinds).toEqual(['text/plain', 'text/html'])
  })

  test('a mail that can be turned off says how to do so with one press in the mail program, and another one does not', async () => {
    rig = await open()
    const mail = { to: 'ann@example.com', subject: 'x', text: 'x', html: null }
    await rig.email.send({ ...mail, stop: 'https://jobs.example.org/emails/stop/abc/shortlisted' })
    await rig.email.send(mail)
    const [stoppable = '', locked = ''] = await rig.raw()
    expect(stoppable.replaceAll('\r\n ', ' ')).toMatch(/^List-Unsubscribe: <https:\/\/jobs\.example\.org\/emails\/stop\/abc\/shortlisted>/m)
    expect(stoppable).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    expect(locked).not.toContain('List-Unsubscribe')
  })

  test('a mail that tells of a notification and goes out twice has one name, so that it can be shown once', async () => {
    rig = await open()
    const mail = { to: 'ann@example.com', subject: 'x', text: 'x', html: null, notificationId: '01a211ea-e38b-76ed-aaf9-f59905c90ddf' }
    await rig.email.send(mail)
    await rig.email.send(mail)
    const names = (await rig.raw()).map((raw) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1])
    expect(names).toEqual(Array(2).fill('<01a211ea-e38b-76ed-aaf9-f59905c90ddf@evenshift.example>'))
  })

  test('a mailbox that is not there is told from one that takes nothing now, and nothing arrives at either', async () => {
    rig = await open()
    const mail = { subject: 'x', text: 'x', html: null }
    expect(await rig.email.send({ ...mail, to: 'ann@bounce.example' })).toBe('bounced')
    await expect(rig.email.send({ ...mail, to: 'ann@full.example' })).rejects.toThrow('full')
    expect(await rig.got()).toEqual([])
  })

  test('an address cannot smuggle in another one or another header', async () => {
    rig = await open()
    await rig.email.send({ to: 'ann@example.com', subject: 'x\r\nBcc: eve@example.com', text: 'x', html: null })
    expect(await rig.got()).toEqual([{ to: 'ann@example.com', subject: 'x Bcc: eve@example.com', text: 'x', html: null }])
  })
})

test('the outbox lists the newest mails first, with the time of sending, and no half-written file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'test-outbox-'))
  const email = await openOutbox(folder, () => NOW)
  for (let n = 1; n <= 20; n += 1) await email.send({ to: 'ann@example.com', subject: `${n}`, text: 'x', html: null })
  const listed = await email.outbox?.list(3)
  expect(listed?.map((mail) => [mail.subject, mail.sentAt])).toEqual([
    ['20', '2026-11-21T10:00:00.000Z'],
    ['19', '2026-11-21T10:00:00.000Z'],
    ['18', '2026-11-21T10:00:00.000Z'],
  ])
  expect((await readdir(folder)).filter((name) => !name.endsWith('.eml'))).toEqual([])
  await rm(folder, { recursive: true })
})

test('a mail that an older version left in the queue goes out as the text it is', () => {
  const old = { to: 'ann@example.com', subject: 'You have an offer: Weekend barista', text: 'Sign in to read the terms.' }
  expect(written(old, 'https://evenshift.example')).toEqual({ ...old, html: null })
})

test('only what a server says of the mailbox itself is a bounce', async () => {
  const server = await mailServer()
  const email = openSmtp(server.url, 'a@example.com')
  const mail = { to: 'ann@example.com', subject: 'x', text: 'x', html: null }
  for (const said of gone) {
    server.says.set(mail.to, said)
    expect([said, await email.send(mail)]).toEqual([said, 'bounced'])
  }
  for (const said of notGone) {
    server.says.set(mail.to, said)
    await expect(email.send(mail), said).rejects.toThrow(said.slice(4))
  }
  await server.close()
})

test('an SMTP server that is away rejects', async () => {
  await expect(
    openSmtp('smtp://127.0.0.1:1', 'a@example.com').send({ to: 'b@example.com', subject: 'x', text: 'x', html: null }),
  ).rejects.toThrow('ECONNREFUSED')
})
