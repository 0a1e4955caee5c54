import { type InterviewActor, interviewMovesFrom } from '@evenshift/contract/states/interview/interview'
import type { InterviewRow } from '#server/capabilities/work/hiring/interviews/tables'
import type { InterviewedApplication } from '#server/capabilities/work/hiring/lists/applications'
import { holdForEmployer, holdForSeeker } from '#server/capabilities/work/hiring/interview-steps/application'
import { newestInterviews } from '#server/capabilities/work/hiring/interviews/store'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

/** The open transaction that a call works in. */
/** The newest interview of an application, both as they are until the transaction ends. */
export interface Held {
  readonly application: InterviewedApplication
  readonly interview: InterviewRow
}

async function held({ tx }: Unit, application: InterviewedApplication | null): Promise<Held | Refusal> {
  const interview = application === null ? undefined : (await newestInterviews(tx, [application.id])).get(application.id)
  return application === null || interview === undefined ? refuse('NOT_FOUND') : { application, interview }
}
/** Nobody else moves the application meanwhile; what time has done to it is written down. Refuses NOT_FOUND. */
export const holdOwn = async (unit: Unit, seekerId: string, applicationId: string): Promise<Held | Refusal> =>
  held(unit, await holdForSeeker(unit, seekerId, applicationId))
export const holdForCompany = async (unit: Unit, employerId: string, applicationId: string): Promise<Held | Refusal> =>
  held(unit, await holdForEmployer(unit, employerId, applicationId))

/** The step is not possible as the interview stands. */
export const notNow = ({ status }: Pick<InterviewRow, 'status'>, by: InterviewActor): Refusal =>
  refuse('INVALID_TRANSITION', { details: { status, allowed: interviewMovesFrom(status, by).map(({ to }) => to) } })
