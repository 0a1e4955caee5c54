import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import type { MoveTarget } from '#web/areas/employer/applicants/moves/move-options'

export type Reply = MoveTarget | 'meet'

/** The replies while one is to be chosen, in their order by stage, wherever a person is replied to: whoever is shortlisted is offered the job next. */
export const repliesOf = (status: ApplicationStatus): readonly Reply[] =>
  status === 'shortlisted'
    ? ['offered', 'interview_invited', 'meet', 'rejected']
    : ['shortlisted', 'interview_invited', 'meet', 'offered', 'rejected']
