import type { Application } from '@evenshift/contract/model/application/application'
import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { nextSteps } from '#web/areas/seeker/jobs/apply/next-steps'
import { downloadCalendar } from '#web/shared/files/download-calendar'
import { PushCard } from '#web/shared/push/PushCard'
import { paths, to } from '#web/shared/paths'
import { shiftsWords } from '#web/shared/week/shifts-words'
import { longDayDate } from '#web/shared/words/dates'
import { Timeline } from '#web/ui/display/Timeline'
import { Sheet } from '#web/ui/dialog/Sheet'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'

interface ReceiptProps {
  readonly application: Application
  readonly opened: boolean
  readonly onClose: () => void
}

/** It is sent: what was asked for, what happens next and when, and where to see it. */
export function Receipt({ application, opened, onClose }: ReceiptProps) {
  const { _id, job, replyBy, shifts } = application
  const asked = job.shifts.filter((shift) => shifts.includes(shift._id))
  const download = useMutation({
    mutationFn: async (by: string) => {
      const { replyCalendar } = await import('#web/areas/seeker/jobs/apply/reply-calendar')
      downloadCalendar(`Reply from ${job.employerName}`, replyCalendar(application, by, new Date()))
    },
  })
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title="Application sent"
      unsaved={false}
      foot={() => (
        <>
          <Button variant="default" onClick={onClose}>
            Back to job
          </Button>
          <Button component={Link} to={to(paths.application, { id: _id })}>
            View application
          </Button>
        </>
      )}
    >
      <p>
        {job.employerName} has it now.
        {replyBy && <> You’ll hear back by {longDayDate(replyBy)}.</>} If they don’t reply, we’ll chase them, then close it and tell you.
      </p>
      {asked.length > 0 && (
        <div>
          <WeekStrip size="large" days={Object.fromEntries(asked.map(({ day }) => [day, 'asked']))} />
          <p>
            <b>
              You asked for <TextWithTimes text={shiftsWords(asked)} />.
            </b>{' '}
            They turn solid when it’s a yes.
          </p>
        </div>
      )}
      <Timeline steps={nextSteps(application)} label="What happens next" />
      {replyBy && (
        <Button
          variant="light"
          leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate(replyBy)}
        >
          Add to calendar
        </Button>
      )}
      <p>You can withdraw at any time.</p>
      <PushCard side="jobseeker" title="Hear as soon as there’s a reply?" />
    </Sheet>
  )
}
