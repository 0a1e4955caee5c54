import { expect } from '@playwright/test'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Server } from '#e2e/server/server'

const END_OF_HEAD = '\r\n\r\n'

/** The mails to an address, newest first, as they lie in the outbox. */
async function mailsTo({ outbox }: Server, email: string): Promise<string[]> {
  const names = (await readdir(outbox))
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return mails.filter((mail) => mail.slice(0, mail.indexOf(END_OF_HEAD)).includes(`To: ${email}`))
}

/** The code in the newest mail to an address, as soon as there is one. */
export async function codeFor(server: Server, email: string): Promise<string> {
  let code = ''
  const read = async () => {
    const [mail = ''] = await mailsTo(server, email)
    code = /^Subject: (\d{6}) is your Evenshift code\r$/m.exec(mail)?.[1] ?? ''
    return code
  }
  await expect.poll(read, { message: `a code for ${email} in the outbox` }).not.toBe('')
  return code
}

/** The first address in a mail, without its origin; empty where there is none. */
function linkIn(mail: string): string {
  const text = mail.slice(mail.indexOf(END_OF_HEAD)).replaceAll('=\r\n', '').replaceAll('=3D', '=')
  return /https?:\/\/[^\s/]+(\/\S+)/.exec(text)?.[1] ?? ''
}

/** The way on that the newest mail to an address offers, as soon as there is one; without its origin. */
export async function linkFor(server: Server, email: string): Promise<string> {
  let link = ''
  const read = async () => {
    const [mail = ''] = await mailsTo(server, email)
    link = linkIn(mail)
    return link
  }
  await expect.poll(read, { message: `a link for ${email} in the outbox` }).not.toBe('')
  return link
}

/** The way on that the newest mail of this subject offers, as soon as there is one; without its origin. */
export async function linkAbout(server: Server, email: string, subject: string): Promise<string> {
  const read = async () => {
    const mails = (await mailsTo(server, email)).filter((mail) => mail.includes(`\r\nSubject: ${subject}`))
    return linkIn(mails[0] ?? '')
  }
  await expect.poll(read, { message: `a link about "${subject}" for ${email} in the outbox` }).not.toBe('')
  return read()
}

/** The text of the newest mail to an address, as soon as it has this subject. */
export async function mailAbout(server: Server, email: string, subject: string, timeout: number): Promise<string> {
  let mail = ''
  const read = async () => {
    mail = (await mailsTo(server, email))[0] ?? ''
    return mail.slice(0, mail.indexOf(END_OF_HEAD)).includes(`Subject: ${subject}`)
  }
  await expect.poll(read, { message: `"${subject}" for ${email} in the outbox`, timeout }).toBe(true)
  return mail.slice(mail.indexOf(END_OF_HEAD))
}
