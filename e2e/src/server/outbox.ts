import { expect } from '@playwright/test'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Server } from '#e2e/server/server'

const END_OF_HEAD = '\r\n\r\n'
/** Milliseconds between two looks; the last again and again. */
const intervals = [50, 100, 250]

/** The newest mail to an address whose subject begins like this, as it lies in the outbox; empty where there is none. */
async function newest({ outbox }: Server, email: string, subject = ''): Promise<string> {
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
  for (const name of names.toSorted().toReversed()) {
    const mail = await readFile(join(outbox, name), 'utf8')
    const head = mail.slice(0, mail.indexOf(END_OF_HEAD))
    if (head.includes(`To: ${email}`) && head.includes(`\r\nSubject: ${subject}`)) return mail
  }
  return ''
}

/** The code in the newest mail to an address. */
const newestCode = async (server: Server, email: string): Promise<string> =>
  /^Subject: (\d{6}) is your Evenshift code\r$/m.exec(await newest(server, email))?.[1] ?? ''

/** The newest code that was mailed to an address, as soon as there is one. */
export async function codeFor(server: Server, email: string): Promise<string> {
  let code = ''
  const read = async () => {
    code = await (server.cognito ? server.cognito.newestCode(email) : newestCode(server, email))
    return code
  }
  await expect.poll(read, { message: `a code for ${email} in the outbox`, intervals }).not.toBe('')
  return code
}

/** The first address in a mail, without its origin; empty where there is none. */
function linkIn(mail: string): string {
  const text = mail.slice(mail.indexOf(END_OF_HEAD)).replaceAll('=\r\n', '').replaceAll('=3D', '=')
  return /https?:\/\/[^\s/]+(\/\S+)/.exec(text)?.[1] ?? ''
}

/** The way on that the newest mail to an address offers, of this subject where one is named, as soon as there is one; without its origin. */
export async function linkFor(server: Server, email: string, subject = ''): Promise<string> {
  let link = ''
  const read = async () => {
    link = linkIn(await newest(server, email, subject))
    return link
  }
  await expect.poll(read, { message: `a link of "${subject}" for ${email} in the outbox`, intervals }).not.toBe('')
  return link
}

/** The text of the newest mail of this subject to an address, as soon as there is one. */
export async function mailAbout(server: Server, email: string, subject: string, timeout: number): Promise<string> {
  let mail = ''
  const read = async () => {
    mail = await newest(server, email, subject)
    return mail
  }
  await expect.poll(read, { message: `"${subject}" for ${email} in the outbox`, timeout, intervals }).not.toBe('')
  return mail.slice(mail.indexOf(END_OF_HEAD))
}

/** Where a button of a mail's text leads, without its origin. */
export function buttonOf(mail: string, label: string): string {
  const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  return new RegExp(`${label}: https?://[^/\\s]+(/answer/\\S+)`).exec(text)?.[1] ?? ''
}
