import { isMeetingOpen } from '@evenshift/contract/states/meeting/meeting'
import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { Link } from 'react-router'
import { AcceptDialog } from '#web/areas/seeker/applications/one/offer/AcceptDialog'
import { AskSheet } from '#web/areas/seeker/applications/one/offer/AskSheet'
import { ClashNote } from '#web/areas/seeker/applications/one/offer/ClashNote'
import { DeclineSheet } from '#web/areas/seeker/applications/one/offer/DeclineSheet'
import { ChangeCard } from '#web/areas/seeker/applications/one/ChangeCard'
import { HistoryCard } from '#web/areas/seeker/applications/one/HistoryCard'
import { HolidayNote } from '#web/areas/seeker/applications/one/HolidayNote'
import { HoursLedger } from '#web/areas/seeker/job-card/HoursLedger'
import { MeetingCard } from '#web/areas/seeker/applications/one/meeting/on-demand'
import { MessagesCard } from '#web/areas/seeker/applications/one/MessagesCard'
import { OfferHead } from '#web/areas/seeker/applications/one/offer/OfferHead'
import { OfferPay } from '#web/areas/seeker/applications/one/offer/OfferPay'
import { shiftsMissed } from '#web/areas/seeker/applications/one/offer/shifts-missed'
import { TermsList } from '#web/areas/seeker/applications/one/offer/TermsList'
import { papersToFind } from '#web/areas/seeker/applications/papers'
import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { paths, to } from '#web/shared/paths'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { dayDate } from '#web/shared/words/dates'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { shiftsInSentence } from '@evenshift/contract/states/shift-words'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import { FoldCard } from '#web/ui/page/FoldCard'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { firstOnHoliday } from '#web/shared/words/holidays'
import { Note } from '#web/ui/display/Note'
import { StickyBar } from '#web/ui/page/StickyBar'
import { words as around } from '#web/areas/seeker/applications/one/words'
import { words } from '#web/areas/seeker/applications/one/offer/words'
import styles from '../Application.module.css'

/** Only where the job changed since. */
const OfferDiffers = lazyPart(async () => (await import('#web/areas/seeker/applications/one/kept/OfferDiffers')).OfferDiffers, null)

interface OfferInFullProps {
  readonly application: ApplicationDetail
  readonly offer: NonNullable<ApplicationDetail['offer']>
}

/** An open offer: its terms before its button; declining and asking are as easy as accepting. */
export function OfferInFull({ application, offer }: OfferInFullProps) {
  const [open, setOpen] = useState<'accept' | 'ask' | 'decline' | null>(null)
  const close = () => setOpen(null)
  const { job } = application
  const isPhone = useMediaQuery('(max-width: 759px)', false, { getInitialValueInEffect: false })
  const money = <OfferPay offer={offer} job={job} />
  const hours = offer.ledger && <HoursLedger ledger={offer.ledger} isClashTold={offer.weekFit?.clashes[0]?.by?.isWork === true} />
  const next = <p className={styles.quiet}>{words.nextBring(papersToFind(useProfile()?.rightToWork ?? null))}</p>
  const missed = shiftsMissed(application, offer)
  const changed = application.history.findLast((row) => row.offer)
  // The terms are read first: one remark stands before them, the others are a press away.
  const [first, ...others] = [
    changed?.offer && (
      <Note key="changed">
        <TextWithTimes text={words.changedOn(dayDate(changed.at), changed.offer)} />
      </Note>
    ),
    job.status === 'closed' && <Note key="closed">{words.jobClosedOfferStays}</Note>,
    missed.length > 0 && (
      <Note key="missed" kind="warning">
        <TextWithTimes text={words.askedForNotOffered(shiftsInSentence(missed), missed.length)} />
      </Note>
    ),
    firstOnHoliday(offer.shifts, offer.startDate) && <HolidayNote key="holiday" job={job} offer={offer} />,
  ].filter(Boolean)
  return (
    <>
      <Columns kind="side">
        <Rows>
          <OfferHead application={application} offer={offer} />
          {isPhone && <ClashNote weekFit={offer.weekFit} />}
          {first}
          {offer.message && (
            <Card label={words.messageFrom(job.employerName)}>
              <h2 className={styles.wrote}>
                <MonogramTile name={job.employerName} src={job.logo || null} size="small" />
                {words.noteFrom(job.employerName)}
              </h2>
              <p className={styles.theirs}>“{offer.message}”</p>
            </Card>
          )}
          <Card>
            <h2>{words.whatWouldSignUp}</h2>
            <TermsList offer={offer} application={application} />
            {application.change ? (
              <OfferDiffers application={application} offer={offer} title={words.otherThanAdvertised} />
            ) : (
              offer.changes.length > 0 && (
                <Note>
                  <b>{words.otherThanAdvertised}</b> {offer.changes.join(' ')}
                </Note>
              )
            )}
            <p>
              <Link to={to(paths.job, { jobId: job._id })}>{around.readTheAdvert}</Link>
            </p>
          </Card>
          {others.length > 0 && (
            <FoldCard title={words.alsoGoodToKnow} text={words.moreOnThisOffer(others.length)}>
              <Rows>{others}</Rows>
            </FoldCard>
          )}
          {isPhone && hours}
          {isPhone && money}
          {isPhone && next}
          {application.meeting && isMeetingOpen(application.meeting.status) && (
            <MeetingCard application={application} meeting={application.meeting} />
          )}
          <ChangeCard application={application} />
          <MessagesCard application={application} />
          <HistoryCard application={application} />
        </Rows>
        <Rows>
          {!isPhone && hours}
          {!isPhone && money}
          {!isPhone && <ClashNote weekFit={offer.weekFit} />}
          <div className={styles.answers}>
            <Button size="lg" fullWidth onClick={() => setOpen('accept')}>
              {words.acceptOffer}
            </Button>
            <div className={styles.two}>
              <Button variant="default" onClick={() => setOpen('ask')}>
                {words.askAQuestion}
              </Button>
              <Button variant="default" onClick={() => setOpen('decline')}>
                {words.decline}
              </Button>
            </div>
            {next}
          </div>
        </Rows>
      </Columns>
      <StickyBar>
        <Button
          className={styles.other ?? ''}
          size="lg"
          variant="default"
          px="sm"
          aria-label={words.askAQuestion}
          onClick={() => setOpen('ask')}
        >
          {words.ask}
        </Button>
        <Button className={styles.other ?? ''} size="lg" variant="default" px="sm" onClick={() => setOpen('decline')}>
          {words.decline}
        </Button>
        {/* Its words keep their room: where they don't fit beside the others, they take a line of their own. */}
        <Button size="lg" px="sm" flex="1 0 auto" onClick={() => setOpen('accept')}>
          {words.acceptOffer}
        </Button>
      </StickyBar>
      <AcceptDialog application={application} opened={open === 'accept'} onClose={close} />
      <AskSheet application={application} opened={open === 'ask'} onClose={close} />
      <DeclineSheet application={application} opened={open === 'decline'} onClose={close} />
    </>
  )
}
