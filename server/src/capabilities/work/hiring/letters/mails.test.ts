import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notify, notifyOfMeetings } from '#server/capabilities/work/hiring/letters/mails'
import { type Market, openMarket } from '#server/testkit/people/market'
import { type Notice, isToSeeker, notices } from '#server/capabilities/work/hiring/letters/notices'
import { type MeetingNotice, meetingNotices } from '#server/capabilities/work/hiring/letters/meeting-notices'
import { type Letter, subject } from '#server/platform/email/port'
import { newMember } from '#server/testkit/people/callers'
import { newHiringEmployer } from '#server/testkit/people/jobs'
import { lettersTo, mailsTo } from '#server/testkit/app/mails'
import { type Member, type Person, newSeeker } from '#server/testkit/people/people'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

const all = Object.keys(notices) as Notice[]
/** Nothing better than title and body is written of these. */
const plain = ['in_review', 'viewed', 'document_viewed', 'hours_near'] as const
const kept = all.filter((notice) => !plain.some((one) => one === notice))

const isOfMeeting = (notice: Notice): notice is MeetingNotice => notice in meetingNotices
const trial = {
  kind: 'trial',
  times: ['2026-11-28T15:00:00Z'],
  minutes: 120,
  at: new Date('2026-11-28T15:00:00Z'),
  until: new Date('2026-11-28T17:00:00Z'),
  changedAt: new Date('2026-11-24T09:00:00Z'),
  place: '71 Brudenell Road, LS6',
  link: null,
  askFor: 'Rosa Marin',
  pay: 13.5,
  message: 'The 10:05 bus is too late for me.',
} as const

interface Told {
  readonly id: string
  readonly jobId: string
  readonly seeker: Person
  readonly employer: Member
  /** Tells one notice of the application; the letter that whoever it is for got. */
  tell(notice: Notice): Promise<Letter>
}
async function applied(jobId: string, employer: Member, seeker: Person): Promise<Told> {
  const { application } = await market.applied(jobId, seeker)
  const row = await market.place(application._id, 'offered', { reason: 'travel' })
  return {
    id: row.id,
    jobId,
    seeker,
    employer,
    async tell(notice) {
      const { db, queue } = market.t.parts
      const words = notice === 'shift_filled' ? 'Saturday' : 'They’ve hired someone.'
      await db.transaction((tx) => {
        const unit = { tx, queue, now: market.t.clock.now() }
        return isOfMeeting(notice)
          ? notifyOfMeetings(unit, notice, [{ application: row, meeting: trial }])
          : notify(unit, notice, [row], words)
      })
      const letter = (await lettersTo(market.t, isToSeeker(notice) ? seeker.email : employer.email)).at(-1)
      if (letter === undefined) throw new Error(`no mail of ${notice}`)
      return letter
    },
  }
}

/** The subject and button of each mail, in a market whose names are short. */
const said: Readonly<Record<Exclude<Notice, (typeof plain)[number]>, readonly [subject: string, button: string]>> = {
  received: ['Application sent: Weekend barista at The Corner Café', 'View application'],
  applied: ['New applicant for Weekend barista: Amira', 'View applicant'],
  shortlisted: ['You’re shortlisted: Weekend barista at The Corner Café', 'View application'],
  shift_filled: ['Shift filled: Saturday, Weekend barista at The Corner Café', 'View application'],
  shifts_filled: ['A shift is filled: Weekend barista at The Corner Café', 'View application'],
  shifts_free: ['A shift is free again: Weekend barista at The Corner Café', 'View application'],
  job_changed: ['Job changed: Weekend barista at The Corner Café', 'View offer'],
  agreed_stays: ['Your times stay: Weekend barista at The Corner Café', 'View your job'],
  times_asked: ['New times? Weekend barista at The Corner Café', 'Reply'],
  interview_invited: ['The Corner Café invited you to an interview: Weekend barista', 'View questions'],
  interview_due: ['Send your The Corner Café interview by Sat 28 Nov, 09:00', 'Continue interview'],
  interview_extended: ['More time: Weekend barista at The Corner Café', 'Continue interview'],
  interview_adjusted: ['Your interview request: Weekend barista at The Corner Café', 'Read reply'],
  interview_cancelled: ['Interview called off: Weekend barista at The Corner Café', 'View application'],
  interview_submitted: ['Interview received for Weekend barista: Amira', 'View interview'],
  interview_lapsed: ['Interview not sent for Weekend barista: Amira', 'View applicant'],
  extension_asked: ['Amira needs more time: Weekend barista', 'Give more time'],
  adjustment_asked: ['Interview request for Weekend barista: Amira', 'Reply'],
  reopened: ['Back in review: Weekend barista at The Corner Café', 'View application'],
  offered: ['Job offer: Weekend barista at The Corner Café', 'View offer'],
  offer_expiring: ['Reply to The Corner Café by Mon 23 Nov, 09:00', 'View offer'],
  offer_changed: ['Your offer has changed: Weekend barista at The Corner Café', 'View offer'],
  offer_rescinded: ['Offer withdrawn: Weekend barista at The Corner Café', 'See why'],
  offer_expired: ['Offer expired for Weekend barista: Amira', 'View applicant'],
  offer_accepted: ['Offer accepted for Weekend barista: Amira', 'View applicant'],
  offer_declined: ['Offer declined for Weekend barista: Amira', 'View applicant'],
  asked: ['Question about your offer from Amira: Weekend barista', 'Reply'],
  employer_wrote: ['The Corner Café sent you a message: Weekend barista', 'Read message'],
  seeker_wrote: ['Message from Amira: Weekend barista', 'Read message'],
  hired: ['You’re hired: Weekend barista at The Corner Café', 'View application'],
  rejected: ['Not this time: Weekend barista at The Corner Café', 'See why'],
  change_confirmed: ['Amira can still do it: Weekend barista', 'View applicant'],
  times_agreed: ['Amira can do the new times: Weekend barista', 'View applicant'],
  times_kept: ['Amira keeps the agreed times: Weekend barista', 'View applicant'],
  withdrawn: ['Amira withdrew: Weekend barista', 'View applicants'],
  pulled_out: ['Amira has pulled out: Weekend barista', 'Fill their place'],
  pulled_out_erased: ['Someone has pulled out: Weekend barista', 'Fill their place'],
  erased: ['An applicant withdrew: Weekend barista', 'View applicants'],
  closed_no_reply: ['No reply from The Corner Café: Weekend barista', 'View application'],
  closed_job: ['Job closed: Weekend barista at The Corner Café', 'View application'],
  not_begun: ['Application closed: Weekend barista at The Corner Café', 'View application'],
  reply_due: ['Reply due Sat 28 Nov: Amira, Weekend barista', 'Reply now'],
  reply_overdue: ['Reply late: Amira, Weekend barista', 'Reply now'],
  has_started: ['Started at The Corner Café yet? Weekend barista', 'View application'],
  has_hired: ['Has Amira started? Weekend barista', 'View applicant'],
  meeting_proposed: ['Paid trial with The Corner Café: Weekend barista', 'Pick a time'],
  meeting_proposed_anew: ['New times from The Corner Café: Weekend barista', 'Pick a time'],
  meeting_agreed: ['Paid trial agreed: The Corner Café, Sat 28 Nov, 15:00', 'View application'],
  meeting_set: ['Paid trial agreed: The Corner Café, Sat 28 Nov, 15:00', 'View application'],
  meeting_called_off: ['Called off: paid trial at The Corner Café', 'View application'],
  meeting_unpicked: ['Called off: paid trial at The Corner Café', 'View application'],
  meeting_off: ['Called off: paid trial at The Corner Café', 'See why'],
  meeting_soon: ['Paid trial with The Corner Café: Sat 28 Nov, 15:00', 'View application'],
  trial_done: ['After your trial: Weekend barista at The Corner Café', 'View application'],
  meeting_picked: ['Paid trial agreed with Amira: Weekend barista', 'View applicant'],
  meeting_suggested: ['Other times from Amira: Weekend barista', 'Reply'],
  meeting_asked_to_move: ['Amira can’t make the paid trial: Weekend barista', 'Reply'],
  meeting_declined: ['Paid trial declined by Amira: Weekend barista', 'View applicant'],
  meeting_given_up: ['Called off: paid trial with Amira', 'View applicant'],
  meeting_unanswered: ['No time agreed: paid trial with Amira', 'View applicant'],
  meeting_over: ['Called off: paid trial with Amira, Weekend barista', 'View applicants'],
  meeting_over_erased: ['Called off: paid trial, Weekend barista', 'View applicants'],
  meeting_near: ['Paid trial with Amira: Sat 28 Nov, 15:00', 'View applicant'],
  trial_over: ['How was the paid trial? Reply to Amira by Mon 30 Nov, 17:00', 'Reply'],
  trial_outcome_soon: ['Reply to Amira by Mon 30 Nov, 17:00: Weekend barista', 'Reply now'],
}

it('names job, company and person, and leads to the thing on the screen of whoever gets it', async () => {
  const { id, jobId, tell } = await applied(await market.publish(), market.employer, await newSeeker(market.t))
  const got: Record<string, readonly [string, string]> = {}
  const ways: Record<string, string> = {}
  for (const notice of kept) {
    const { subject, button } = await tell(notice)
    got[notice] = [subject, button.label]
    ways[notice] = button.path
  }
  expect(got).toEqual(said)
  const interviews = { interview_invited: 0, interview_due: 0, interview_extended: 0, interview_adjusted: 0 }
  // They lead to everybody who applied, or to who can cover a place, since that one person is gone.
  const toAll: readonly Notice[] = ['withdrawn', 'erased', 'meeting_over', 'meeting_over_erased']
  const way = (notice: Notice) =>
    isToSeeker(notice) ? `/${notice in interviews ? 'interview' : 'applications'}/${id}` : `/applicants/${jobId}/${id}`
  // What was written is read in its conversation.
  const toWords: readonly Notice[] = ['seeker_wrote']
  const toCover: readonly Notice[] = ['pulled_out', 'pulled_out_erased']
  const wayOf = (notice: Notice) =>
    toWords.includes(notice)
      ? `/messages/${id}`
      : toCover.includes(notice)
        ? `/applicants/${jobId}?view=cover`
        : toAll.includes(notice)
          ? `/applicants/${jobId}`
          : way(notice)
  expect(ways).toEqual(Object.fromEntries(kept.map((notice) => [notice, wayOf(notice)])))
})

it('tells an offer with its pay, its week and the day by which to reply', async () => {
  const { application } = await market.applied(await market.publish())
  const offer = { pay: 13.5, payUnit: 'hour' as const, hoursPerWeek: 4, startDate: '2026-12-10', message: 'See you then.' }
  await market.moved(application._id, { status: 'offered', version: 1, offer })
  const { rows } = await market.t.database.sql.query(
    "select data from pgboss.job where name = 'mail.send' and data->'button'->>'path' = $1 order by created_on desc, id desc limit 1",
    [`/applications/${application._id}`],
  )
  expect((rows[0] as { data: Letter }).data).toMatchObject({
    preheader: 'Accept or decline by Thu 26 Nov, 09:00.',
    name: 'Amira',
    paragraphs: expect.arrayContaining(['They say: “See you then.”']),
    pay: {
      figures: [
        { value: '£13.50', label: 'an hour' },
        { value: '£54', label: 'a week for 4 hours' },
      ],
      days: [false, false, false, false, false, true, false],
      shifts: 'Sat 09:00–13:00. Pay is before tax.',
    },
    facts: [
      { label: 'Hours', value: '4 hours a week' },
      { label: 'Start date', value: 'Sat 12 Dec' },
      { label: 'Where', value: 'Leeds' },
      { label: 'Reply by', value: 'Thu 26 Nov, 09:00' },
    ],
  })
})

it('tells a trial with when, where, whom to ask for and what it pays in all', async () => {
  const { tell } = await applied(await market.publish(), market.employer, await newSeeker(market.t))
  const { facts, paragraphs } = await tell('meeting_agreed')
  expect(facts).toEqual([
    { label: 'When', value: 'Sat 28 Nov, 15:00' },
    { label: 'How long', value: '2 hours' },
    { label: 'Where', value: '71 Brudenell Road, LS6' },
    { label: 'Ask for', value: 'Rosa Marin' },
    { label: 'Pay', value: '£27.00, £13.50 an hour' },
  ])
  expect(paragraphs).toContain('You’ll be paid for all of it, whether or not they offer you the job.')
})

it('cuts a long subject at a word', () => {
  expect(subject`Job offer: ${'Weekend barista'} at ${'Periwinkle Spoon Café and Bakery of Leeds'}`).toBe(
    'Job offer: Weekend barista at Periwinkle Spoon Café and…',
  )
})

it('tells bad news with its outcome, its reason and what comes next', async () => {
  const { tell } = await applied(await market.publish(), market.employer, await newSeeker(market.t))
  expect((await tell('rejected')).paragraphs).toEqual([
    'The Corner Café turned down your application for Weekend barista.',
    'They thought the journey was too long.',
    'Other jobs may fit your week. You can find them under Find work.',
  ])
  expect((await tell('closed_job')).paragraphs).toEqual([
    'Weekend barista at The Corner Café has closed. They’ve hired someone.',
    'This closed your application too. If the job reopens, you can apply again.',
  ])
})

it('calls who applied by the number where names are hidden, and goes to each person in the company', async () => {
  const colleague = await newMember(market.t, market.employer.employerId, 'reviewer')
  const jobId = await market.publish({ hideNames: true })
  const { seeker } = await market.applied(jobId)
  for (const { email } of [market.employer, colleague]) {
    const [letter, ...others] = (await lettersTo(market.t, email)).filter(({ button }) => button.path.startsWith(`/applicants/${jobId}/`))
    expect([letter?.subject, others]).toEqual(['New applicant for Weekend barista: Applicant 1', []])
    expect(JSON.stringify(letter)).not.toMatch(/Amira|Khan/)
  }
  expect((await lettersTo(market.t, colleague.email)).filter(({ to }) => to === seeker.email)).toEqual([])
})

describe('names as long and as odd as the contract takes them', () => {
  const odd = `<script>alert("x")</script> & 'Söhne' \u202Egnirb \u200Fعمل\u200F `
  it('never break a header or a page, and never cost the event its words', async () => {
    const employer = await newHiringEmployer(market.t, `${odd}${'Company '.repeat(30)}`.slice(0, 160).trim())
    const jobId = await market.publish({ title: `${odd}${'Barista '.repeat(30)}`.slice(0, 80).trim() }, employer)
    const seeker = await newSeeker(market.t, { firstName: '<b>Amira', lastName: 'Khan' })
    const { tell } = await applied(jobId, employer, seeker)
    for (const notice of kept) {
      const { to } = await tell(notice)
      const mail = (await mailsTo(market.t, to)).at(-1)
      const { subject, text, html } = mail ?? { subject: '', text: '', html: '' }
      const event = said[notice as keyof typeof said][0].split(/Weekend|The Corner|Amira|Sat/)[0] ?? ''
      expect(subject.startsWith(event.trim())).toBe(true)
      expect(subject + text + html).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
      expect(subject).not.toMatch(/[\r\n]/)
      expect(html).not.toMatch(/<script|<b>/)
      expect(html).toContain('&#60;script&#62;alert(&#34;x&#34;)&#60;/script&#62; &#38; &#39;Söhne&#39;')
    }
  })
})
