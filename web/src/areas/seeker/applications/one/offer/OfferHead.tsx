import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { TimeLeft } from '#web/areas/seeker/applications/TimeLeft'
import { fitDays, fitWords } from '#web/areas/seeker/job-card/fit-words'
import { clockTime, dayDate } from '#web/shared/words/dates'
import { payWords, pounds } from '#web/shared/words/pay'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { JobTitle } from '#web/ui/job/JobTitle'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import { words } from '#web/areas/seeker/applications/one/offer/words'
import styles from '../Application.module.css'

interface OfferHeadProps {
  readonly application: ApplicationDetail
  readonly offer: NonNullable<ApplicationDetail['offer']>
}

/** Who asks, until when, and on which days; how it fits is told in a note of its own where work or a class is in the way. */
export function OfferHead({ application, offer }: OfferHeadProps) {
  const { job } = application
  const days = offer.weekFit ? fitDays(offer.weekFit) : Object.fromEntries(offer.shifts.map(({ day }) => [day, 'fits' as const]))
  const fit = offer.weekFit && fitWords(offer.weekFit)
  return (
    <section className={styles.warm}>
      <div className={styles.from}>
        <MonogramTile name={job.employerName} src={job.logo || null} />
        <div>
          <b>{job.employerName}</b>
          <span className={styles.small}>{job.location}</span>
        </div>
        <span className={styles.left}>
          <TimeLeft application={application} />
        </span>
      </div>
      <h1>
        <JobTitle title={words.youveGotAnOffer(job.title)} />
      </h1>
      <p className={styles.money}>
        <b>{payWords(offer.pay, offer.payUnit)}</b>
        {offer.payUnit === 'hour' && words.aWeek(pounds(offer.pay * offer.hoursPerWeek))}
      </p>
      <p className={styles.small}>{words.replyByAfterThatItExpires(dayDate(offer.expiresAt), clockTime(offer.expiresAt))}</p>
      <WeekStrip days={days} size="large" />
      {fit && !fit.isHard && (
        <p className={styles.small}>
          <TextWithTimes text={fit.clash ? `${fit.result} ${fit.clash}.` : fit.result} />
        </p>
      )}
    </section>
  )
}
