import { contactIn } from '#server/capabilities/ground/wording/public'
import { type Read, isBullet, linesOf, sentencesOf, withoutBullet } from '#server/capabilities/ground/reading/text'

const TASKS_MOST = 15
const TASK_LENGTH_MOST = 300
const HEADING_MOST = 60
/** Headings that tasks stand under, and those under which everything else does. */
const TASKS =
  /^(?:(?:main |key |your |the |daily |day[- ]to[- ]day )*(?:duties|tasks|responsibilities|role)(?: and responsibilities| include| will include)?|what you(?:'ll| will) (?:do|be doing)|the (?:job|work)|you(?:'ll| will)(?: be)?|the role involves|a typical shift)\s*:?$/i
const OTHERS =
  /^(?:.{0,40}\b(?:offer|benefits|perks|about (?:us|you)|need|looking for|requirements|experience|skills|apply|hours|pay|shifts|who you are|essential|desirable|what you get|in return)\b.{0,20})\s*:?$/i
/** Tasks told in a sentence: "Duties include serving, cleaning and closing." */
const TOLD =
  /\b(?:(?:duties|tasks|responsibilities) (?:will )?include|the (?:role|job|work) (?:involves|includes)|you(?:'ll| will) be responsible for)[:\s]+(?<list>[^.!?\n]+)/i

const isHeading = (line: string, words: RegExp): boolean => line.length <= HEADING_MOST && !isBullet(line) && words.test(line)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const taskOf = (words: string): string => capital(words.replace(/[.;,]+$/, '').trim())

/** What people do at work: the lines under its heading, else the list of a sentence. */
export function readTasks(text: string): Read<string>[] {
  const found: Read<string>[] = []
  let isUnder = false
  for (const block of text.split(/\n\s*\n/))
    for (const [place, line] of linesOf(block).entries()) {
      if (isHeading(line, TASKS)) isUnder = true
      else if (isHeading(line, OTHERS) || (place === 0 && !isBullet(line) && found.length > 0)) isUnder = false
      else if (isUnder) found.push({ value: taskOf(withoutBullet(line)), from: withoutBullet(line) })
    }
  const told = found.length > 0 ? undefined : TOLD.exec(text)
  const listed = (told?.groups?.['list'] ?? '').split(/,\s*(?:and\s+)?|\s+and\s+(?=\w+ing\b)/)
  const all = told ? listed.map((words) => ({ value: taskOf(words), from: told[0] })) : found
  return all.filter(({ value }) => value !== '' && value.length <= TASK_LENGTH_MOST && contactIn(value) === null).slice(0, TASKS_MOST)
}

const PROSE_LEAST = 40

/** The sentences that describe the work: no headings, lists, labels or contact details, and nothing that was read as a task. */
export function readDescription(text: string, tasks: readonly Read<string>[]): string {
  const taken = new Set(tasks.map(({ from }) => from))
  return linesOf(text)
    .filter((line) => line.length >= PROSE_LEAST && !isBullet(line) && !taken.has(line) && !/^[\w ]{2,24}:/.test(line))
    .map((line) =>
      sentencesOf(line)
        .filter((sentence) => contactIn(sentence) === null)
        .join(' '),
    )
    .filter((line) => /[.!?]$/.test(line))
    .join('\n\n')
}
