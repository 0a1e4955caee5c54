import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/port'
import { type Letter, PREHEADER_MOST, SUBJECT_MOST } from '#server/platform/email/port'
import { oneLine } from '#server/platform/email/letter-text'
import { written } from '#server/platform/email/written'
import type { Queue } from '#server/platform/queue/port'

/** The addresses of the web application, as the market's list and the staff's have them. */
const lists = ['shared/paths.ts', 'areas/staff/paths.ts'].map((file) =>
  readFileSync(new URL(`../../../../web/src/${file}`, import.meta.url), 'utf8'),
)
const paths = [...lists.join('').matchAll(/: '(\/[^']*)',/g)].map(([, path = '']) => new RegExp(`^${path.replace(/:\w+/g, '[\\w-]+')}$`))
const isScreen = (path: string): boolean => paths.some((one) => one.test(path.replace(/[?#].*$/, '')))

const UUID = '[0-9a-f]{8}-[0-9a-f-]{27}'
const OF_APPLICATION = new RegExp(`^/(?:applications|interview|applicants/${UUID})/(${UUID})$`)
const OF_JOB = new RegExp(`^/(?:find|posts|applicants)/(${UUID})(?:\\?view=cover)?$`)

interface Concerns {
  readonly job: string
  readonly company: string
  readonly person: string | null
  readonly shown: boolean
}
/** What the thing behind a button is about, as the database has it. */
async function concernsOf(on: Db, path: string): Promise<Concerns | null> {
  const [, applicationId] = OF_APPLICATION.exec(path) ?? []
  const [, jobId] = OF_JOB.exec(path) ?? []
  if (applicationId === undefined && jobId === undefined) return null
  const asked =
    applicationId === undefined
      ? sql`select title as job, name as company, null as person, true as shown from jobs join approvals on approvals.id = employer_id where jobs.id = ${jobId}`
      : sql`select job_title as job, name as company, applicant_name as person, is_name_shown as shown
          from applications join approvals on approvals.id = employer_id where applications.id = ${applicationId}`
  // Both drivers give the rows under this name.
  const { rows } = (await on.execute(asked)) as unknown as { rows: Concerns[] }
  return rows[0] ?? null
}

/** What is wrong with a mail, whatever it tells: every one leads to the thing and names who, which job and which company. */
async function faultsOf(on: Db, letter: Letter): Promise<string[]> {
  const { subject, preheader, button, listed = [], about } = letter
  const { text } = written(letter, 'https://origin.example')
  const faults = [button, ...listed].filter(({ path }) => !isScreen(path)).map(({ path }) => `leads to no screen: ${path}`)
  if ([...subject].length > SUBJECT_MOST) faults.push(`a subject longer than ${SUBJECT_MOST}`)
  if ([...preheader].length > PREHEADER_MOST) faults.push(`a pre-header longer than ${PREHEADER_MOST}`)
  if (preheader === subject) faults.push('a pre-header that repeats the subject')
  if (button.label.split(' ').length > 3) faults.push(`a button of more than three words: ${button.label}`)
  for (const one of await Promise.all([button, ...listed].map(({ path }) => concernsOf(on, path)))) {
    if (one === null) continue
    const first = one.person?.split(' ')[0] ?? ''
    if (!text.includes(oneLine(one.job))) faults.push(`doesn’t name the job ${one.job}`)
    if (!text.includes(oneLine(one.company))) faults.push(`doesn’t name the company ${one.company}`)
    const who = about === undefined ? letter.name : one.shown ? first : 'Applicant '
    if (one.person !== null && !text.includes(who ?? first)) faults.push(`doesn’t name the person, ${who}`)
    if (about !== undefined && !one.shown && one.person !== null && text.includes(one.person))
      faults.push('names whom the employer must not know')
  }
  return faults
}

/** A queue that takes no mail which breaks a promise that every mail keeps: a test that brings one about fails there. */
export const checkingMails = (queue: Queue): Queue => ({
  ...queue,
  async send(on, name, data, options) {
    if (name === 'mail.send' || name === 'mail.code') {
      const letter = data as Letter
      const faults = await faultsOf(on, letter)
      if (faults.length > 0) throw new Error(`The mail “${letter.subject}” ${faults.join(', ')}`)
    }
    return queue.send(on, name, data, options)
  },
})
