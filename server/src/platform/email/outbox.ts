import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import PostalMime from 'postal-mime'
import { v7 } from 'uuid'
import { message } from '#server/platform/email/message'
import type { Email, KeptMail } from '#server/platform/email/port'

const FROM = 'Evenshift <hello@evenshift.example>'
/** Mail to these domains comes back or is not taken, so that failures can be driven where nothing is really sent. */
const BOUNCES = /@bounce\.example$/i
const FULL = /@full\.example$/i
const MAIL_FILE = /^([\w-]+)\.eml$/

/** Keeps each mail as a file that any mail program opens. The names are in the order of sending. */
export async function openOutbox(folder: string, now: () => Date): Promise<Email> {
  await mkdir(folder, { recursive: true })
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true }, { from: FROM })

  async function read(id: string): Promise<KeptMail> {
    const mail = await PostalMime.parse(await readFile(join(folder, `${id}.eml`)))
    return {
      id,
      to: mail.to?.[0]?.address ?? '',
      subject: mail.subject ?? '',
      text: (mail.text ?? '').trimEnd(),
      html: mail.html?.trimEnd() ?? null,
      sentAt: new Date(mail.date ?? 0).toISOString(),
    }
  }

  return {
    async send(mail) {
      if (BOUNCES.test(mail.to)) return 'bounced'
      if (FULL.test(mail.to)) throw new Error(`The mailbox of ${mail.to} is full`)
      const { message: whole } = await composer.sendMail({ ...message(mail, FROM), date: now() })
      const file = join(folder, `${v7()}.eml`)
      // Whoever lists the folder meanwhile sees a whole mail or none.
      await writeFile(`${file}.part`, whole)
      await rename(`${file}.part`, file)
      return 'sent'
    },
    outbox: {
      async list(limit) {
        const ids = (await readdir(folder)).flatMap((name) => MAIL_FILE.exec(name)?.[1] ?? [])
        const newest = ids.toSorted().toReversed().slice(0, limit)
        return Promise.all(newest.map(read))
      },
      async find(id) {
        const names = await readdir(folder)
        return names.includes(`${id}.eml`) ? read(id) : null
      },
    },
  }
}
