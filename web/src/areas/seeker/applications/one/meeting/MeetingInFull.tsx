import { londonDay } from '@evenshift/contract/london'
import { meetingKindWithin } from '@evenshift/contract/states/meeting/meeting-words'
import { datePlus } from '@evenshift/contract/days'
import { Button, TextInput } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { TheirWords } from '#web/areas/seeker/applications/one/TheirWords'
import { MeetingFacts, TrialPay } from '#web/areas/seeker/applications/one/meeting/MeetingFacts'
import { SayNoSheet } from '#web/areas/seeker/applications/one/meeting/SayNoSheet'
import { TimeOptions } from '#web/areas/seeker/applications/one/meeting/TimeOptions'
import type { MeetingProps } from '#web/areas/seeker/applications/one/meeting/answer-props'
import { ownDatesOf } from '#web/areas/seeker/applications/one/meeting/own-week'
import { useMeetingAnswer } from '#web/areas/seeker/applications/one/meeting/useMeetingAnswer'
import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { seekerQuery } from '#web/shared/calls/seeker'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { refusalOf } from '#web/shared/forms/refusal'
import { spanBetween } from '#web/shared/meeting/london-times'
import { momentWords } from '#web/shared/meeting/meeting-words'
import { paths, to } from '#web/shared/paths'
import { daysUntil, longDayDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { Card } from '#web/ui/page/Card'
import { LinkButton } from '#web/ui/page/LinkButton'
import { StickyBar } from '#web/ui/page/StickyBar'
import { DatedKey, DatedWeek } from '#web/ui/week/dated/DatedWeek'
import { words } from '#web/areas/seeker/applications/one/meeting/words'
import styles from './Meeting.module.css'

export interface MeetingInFullProps extends MeetingProps {
  /** What else the page tells, below and at the side. */
  readonly below?: ReactNode
  readonly beside?: ReactNode
}

/** A proposal to answer: its times in the own week, what it pays and where it is, and one button that repeats the choice. Only a time that is free is chosen beforehand. */
export function MeetingInFull({ application, meeting, below, beside }: MeetingInFullProps) {
  const { job } = application
  const now = useNow()
  const profile = useProfile()
  const times = meeting.times.filter(({ start }) => new Date(start) > now)
  const free = times.find(({ isFree }) => isFree)
  const [picked, setPicked] = useState<string | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isSayingNo, setIsSayingNo] = useState(false)
  const chosen = times.find(({ start }) => start === picked) ?? free
  const shown = chosen ?? times[0]
  const answer = useMeetingAnswer(meeting, chosen ? words.agreedWithStart(momentWords(chosen.start)) : words.agreed, () => undefined)
  const { fields, note } = refusalOf(answer.refused, meeting.kind === 'phone' ? ['phone'] : [])
  const phone = typed ?? profile?.phone ?? ''
  const take = () => {
    if (chosen)
      answer.mutate({ action: 'pick', time: chosen.start, ...(meeting.kind === 'phone' && phone.trim() && { phone: phone.trim() }) })
  }
  const takeButton = (isFull: boolean) => (
    <Button size="lg" {...(isFull && { fullWidth: true })} disabled={!chosen} loading={answer.isPending} onClick={take}>
      {chosen ? words.takeWithStart(momentWords(chosen.start)) : times.length > 0 ? words.chooseATime : words.noTimesLeft}
    </Button>
  )
  return (
    <>
      <div className={styles.pick}>
        <div>
          <div className={styles.ask}>
            <MonogramTile name={job.employerName} src={job.logo || null} size="large" />
            <div>
              <h1>{words.pickATimeForYour(meetingKindWithin(meeting.kind))}</h1>
              <p className={styles.quiet}>
                {job.employerName}, {job.title}.{meeting.answerBy && words.replyByAfter(momentWords(meeting.answerBy))}
              </p>
            </div>
          </div>
          <TheirWords employer={job.employerName} said={meeting.note} />
          <TimeOptions times={times} value={chosen?.start ?? ''} onChange={setPicked} />
          {meeting.allowed.includes('suggest') && (
            <Button
              variant={times.every(({ isFree }) => isFree === false) ? 'filled' : 'default'}
              component={Link}
              to={to(paths.otherTimes, { id: application._id })}
              leftSection={<IconCalendarPlus size={19} stroke={1.75} aria-hidden />}
            >
              {words.suggestOtherTimes}
            </Button>
          )}
          <div className={styles.week}>{shown && <InTheWeek meeting={{ ...meeting, times }} chosen={shown.start} />}</div>
          {below && <div className={styles.below}>{below}</div>}
        </div>
        <div className={styles.aside}>
          <TrialPay meeting={meeting} />
          <Card label={words.whereAndHow}>
            <MeetingFacts application={application} meeting={meeting} />
          </Card>
          {meeting.kind === 'phone' && (
            <TextInput
              label={words.yourNumber}
              type="tel"
              autoComplete="tel"
              value={phone}
              onChange={(event) => setTyped(event.currentTarget.value)}
              error={fields['phone']}
            />
          )}
          <RefusalNote lines={note} />
          <div className={styles.take}>{takeButton(true)}</div>
          {meeting.allowed.includes('decline') && (
            <p className={styles.no}>
              {words.cantDoAnyThese} <LinkButton onClick={() => setIsSayingNo(true)}>{words.sayNoThanks}</LinkButton>
            </p>
          )}
          {beside && <div className={styles.below}>{beside}</div>}
        </div>
      </div>
      <StickyBar>{takeButton(false)}</StickyBar>
      {isSayingNo && <SayNoSheet application={application} meeting={meeting} onClose={() => setIsSayingNo(false)} />}
    </>
  )
}

/** The seven days from today on, or those around the time that is chosen, with free time and classes below. */
function InTheWeek({ meeting: { times }, chosen }: Pick<MeetingProps, 'meeting'> & { readonly chosen: string }) {
  const now = useNow()
  const { data: own } = useQuery(seekerQuery('availability'))
  const first = datePlus(londonDay(now), Math.floor(Math.max(0, daysUntil(chosen, now)) / 7) * 7)
  const { free, classes } = own ? ownDatesOf(own, first) : { free: [], classes: [] }
  return (
    <Card label={words.inYourWeek}>
      <div className={styles.head}>
        <h2>{words.inYourWeek}</h2>
        <DatedKey names={{ fits: words.thisTime, ...(free.length > 0 && { free: words.youreFree }), class: words.classOrWork }} />
      </div>
      <DatedWeek
        first={first}
        times={times.map((time) => ({
          ...spanBetween(time),
          kind: time.isFree === false ? 'clash' : time.start === chosen ? 'fits' : 'open',
        }))}
        free={free}
        classes={classes}
        sentence={words.theProposedTimesInYourWeekFrom(longDayDate(first))}
      />
    </Card>
  )
}
