import type { Application } from '@evenshift/contract/model/application/application'
import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { saveFile } from '#web/shared/files/save-file'
import { PushCard } from '#web/shared/push/PushCard'
import { paths, to } from '#web/shared/paths'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { AskedDays } from '#web/shared/sent/AskedDays'
import { WhatNext } from '#web/shared/sent/on-demand'
import { longDayDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { Sheet } from '#web/ui/dialog/Sheet'
import { words } from '#web/areas/seeker/jobs/apply/words'
import styles from './Receipt.module.css'

// Only once something is sent.
const MoreThatFit = lazyPart(async () => (await import('#web/areas/seeker/jobs/apply/MoreThatFit')).MoreThatFit, null)

interface ReceiptProps {
  readonly application: Application
  readonly opened: boolean
  readonly onClose: () => void
}

/** It is sent: by when one hears, what was asked for, what happens next and when, and other jobs that fit. */
export function Receipt({ application, opened, onClose }: ReceiptProps) {
  const { _id, job, replyBy } = application
  const download = useMutation({
    mutationFn: async (by: string) => {
      const { replyCalendar } = await import('#web/areas/seeker/jobs/apply/reply-calendar')
      saveFile(words.replyFromIcs(job.employerName), replyCalendar(application, by, new Date()), 'text/calendar')
    },
  })
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={words.applicationSent}
      atSide
      unsaved={false}
      foot={() => (
        <>
          <Button variant="default" onClick={onClose}>
            {words.backToJob}
          </Button>
          <Button component={Link} to={to(paths.application, { id: _id })}>
            {words.viewApplication}
          </Button>
        </>
      )}
    >
      <Card tone="sunny" as="div">
        {replyBy && <p className={styles.moment}>{words.hearBackBy(longDayDate(replyBy))}</p>}
        <p>{words.hasIt(job.employerName, job.title)}</p>
        <AskedDays application={application} />
        {replyBy && (
          <Button
            variant="default"
            leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate(replyBy)}
          >
            {words.addToCalendar}
          </Button>
        )}
      </Card>
      <WhatNext application={application} level={3} />
      <MoreThatFit jobId={job._id} />
      <PushCard side="jobseeker" title={words.hearSoonTheresReply} />
    </Sheet>
  )
}
