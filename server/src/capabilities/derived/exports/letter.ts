import { EXPORT_DAYS } from '@evenshift/contract/constants'
import { plusDays } from '@evenshift/contract/days'
import type { Notice, Recipient } from '#server/capabilities/ground/notices/public'
import { dayWords, londonDate } from '#server/capabilities/ground/reference/public'

/** Tells who asked that the archive is there, and until when. */
export function readyNotice(to: Recipient, now: Date): Notice {
  const until = dayWords(londonDate(plusDays(now, EXPORT_DAYS)), now)
  const link = '/settings'
  const letter = {
    subject: 'Your data is ready to download',
    preheader: `Download your archive by ${until}.`,
    heading: 'Your data is ready',
    paragraphs: [
      'The archive you asked for has a page you can read, the raw data and your files.',
      `You can download it until ${until}. After that we delete the archive, and you can ask for a new one.`,
      'If you didn’t ask for it, someone may know your password. Change it in settings.',
    ],
    button: { label: 'Download your data', path: link },
    why: 'You’re getting this because someone signed in to your account asked for a copy of its data.',
  }
  return { kind: 'data_export_ready', to: [to], about: { title: 'Your data is ready', body: `Download it by ${until}.`, link, letter } }
}
