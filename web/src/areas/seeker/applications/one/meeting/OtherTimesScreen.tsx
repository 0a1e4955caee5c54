import { MEETING_SUGGESTIONS_MOST } from '@evenshift/contract/constants'
import { answerBy } from '@evenshift/contract/states/meeting/meeting-times'
import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import type { MeetingProps } from '#web/areas/seeker/applications/one/meeting/answer-props'
import { ownDatesOf } from '#web/areas/seeker/applications/one/meeting/own-week'
import { useMeetingAnswer } from '#web/areas/seeker/applications/one/meeting/useMeetingAnswer'
import { JobSkeleton } from '#web/areas/seeker/jobs/one/JobSkeleton'
import { isGone } from '#web/shared/calls/is-gone'
import { seekerQuery } from '#web/shared/calls/seeker'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { refusalOf } from '#web/shared/forms/refusal'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { PickedTimes } from '#web/shared/meeting/PickedTimes'
import { TimesPicker } from '#web/shared/meeting/TimesPicker'
import { instantOf } from '#web/shared/meeting/london-times'
import { meetingTitle, momentWords } from '#web/shared/meeting/meeting-words'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { useNow } from '#web/shared/words/useNow'
import { Form } from '#web/ui/form/Form'
import { StickyBar } from '#web/ui/page/StickyBar'
import { type Spot, isWithin, overlaps, spanOf, withTime } from '#web/ui/week/dated/dated-week'
import { words } from '#web/areas/seeker/applications/one/meeting/words'
import styles from './Meeting.module.css'

/** Other times for a meeting that is proposed or agreed. */
export function OtherTimesScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(seekerQuery('openApplication', { params: { id } }))
  const meeting = data?.meeting
  const back = to(paths.application, { id })
  useScreen(meeting ? meetingTitle(meeting.kind) : words.meeting, back)
  // A refetch that fails leaves what is chosen.
  if (error && (!data || isGone(error)))
    return <QueryFailure level={1} title={words.couldntShowMeeting} error={error} onRetry={() => void refetch()} />
  if (!data) return <JobSkeleton />
  return meeting?.allowed.includes('suggest') ? <OtherTimes application={data} meeting={meeting} /> : <Navigate to={back} replace />
}

const WEEKS = 2

function OtherTimes({ application: { _id, job }, meeting }: MeetingProps) {
  const formId = useId()
  const navigate = useNavigate()
  const now = useNow()
  const { data: own } = useQuery(seekerQuery('availability'))
  const [times, setTimes] = useState<readonly Spot[]>([])
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const answer = useMeetingAnswer(meeting, words.yourTimesAreWith(job.employerName), () => undefined)
  const { fields, note } = refusalOf(answer.refused, ['times', 'message'])
  const { isSuccess } = answer
  useEffect(() => {
    if (isSuccess) void navigate(to(paths.application, { id: _id }), { replace: true })
  }, [isSuccess, navigate, _id])
  const isClash = (time: Spot): boolean =>
    own !== undefined && ownDatesOf(own, time.date).classes.some((taken) => overlaps(taken, spanOf(time, meeting.minutes)))
  /** What speaks against a time, which may be asked for all the same. */
  const doubtOf = (time: Spot) => {
    if (isClash(time)) return { isClash: true, word: words.clashes }
    const free = own ? ownDatesOf(own, time.date).free : []
    const isOutside = free.length > 0 && !isWithin(spanOf(time, meeting.minutes), free)
    return isOutside ? { isClash: true, word: words.outsideYourFreeTimes } : undefined
  }
  const isEmpty = times.length === 0
  const send = () => {
    setTried(true)
    if (isEmpty) return focusFirstFault()
    answer.mutate({ action: 'suggest', times: times.map(instantOf), ...(message.trim() && { message: message.trim() }) })
  }
  const due = answerBy(
    times.map((time) => new Date(instantOf(time))),
    now,
    now,
  )
  const button = (
    <Button size="lg" fullWidth type="submit" form={formId} {...(isEmpty && { variant: 'light' })} loading={answer.isPending}>
      {isEmpty ? words.chooseLeastOneTime : words.sendTimes(times.length)}
    </Button>
  )
  return (
    <Form
      id={formId}
      unsaved={(times.length > 0 || message.trim() !== '') && !isSuccess}
      what={words.yourTimesSmall}
      busy={answer.isPending}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={styles.other}>
        <div>
          <div>
            <h1>{words.whenCouldDo}</h1>
            <p className={styles.quiet}>
              {words.pickUpToThree(job.employerName)}
              {meeting.status === 'agreed' && ` ${words.nothingAgreed}`}
            </p>
          </div>
          <TimesPicker
            title={words.yourWeek}
            times={times}
            minutes={meeting.minutes}
            most={MEETING_SUGGESTIONS_MOST}
            weeks={WEEKS}
            {...(own && { own: (first: string) => ownDatesOf(own, first) })}
            names={{ new: words.yours, free: words.free, class: words.classOrWork }}
            isClash={isClash}
            fault={fields['times'] ?? (tried && isEmpty ? words.chooseLeastOneTime : undefined)}
            onChange={setTimes}
          />
        </div>
        <div>
          <PickedTimes
            times={times}
            minutes={meeting.minutes}
            most={MEETING_SUGGESTIONS_MOST}
            wordOf={doubtOf}
            empty={words.pressHourWeekAdd}
            onRemove={(time) => setTimes(times.filter((one) => one !== time))}
            onMove={(time, moved) =>
              setTimes(
                withTime(
                  times.filter((one) => one !== time),
                  moved,
                ),
              )
            }
          />
          {due && <p className={styles.quiet}>{words.askedToAnswer(job.employerName, momentWords(due.toISOString()))}</p>}
          <Textarea
            label={words.addALineOptional}
            placeholder={words.sayWhyIfLike}
            autosize
            minRows={2}
            maxLength={500}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
            error={fields['message'] ?? null}
          />
          <RefusalNote lines={note} />
          <div className={styles.desk}>{button}</div>
        </div>
      </div>
      <StickyBar>{button}</StickyBar>
    </Form>
  )
}
