import type { Application } from '@evenshift/contract/model/application/application'
import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { nextSteps } from '#web/areas/seeker/jobs/apply/next-steps'
import { saveFile } from '#web/shared/files/save-file'
import { PushCard } from '#web/shared/push/PushCard'
import { paths, to } from '#web/shared/paths'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { longDayDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { Sheet } from '#web/ui/dialog/Sheet'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
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
  const { _id, job, replyBy, shifts } = application
  const next = useId()
  const asked = job.shifts.filter((shift) => shifts.includes(shift._id))
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
        {asked.length > 0 && (
          <div className={styles.asked}>
            <WeekStrip size="large" days={Object.fromEntries(asked.map(({ day }) => [day, 'asked']))} />
            <p>
              <b>
                <TextWithTimes text={words.askedFor(shiftsWords(asked))} />
              </b>{' '}
              {words.turnSolid}
            </p>
          </div>
        )}
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
      <section>
        <h3 id={next}>{words.whatHappensNext}</h3>
        <ol className={styles.steps} aria-labelledby={next}>
          {nextSteps(application).map(({ state, when, label, text }) => (
            <li key={label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              {when && <p>{when}</p>}
              <h4>{label}</h4>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <MoreThatFit jobId={job._id} />
      <PushCard side="jobseeker" title={words.hearSoonTheresReply} />
    </Sheet>
  )
}
