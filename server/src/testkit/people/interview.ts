import type { Input } from '@evenshift/contract/call'
import type { employerQuestions } from '@evenshift/contract/employer/questions'
import type { seekerInterviews } from '@evenshift/contract/seeker/applications/interviews'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { DAY, MINUTE } from '#server/testkit/app/clock'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Person, newSeeker, signIn } from '#server/testkit/people/people'

type Answer = Omit<Input<typeof seekerInterviews.keepAnswer>['body'], 'applicationId'>
type NewQuestion = Input<typeof employerQuestions.createQuestion>['body']

/** In this order: answered on camera with one retake, by voice, in writing once, and by choosing, where nobody has to. */
const asked: readonly NewQuestion[] = [
  { question: 'Why would you like to work here?', category: 'motivation', answerType: 'video', retakes: 1 },
  { question: 'How would you greet a guest?', category: 'customer', answerType: 'audio' },
  {
    question: 'Which shifts suit you best?',
    category: 'availability',
    answerType: 'text',
    retakes: 0,
    retakesReason: 'It is a short answer.',
  },
  {
    question: 'Which have you done before?',
    category: 'skill',
    answerType: 'choice',
    options: ['Till', 'Kitchen'],
    required: false,
    retakes: null,
  },
]

/** Tokens last a quarter of an hour of the test's clock: signs in again when they are over. */
function tokens(t: TestApp) {
  const held = new Map<string, { readonly token: string; readonly until: number }>()
  return async (pool: 'jobseeker' | 'employer', { userId, email }: Person): Promise<string> => {
    const now = t.clock.now().getTime()
    const before = held.get(userId)
    if (before !== undefined && now < before.until) return before.token
    const token = await signIn(t, pool, email)
    held.set(userId, { token, until: now + 14 * MINUTE })
    return token
  }
}

/** A company with a job and four questions, and what both sides do about an interview, through the front door. */
export async function openInterviews() {
  const t = await testApp()
  const tokenOf = tokens(t)
  const employer = await newHiringEmployer(t, 'The Corner Café')
  const jobId = await publishJob(t, employer, { vacancies: 50 })
  const ids: string[] = []
  for (const body of asked) ids.push((await t.employer('createQuestion', { body }, employer.token)).body._id)

  const days = (count: number): string => new Date(t.clock.now().getTime() + count * DAY).toISOString()
  const move = async (applicationId: string, version: number, more: object = {}, who: Person = employer) => {
    const interview = { questionIds: ids, deadline: days(7), ...more }
    const body = { status: 'interview_invited' as const, version, interview }
    return t.employer('moveApplicants', { query: { applicationId }, body }, await tokenOf('employer', who))
  }
  const applied = async (): Promise<{ seeker: Person; id: string }> => {
    const seeker = await newSeeker(t)
    const { status, body, error } = await t.seeker('applyForJob', { body: { jobId } }, seeker.token)
    if (status !== 201) throw new Error(`the application was refused: ${JSON.stringify(error)}`)
    return { seeker, id: body._id }
  }
  /** What the seeker of this application does. */
  const acting = (seeker: Person, id: string) => {
    const token = () => tokenOf('jobseeker', seeker)
    return {
      seeker,
      id,
      see: async () => t.seeker('interviewDetails', { params: { id } }, await token()),
      application: async () => (await t.seeker('openApplication', { params: { id } }, await token())).body,
      /** As it stands in the list of live applications. */
      row: async () => (await t.seeker('liveApplications', { query: {} }, await token())).body.data[0],
      start: async () => t.seeker('startInterview', { body: { applicationId: id, consent: true } }, await token()),
      keep: async (answer: Answer) => t.seeker('keepAnswer', { body: { applicationId: id, ...answer } }, await token()),
      submit: async (answers?: Answer[]) =>
        t.seeker('submitInterview', { body: { applicationId: id, ...(answers && { answers }) } }, await token()),
      askForDays: async () => t.seeker('requestExtension', { body: { applicationId: id, kind: 'study', note: 'Exams.' } }, await token()),
      askForAdjustment: async () => t.seeker('requestAdjustment', { body: { applicationId: id, kind: 'extra_time' } }, await token()),
      withdraw: async () => t.seeker('withdrawApplication', { params: { id }, query: {} }, await token()),
    }
  }
  return {
    t,
    employer,
    jobId,
    ids,
    days,
    move,
    applied,
    acting,
    tokenOf,
    /** The subjects of the mails that wait to be sent to this person, the oldest first. */
    async mailsTo({ email }: Pick<Person, 'email'>): Promise<string[]> {
      const rows = await t.database.sql.query(
        `select data->>'subject' as subject from pgboss.job where name = 'mail.send' and data->>'to' = $1 order by created_on, id`,
        [email],
      )
      return rows.rows.map(({ subject }) => String(subject))
    },
    /** A new seeker, invited. */
    async invited(more: object = {}) {
      const { seeker, id } = await applied()
      const { status, error } = await move(id, 1, more)
      if (status !== 200) throw new Error(`the invitation was refused: ${JSON.stringify(error)}`)
      return acting(seeker, id)
    },
    /** Answers in writing to what has to be answered. */
    written: (): Answer[] => ids.slice(0, 3).map((questionId) => ({ questionId, type: 'text', text: 'Weekends suit me best.' })),
    /** What the employer sees and does. */
    open: async (id: string, who: Person = employer) => t.employer('openApplication', { params: { id } }, await tokenOf('employer', who)),
    watch: async ({ userId }: Person, who: Person = employer) =>
      t.employer('interviewDetails', { query: { jobId, userId } }, await tokenOf('employer', who)),
    extend: async (applicationId: string, deadline: string) =>
      t.employer('extendInterview', { body: { applicationId, deadline } }, await tokenOf('employer', employer)),
    adjust: async (applicationId: string, answer: object) =>
      t.employer('adjustInterview', { body: { applicationId, granted: true, ...answer } }, await tokenOf('employer', employer)),
    share: async (applicationId: string, memberId: string, questionId?: string) =>
      t.employer(
        'shareInterview',
        { body: { applicationId, memberId, ...(questionId && { questionId }) } },
        await tokenOf('employer', employer),
      ),
    lookAt: async (applicationId: string, version: number) =>
      t.employer(
        'moveApplicants',
        { query: { applicationId }, body: { status: 'in_review', version } },
        await tokenOf('employer', employer),
      ),
  }
}
export type Interviews = Awaited<ReturnType<typeof openInterviews>>
