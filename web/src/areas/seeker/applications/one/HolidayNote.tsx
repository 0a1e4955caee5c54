import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { words } from '#web/areas/seeker/applications/one/words'
import { firstOnHoliday } from '#web/shared/words/holidays'
import { Note } from '#web/ui/display/Note'

interface HolidayNoteProps {
  readonly job: ApplicationDetail['job']
  readonly offer: NonNullable<ApplicationDetail['offer']>
}

/** Says that the first shift of an offer falls on a day when most people are at home, and few buses run; nothing of any other. */
export function HolidayNote({ job, offer: { shifts, startDate } }: HolidayNoteProps) {
  const holiday = firstOnHoliday(shifts, startDate)
  return (
    holiday && <Note kind="warning">{words.firstShiftOn(job.employerName, holiday, job.payCard.travel?.mode === 'public_transport')}</Note>
  )
}
