import { applicantMove } from '@evenshift/contract/model/application/applicant-move'
import type { Shift } from '@evenshift/contract/model/week'
import { rejectReasons } from '@evenshift/contract/states/application/application'
import { employerApplicationCalls } from '#server/calls/employer/applicants'
import { employerMessageCalls } from '#server/calls/employer/messages'
import { jobLifecycleCalls } from '#server/calls/employer/job-lifecycle'
import { seekerApplicationCalls } from '#server/calls/seeker/applications/applications'
import { appscreenCalls } from '#server/calls/seeker/applications/appscreen'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { heldClashDay, seekerAtWork } from '#server/capabilities/work/hiring/public'
import type { DemoJob } from '#server/demo/jobs'
import { shareFitting } from '#server/demo/free-week'
import { answerInterview, invitation } from '#server/demo/interviews'
import type { Random } from '#server/demo/stage/random'
import type { DemoSeeker } from '#server/demo/seekers'
import { type Stage } from '#server/demo/stage/stage'
import { screeningQuestions } from '#server/demo/adverts'
import type { Act } from '#server/demo/stories'
import { isRefusal } from '#server/http/call/refuse'

const NOTES = [
  'I live ten minutes away and I am free for most of these shifts.',
  'I did the same work last summer and liked the busy hours best.',
  'My timetable leaves these days open all term.',
  '',
] as const

/** What a side writes to the other. */
const MESSAGES = {
  employer: [
    'Thanks for applying! Could you start before term ends?',
    'Hi, we liked your application. Could we talk on the phone tomorrow?',
    'Could you come in for a chat one afternoon this week?',
    'Could you do an extra shift now and then?',
  ],
  seeker: [
    'Yes, that works for me. Is there a break in the longer shift?',
    'Thank you! Yes, I can. Any day but Wednesday suits me best.',
    'I can. Is there anything you’d like to know before?',
  ],
  // Once an offer is accepted.
  ask: ['Thank you! Should I bring anything on the first day?', 'I’m looking forward to it. Who should I ask for?'],
  arrange: ['Just your ID and shoes you can stand in. See you soon!', 'Ask for the shift manager at the counter. See you soon!'],
} as const

/** A sent application: where it is, and whose. */
export interface DemoApplication {
  readonly id: string
  readonly seeker: DemoSeeker
  readonly job: DemoJob
}

const answerTo = (random: Random, { question, answerType, options }: DemoJob['questions'][number]): string => {
  if (answerType === 'yes_no') return random.one(['yes', 'yes', 'no'])
  if (answerType === 'choice') return random.one(options)
  return random.one(screeningQuestions.find((one) => one.question === question)?.answers ?? ['I’d like to tell you in person.'])
}

/** Null where the job does not take it (filled meanwhile, applied for before). */
export async function send(stage: Stage, random: Random, seeker: DemoSeeker, job: DemoJob): Promise<DemoApplication | null> {
  const answers = job.questions.map((question) => ({ questionId: question._id, value: answerTo(random, question) }))
  // Any two of several: those that fit the week best.
  const best = job.shifts.toSorted((one, other) => shareFitting(seeker.week, [other]) - shareFitting(seeker.week, [one]))
  const shifts = best.slice(0, job.shiftsNeeded ?? best.length).map(({ _id }) => _id)
  const body = { jobId: job.id, shifts, coverNote: random.one(NOTES), documents: seeker.cv === null ? [] : [seeker.cv], answers }
  const answer = await seekerApplicationCalls.applyForJob({ body }, stage.seeker(seeker.userId, seeker.email))
  return isRefusal(answer) ? null : { id: answer._id, seeker, job }
}

/** What the employer sends for an act of theirs; null for the others. */
function moveOf(act: Act, version: number, { job }: DemoApplication, random: Random, today: string): object | null {
  switch (act) {
    case 'review':
      return { status: 'in_review', version }
    case 'shortlist':
      return { status: 'shortlisted', version, message: 'Thank you. We would like to talk to you this week.' }
    case 'offer': {
      const offer = {
        pay: job.salary,
        payUnit: 'hour',
        hoursPerWeek: job.hoursPerWeek,
        startDate: job.startDate,
        message: 'We would love to have you.',
      }
      return { status: 'offered', version, offer }
    }
    case 'rescind':
      return { status: 'offer_rescinded', version, reason: 'The shifts were cut by our landlord. We are sorry.' }
    case 'hire':
      return { status: 'hired', version, rightToWork: { method: 'online', checkedOn: today, checkedBy: 'Jo Marsh' } }
    case 'reject':
      return {
        status: 'rejected',
        version,
        reason: random.one(rejectReasons.filter((reason) => reason !== 'other')),
        message: 'Thank you for the time you took.',
      }
    default:
      return null
  }
}

/** Whether these shifts lie over work that the seeker has said yes to. */
async function isTaken({ parts }: Stage, { seeker, job }: DemoApplication, shifts: Shift[]): Promise<boolean> {
  const atWork = await seekerAtWork(parts.db, seeker.userId, parts.clock.now())
  return atWork !== null && heldClashDay(atWork, { jobId: job.id, shifts }) !== null
}

/** One act of a story. What is not possible any more (the job was filled, the offer ran out) is left out, as in life. */
export async function play(stage: Stage, random: Random, application: DemoApplication, act: Act): Promise<void> {
  const { seeker, job, id } = application
  const asSeeker = stage.seeker(seeker.userId, seeker.email)
  const asEmployer = stage.employer(job.employer.userId, job.employer.email, job.employer.employerId)
  if (act === 'withdraw') {
    await seekerApplicationCalls.withdrawApplication({ params: { id }, query: { reason: 'found_other' } }, asSeeker)
    return
  }
  if (act === 'reply' || act === 'ask') {
    const text = random.one(MESSAGES[act === 'ask' ? 'ask' : 'seeker'])
    await appscreenCalls.sendMessage({ params: { id }, body: { text } }, asSeeker)
    return
  }
  if (act === 'write' || act === 'arrange') {
    const text = random.one(MESSAGES[act === 'arrange' ? 'arrange' : 'employer'])
    await employerMessageCalls.sendMessage({ params: { id }, body: { text } }, asEmployer)
    return
  }
  if (act === 'interview') return answerInterview(stage, random, application)
  if (act === 'accept' || act === 'decline') {
    const seen = await appscreenCalls.openApplication({ params: { id } }, asSeeker)
    if (isRefusal(seen)) return
    const answer = { applicationId: id, version: seen.version }
    // Nobody says yes to two jobs at the same hours.
    const accepts = act === 'accept' && !(await isTaken(stage, application, seen.offer?.shifts ?? []))
    const body = accepts ? { ...answer, action: 'accept' as const } : { ...answer, action: 'decline' as const, reason: 'hours' as const }
    await appscreenCalls.answerOffer({ body }, asSeeker)
    return
  }
  if (act === 'wait') return
  if (act === 'close') {
    await jobLifecycleCalls.closeJob({ query: { jobId: job.id }, body: { closeNow: true, outcome: 'not_needed' } }, asEmployer)
    return
  }
  const opened = await employerApplicationCalls.openApplication({ params: { id } }, asEmployer)
  if (isRefusal(opened)) return
  const move =
    act === 'invite'
      ? { status: 'interview_invited', version: opened.version, interview: await invitation(stage, random, job.employer) }
      : moveOf(act, opened.version, application, random, londonDate(stage.parts.clock.now()))
  if (move !== null)
    await employerApplicationCalls.moveApplicants({ query: { applicationId: id }, body: applicantMove.parse(move) }, asEmployer)
}
