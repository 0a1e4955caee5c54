import { PASSWORD_LENGTH_LEAST, PASSWORD_LENGTH_MOST } from '@evenshift/contract/constants'
import { commonPasswords } from '#server/platform/identity/passwords/common-passwords'

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qazwsxedcrfvtgbyhnujmikolp']
const backwards = (text: string) => [...text].reverse().join('')
const runs = [...rows, ...rows.map(backwards)]
/** Words that stand alone in many passwords, with digits and signs around them. */
const worn =
  /^(?:evenshift|password|passw0rd|p@ssword|p@ssw0rd|qwerty|letmein|welcome|iloveyou|admin|administrator|changeme|secret|login|test)$/

/** True for the same few characters over and over: aaaaaaaaaa, abcabcabcabc. */
const repeats = (text: string): boolean => /^(.{1,4}?)\1+.{0,3}$/s.test(text) || new Set(text).size <= 3

/** True where next to nothing is left once runs along the alphabet or a keyboard row are taken out: 1234567890qwerty!. */
function isSequence(text: string): boolean {
  let at = 0
  let loose = 0
  while (at < text.length && loose <= 2) {
    let length = 0
    for (const run of runs) while (length < text.length - at && run.includes(text.slice(at, at + length + 1))) length += 1
    if (length < 3) loose += 1
    at += length < 3 ? 1 : length
  }
  return loose <= 2
}

const isCommon = (text: string): boolean =>
  commonPasswords.has(text) || worn.test(text.replace(/^[^a-z]+|[^a-z]+$/g, '')) || repeats(text) || isSequence(text)

/** True for the address itself, or its part before the @, with nothing but digits and signs around it. */
function isFromEmail(text: string, email: string): boolean {
  const local = email.split('@')[0] ?? ''
  return text === email || (local !== '' && text.includes(local) && /^[^a-z]*$/.test(text.replace(local, '')))
}

/** What is wrong with a new password, as a sentence for the person who chose it; null when it will do. */
export function passwordFault(password: string, email: string): string | null {
  const length = [...password].length
  if (length < PASSWORD_LENGTH_LEAST) return `Use at least ${PASSWORD_LENGTH_LEAST} characters.`
  if (length > PASSWORD_LENGTH_MOST) return `Use at most ${PASSWORD_LENGTH_MOST} characters.`
  const text = password.normalize('NFKC').toLowerCase()
  if (isFromEmail(text, email.toLowerCase())) return 'That’s too close to your email. Choose another.'
  if (isCommon(text)) return 'That password is easy to guess. Choose another.'
  return null
}
