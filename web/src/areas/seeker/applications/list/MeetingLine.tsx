import type { Application } from '@evenshift/contract/model/application/application'
import { isBesideOffer } from '#web/areas/seeker/applications/facts'
import { words } from '#web/areas/seeker/applications/list/words'
import { meetingTitle, momentWords } from '#web/shared/meeting/meeting-words'

/** When the meeting is that was agreed; beside an offer also that it's still on. Nothing where none is. */
export function MeetingLine({ application: { meeting, status } }: { readonly application: Pick<Application, 'meeting' | 'status'> }) {
  if (meeting?.status !== 'agreed' || meeting.at === null) return null
  const told = isBesideOffer(status) ? words.meetingStillOn : words.meetingOn
  return <p>{told(meetingTitle(meeting.kind), momentWords(meeting.at))}</p>
}
