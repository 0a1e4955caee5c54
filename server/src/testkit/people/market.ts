import { eq } from 'drizzle-orm'
import type { Application } from '@evenshift/contract/model/application/application'
import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import type { Input } from '@evenshift/contract/call'
import type { employerApplicants } from '@evenshift/contract/employer/applicants'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { type ApplicationRow, applicationHistory, applications } from '#server/capabilities/work/hiring/tables'
import { endInterviews } from '#server/capabilities/work/hiring/interviews/store'
import { inviteToInterview } from '#server/capabilities/work/hiring/interviews/invitation'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { DAY } from '#server/testkit/app/clock'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, type Person, newSeeker, signIn } from '#server/testkit/people/people'

type MoveBody = Input<typeof employerApplicants.moveApplicants>['body']
export type JobTerms = NonNullable<Parameters<typeof publishJob>[2]>

export const terms = { pay: 13.5, payUnit: 'hour', hoursPerWeek: 4, startDate: '2026-12-12' } as const
export const rightToWork = { method: 'online', checkedOn: '2026-11-20', checkedBy: 'Jo Sample' } as const

/** A company that hires, and what both sides do, through the front door. Tokens are renewed when the clock has moved on. */
export async function openMarket() {
  const t: TestApp = await testApp()
  const employer = await newHiringEmployer(t, 'The Corner Café')
  const { db, queue } = t.parts

  const fresh = async (pool: 'jobseeker' | 'employer', { email }: Person) => signIn(t, pool, email)
  /** Questions of a new company's bank: the first one in writing, then one to choose. */
  const bankQuestions = async (member: Member = employer) => {
    const { data } = (await t.employer('questions', { query: { limit: 50 } }, await fresh('employer', member))).body
    return [data.find(({ answerType }) => answerType === 'text'), data.find(({ answerType }) => answerType === 'choice')].flatMap(
      (question) => question ?? [],
    )
  }
  const questions = await bankQuestions()
  const rowOf = async (id: string): Promise<ApplicationRow> => {
    const [row] = await db.select().from(applications).where(eq(applications.id, id))
    if (row === undefined) throw new Error(`no application ${id}`)
    return row
  }
  return {
    t,
    employer,
    publish: (more: JobTerms = {}, member: Member = employer) => publishJob(t, member, { vacancies: 3, ...more }),
    apply: (seeker: Person, jobId: string, headers: Record<string, string> = {}) =>
      t.seeker('applyForJob', { body: { jobId } }, seeker.token, headers),
    /** A new seeker's application, sent. */
    async applied(jobId: string, seeker?: Person): Promise<{ seeker: Person; application: Application }> {
      const person = seeker ?? (await newSeeker(t))
      const { status, body, error } = await t.seeker('applyForJob', { body: { jobId } }, person.token)
      if (status !== 201) throw new Error(`the application was refused: ${JSON.stringify(error)}`)
      return { seeker: person, application: body }
    },
    move: (applicationId: string, body: MoveBody, member: Person = employer) =>
      t.employer('moveApplicants', { query: { applicationId }, body }, member.token),
    /** A move that must succeed. @returns the row as the employer sees it */
    async moved(applicationId: string, body: MoveBody): Promise<EmployerApplication> {
      const answer = await t.employer('moveApplicants', { query: { applicationId }, body }, await fresh('employer', employer))
      if (answer.status !== 200 || 'results' in answer.body) throw new Error(`the move was refused: ${JSON.stringify(answer.error)}`)
      return answer.body
    },
    questions,
    bankQuestions,
    /** What an invitation holds: a week from now, both questions. */
    invite: (more: object = {}) => ({
      questionIds: questions.map(({ _id }) => _id),
      deadline: new Date(t.clock.now().getTime() + 7 * DAY).toISOString(),
      ...more,
    }),
    /** A new seeker's application, invited to an interview. */
    async invited(jobId: string, seeker?: Person) {
      const sent = await this.applied(jobId, seeker)
      const row = await this.moved(sent.application._id, { status: 'interview_invited', version: 1, interview: this.invite() })
      return { seeker: sent.seeker, id: sent.application._id, row }
    },
    /** Answers to both questions. */
    answers: () =>
      questions.map(({ _id: questionId, answerType, options }) =>
        answerType === 'choice'
          ? { questionId, type: 'choice' as const, choice: options[0] ?? '' }
          : { questionId, type: 'text' as const, text: 'Weekends suit me best.' },
      ),
    freshEmployer: async (): Promise<Member> => ({ ...employer, token: await fresh('employer', employer) }),
    fresh,
    rowOf,
    historyOf: async (id: string) =>
      (await db.select().from(applicationHistory).where(eq(applicationHistory.applicationId, id)).orderBy(applicationHistory.id)).map(
        ({ status, by }) => [status, by],
      ),
    /** Puts an application into a status, whatever way would lead there. */
    async place(id: string, status: ApplicationStatus, more: Partial<ApplicationRow> = {}): Promise<ApplicationRow> {
      const now = t.clock.now()
      const offerExpiresAt = new Date(now.getTime() + 2 * DAY)
      const interviewDeadline = new Date(now.getTime() + 7 * DAY)
      const nothing = { pendingAt: null, pendingReason: null, pendingMessage: null, undo: null, isOfferRenewed: false }
      await db
        .update(applications)
        .set({ status, changedAt: now, offerExpiresAt, interviewDeadline, startDate: '2026-12-12', ...nothing, ...more })
        .where(eq(applications.id, id))
      const row = await rowOf(id)
      await endInterviews(db, [id], 'cancelled')
      if (status === 'interview_invited') await inviteToInterview({ tx: db, queue, now }, row, this.invite())
      return row
    },
  }
}
export type Market = Awaited<ReturnType<typeof openMarket>>
