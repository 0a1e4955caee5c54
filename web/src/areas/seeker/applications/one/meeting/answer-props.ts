import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import type { SeekerMeeting } from '@evenshift/contract/model/meeting/meeting'

/** An application with the meeting that it is about. */
export interface MeetingProps {
  readonly application: ApplicationDetail
  readonly meeting: SeekerMeeting
}
