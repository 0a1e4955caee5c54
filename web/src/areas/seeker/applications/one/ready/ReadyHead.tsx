import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { Button } from '@mantine/core'
import { IconCalendarPlus, IconMessage } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { HolidayNote } from '#web/areas/seeker/applications/one/HolidayNote'
import { TheirWords } from '#web/areas/seeker/applications/one/TheirWords'
import type { DatedShift } from '#web/areas/seeker/applications/one/ready/first-dates'
import type { OfferAgreed } from '#web/areas/seeker/applications/one/ready/offer-agreed'
import { fitDays, fitWords } from '#web/areas/seeker/job-card/fit-words'
import { saveFile } from '#web/shared/files/save-file'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { daysUntil, longDayDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Countdown } from '#web/ui/display/Countdown'
import { Note } from '#web/ui/display/Note'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { inWeekOrder } from '#web/ui/week/week-order'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import { words } from '#web/areas/seeker/applications/one/ready/words'
import application from '../Application.module.css'
import styles from './Ready.module.css'

/** Only where the job changed since. */
const KeptNote = lazyPart(async () => (await import('#web/areas/seeker/applications/one/kept/KeptNote')).KeptNote, null)

interface ReadyHeadProps extends OfferAgreed {
  readonly first: DatedShift | undefined
  /** Brings the person to where they write; left out where nobody may write. */
  readonly onMessage: (() => void) | null
}

/** The first day, its time and when to leave, and the week that follows. */
export function ReadyHead({ application: detail, offer, first, onMessage }: ReadyHeadProps) {
  const { job, arrival } = detail
  const now = useNow()
  const date = first ? new Date(first.first).toISOString().slice(0, 10) : offer.startDate
  const days = daysUntil(date, now)
  const shifts = inWeekOrder(offer.shifts)
  const strip = offer.weekFit ? fitDays(offer.weekFit) : Object.fromEntries(shifts.map(({ day }) => [day, 'fits' as const]))
  const clash = offer.weekFit && fitWords(offer.weekFit).clash
  const name = arrival?.contactName.split(' ')[0]
  return (
    <section className={application.warm} aria-label={words.yourFirstDay}>
      <div className={application.from}>
        <MonogramTile name={job.employerName} src={job.logo || null} />
        <div>
          <b>{job.employerName}</b>
          <span className={application.small}>{job.title}</span>
        </div>
        {days > 0 && (
          <span className={application.left}>
            <Countdown figure={days} unit={days === 1 ? 'day' : 'days'} />
          </span>
        )}
      </div>
      <div>
        <p>{detail.status === 'hired' ? words.youreHired : words.youveGotTheJob}</p>
        <h1>{words.you(days, longDayDate(date))}</h1>
        {first && (
          <p className={styles.time}>
            <b>
              {first.start}–{first.end}
            </b>
          </p>
        )}
      </div>
      {days >= 0 && <HolidayNote job={job} offer={offer} />}
      <TheirWords employer={job.employerName} said={offer.message} />
      {shifts.length > 0 && (
        <>
          <WeekStrip days={strip} size="large" />
          <p className={application.small}>
            <b>{words.thenEveryWeek}</b> <TextWithTimes text={shiftsWords(shifts)} />
          </p>
          {(detail.change || detail.history.some(({ change }) => change !== null)) && detail.newTimes?.state !== 'asked' && (
            <KeptNote application={detail} offer={offer} />
          )}
          {clash && (
            <Note kind="warning">
              <TextWithTimes text={words.stillClashes(clash)} />
            </Note>
          )}
        </>
      )}
      <div className={styles.actions}>
        {first && <CalendarButton application={detail} offer={offer} />}
        {onMessage && (
          <Button variant="default" leftSection={<IconMessage size={18} stroke={1.75} aria-hidden />} onClick={onMessage}>
            {words.message(name ?? '')}
          </Button>
        )}
      </div>
    </section>
  )
}

function CalendarButton({ application: detail, offer }: { readonly application: ApplicationDetail } & Pick<OfferAgreed, 'offer'>) {
  const download = useMutation({
    mutationFn: async () => {
      const { shiftsCalendar } = await import('#web/areas/seeker/applications/one/ready/shifts-calendar')
      saveFile(words.shiftsAtIcs(detail.job.employerName), shiftsCalendar({ ...detail, offer }, new Date()), 'text/calendar')
    },
  })
  return (
    <Button
      leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {words.addShiftsToCalendar}
    </Button>
  )
}
