import type { Application } from '@evenshift/contract/model/application/application'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths, to } from '#web/shared/paths'
import { longDayDate } from '#web/shared/words/dates'
import { Sheet } from '#web/ui/dialog/Sheet'
import { WeekStrip } from '#web/ui/week/WeekStrip'

interface ReceiptProps {
  readonly application: Application
  readonly opened: boolean
  readonly onClose: () => void
}

/** It is sent: what happens next, and where to see it. */
export function Receipt({ application: { _id, job, replyBy }, opened, onClose }: ReceiptProps) {
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title="Your application is sent"
      unsaved={false}
      foot={() => (
        <>
          <Button variant="default" onClick={onClose}>
            Back to the job
          </Button>
          <Button component={Link} to={to(paths.application, { id: _id })}>
            Open your application
          </Button>
        </>
      )}
    >
      <WeekStrip days={{ 2: 'fits', 3: 'fits', 4: 'fits', 5: 'fits', 6: 'fits', 7: 'fits', 1: 'fits' }} />
      <p>
        {job.employerName} has it now.
        {replyBy && <> You hear back by {longDayDate(replyBy)}.</>} If they stay silent we remind them, then close it and tell you.
      </p>
      <p>You can withdraw at any time.</p>
    </Sheet>
  )
}
