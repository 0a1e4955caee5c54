import type { ChangePreview } from '@evenshift/contract/model/job/job-change'
import { type ChangeEffect, type MessageKind, messageKinds } from '@evenshift/contract/states/job/job-change'
import { tabOf } from '@evenshift/contract/states/application/application'
import { openOf } from '#server/capabilities/work/hiring/change/change'
import { type JudgedApplication, judgedBy } from '#server/capabilities/work/hiring/change/judged'
import type { Prospects } from '#server/capabilities/work/hiring/change/effect'
import { type Hired, hiredFor } from '#server/capabilities/work/hiring/change/hired'
import { changeOf } from '#server/capabilities/work/hiring/change/told-hired'
import { untoldOf } from '#server/capabilities/work/hiring/change/untold'
import { changeSummary } from '#server/capabilities/work/hiring/letters/change-summary'
import { applicantsOf, firstName } from '#server/capabilities/work/hiring/files/applicants'
import { noMeeting } from '#server/capabilities/work/hiring/letters/meeting-words'
import { notices } from '#server/capabilities/work/hiring/letters/notices'
import { showsContact } from '#server/capabilities/work/hiring/rules'
import { type WeighedEdit, forApplication } from '#server/capabilities/work/jobs/public'
import { approvalsById } from '#server/capabilities/ground/approval/public'
import type { Db } from '#server/platform/database/port'

/** As many people as are shown one by one. */
const SHOWN_MOST = 100
/** As many of those who aren't told as are named. */
const NAMED_MOST = 3

const first: readonly ChangeEffect[] = ['worse', 'better', 'same']
const losersFirst = (one: JudgedApplication, other: JudgedApplication): number => first.indexOf(one.effect) - first.indexOf(other.effect)
const sharesOf = ({ fit, of }: Prospects) => (fit === null ? null : { fit, of })

const kindOf = ({ row, isAsked }: JudgedApplication): MessageKind =>
  tabOf(row.status) === 'jobOffer' ? 'offer' : isAsked ? 'asked' : 'told'
const calledOf = ({ row }: Pick<JudgedApplication, 'row'>, name: string): string => (row.isNameShown ? firstName(name) : name)

const noFacts = {
  applicant: '',
  deadline: '',
  expires: '',
  replyBy: '',
  reason: '',
  fit: '',
  hasOffer: false,
  isAsked: false,
  isHired: false,
  meeting: noMeeting,
}

function messageTo(reader: JudgedApplication, job: string, employer: string) {
  const facts = {
    ...noFacts,
    job,
    employer,
    said: changeSummary(reader.lines),
    fit: reader.words,
    hasOffer: kindOf(reader) === 'offer',
    isAsked: reader.isAsked,
  }
  return { title: notices.job_changed.subject(facts), text: notices.job_changed.says(facts) }
}

function messageToHired(reader: Hired, edit: WeighedEdit, employer: string) {
  const facts = { ...noFacts, job: edit.after.title, employer, isHired: true, said: changeOf(reader, edit).said }
  return { title: notices.agreed_stays.subject(facts), text: notices.agreed_stays.says(facts) }
}

/** Whom a change would be told, what the first of each kind would read, and what it does to each; `viewerId` is the member who asks. */
export async function weighChange(db: Db, edit: WeighedEdit, viewerId: string, now: Date): Promise<ChangePreview> {
  const [before, after] = [forApplication(edit.before, now), forApplication(edit.after, now)]
  const isTold = before !== null && after !== null
  // Whoever is about to hear no isn't written to.
  const open = (await openOf(db, edit.after.id)).filter(({ pendingAt }) => pendingAt === null)
  const judged = isTold ? (await judgedBy(db, open, edit, { before, after }, now)).toSorted(losersFirst) : []
  const lines = [...edit.lines, ...(judged.some(({ row }) => showsContact(row.status)) ? edit.firstDay : [])]
  const shown = judged.slice(0, SHOWN_MOST)
  const offers = judged.filter(({ row }) => tabOf(row.status) === 'jobOffer')
  const hired = await hiredFor(db, edit)
  const rowsOf = (some: readonly Pick<JudgedApplication, 'row'>[]) => some.map(({ row }) => row)
  const untold = await untoldOf(db, edit.after.id, { open, told: rowsOf(judged), warned: rowsOf(hired) })
  const applicants = await applicantsOf(
    db,
    [...rowsOf([...shown, ...offers, ...hired]), ...untold.hired.slice(0, NAMED_MOST), ...untold.elsewhere.slice(0, NAMED_MOST)],
    viewerId,
    now,
  )
  const nameOf = ({ row }: Pick<JudgedApplication, 'row'>): string => applicants.get(row.id)?.name ?? ''
  const some = (rows: readonly JudgedApplication['row'][]) => ({
    names: rows.slice(0, NAMED_MOST).map((row) => nameOf({ row })),
    count: rows.length,
  })
  const counted = (effect: ChangeEffect): number => judged.filter((one) => one.effect === effect).length
  const employer = (await approvalsById(db, [edit.after.employerId])).get(edit.after.employerId)?.name ?? ''
  const title = edit.after.title
  const sampleOf = (kind: MessageKind): ChangePreview['samples'] => {
    const [atWork] = hired
    if (kind === 'hired')
      return atWork ? [{ kind, name: calledOf(atWork, nameOf(atWork)), employer, ...messageToHired(atWork, edit, employer) }] : []
    const reader = shown.find((one) => kindOf(one) === kind)
    return reader === undefined ? [] : [{ kind, name: calledOf(reader, nameOf(reader)), employer, ...messageTo(reader, title, employer) }]
  }
  return {
    lines,
    shifts: { before: edit.before.terms.shifts, after: edit.after.terms.shifts },
    told: judged.length,
    asked: judged.filter(({ isAsked }) => isAsked).length,
    better: counted('better'),
    same: counted('same'),
    worse: counted('worse'),
    people: shown.map((one) => ({
      _id: one.row.id,
      name: nameOf(one),
      avatar: applicants.get(one.row.id)?.avatar ?? null,
      effect: one.effect,
      before: tabOf(one.row.status) === 'jobOffer' ? null : sharesOf(one.before),
      after: tabOf(one.row.status) === 'jobOffer' ? null : sharesOf(one.after),
      because: one.because,
    })),
    offers: offers.map((one) => ({ name: nameOf(one), status: one.row.status })),
    hired: hired.map((one) => ({
      _id: one.row.id,
      name: nameOf(one),
      shifts: one.shifts.map(({ day, start, end }) => ({ day, start, end })),
    })),
    untold: { ...untold, hired: some(untold.hired), elsewhere: some(untold.elsewhere) },
    samples: messageKinds.flatMap(sampleOf),
  }
}
