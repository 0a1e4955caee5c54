import { INTERVIEW_DAYS_DEFAULT } from '@evenshift/contract/constants'
import { DAY_MS } from '@evenshift/contract/days'
import { seekerInterviewCalls } from '#server/calls/seeker/applications/interviews'
import { questionCalls } from '#server/calls/employer/questions'
import type { DemoEmployer } from '#server/demo/employers'
import type { Random } from '#server/demo/stage/random'
import type { DemoSeeker } from '#server/demo/seekers'
import { type Stage, taken } from '#server/demo/stage/stage'
import { isRefusal } from '#server/http/call/refuse'

/** What people say to the questions that every bank begins with; they answer in writing, which is their right. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  'Why would you like to do this job?': [
    'I like work where I meet people, and it is close enough to cycle to between lectures.',
    'I did something similar last summer and missed the pace of it once term began.',
  ],
  'Which days and times in the advert can you work each week?': [
    'All of them in term. In the exam weeks in January I would like to swap one shift.',
    'Both weekend days, and any evening from five o’clock.',
  ],
  'How will you get to work for the earliest shift and home from the latest one?': [
    'By bike, about fifteen minutes. When it is icy I take the first bus.',
    'I live two streets away, so I walk.',
  ],
  'When could you start, and how long would you like to stay?': [
    'From the first day in the advert, and until I graduate in two years.',
    'I could start next week and would like to stay for the whole academic year.',
  ],
  'What would you like to ask us?': ['How are shifts swapped when somebody is ill?', 'Who would train me in the first week?'],
}

/** Three questions of the company's bank, and a week to answer them. */
export async function invitation(stage: Stage, random: Random, { userId, email, employerId }: DemoEmployer) {
  const query = { page: 1, limit: 50 }
  const bank = taken('open a question bank', await questionCalls.questions({ query }, stage.employer(userId, email, employerId))).data
  const known = bank.filter(({ question, answerType }) => answerType === 'choice' || SAID[question] !== undefined)
  const deadline = new Date(stage.parts.clock.now().getTime() + INTERVIEW_DAYS_DEFAULT * DAY_MS)
  return { questionIds: random.some(known, 3).map(({ _id }) => _id), deadline: deadline.toISOString() }
}

/** Answers every question and sends the interview. Where there is none any more, as in life, nothing happens. */
export async function answerInterview(
  stage: Stage,
  random: Random,
  { id, seeker }: { readonly id: string; readonly seeker: DemoSeeker },
): Promise<void> {
  const asSeeker = stage.seeker(seeker.userId, seeker.email)
  const interview = await seekerInterviewCalls.interviewDetails({ params: { id } }, asSeeker)
  if (isRefusal(interview)) return
  const answers = interview.questions.map(({ _id: questionId, question, answerType, options }) =>
    answerType === 'choice'
      ? { questionId, type: 'choice' as const, choice: random.one(options) }
      : { questionId, type: 'text' as const, text: random.one(SAID[question] ?? ['I’d like to tell you in person.']) },
  )
  await seekerInterviewCalls.submitInterview({ body: { applicationId: id, answers } }, asSeeker)
}
