import { isMeetingOpen } from '@evenshift/contract/states/meeting/meeting'
import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { Button, Menu } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { AcceptDialog } from '#web/areas/seeker/applications/one/offer/AcceptDialog'
import { AskSheet } from '#web/areas/seeker/applications/one/offer/AskSheet'
import { DeclineSheet } from '#web/areas/seeker/applications/one/offer/DeclineSheet'
import { ChangeCard } from '#web/areas/seeker/applications/one/ChangeCard'
import { HistoryCard } from '#web/areas/seeker/applications/one/HistoryCard'
import { HoursLedger } from '#web/areas/seeker/job-card/HoursLedger'
import { MeetingCard } from '#web/areas/seeker/applications/one/meeting/on-demand'
import { MessagesCard } from '#web/areas/seeker/applications/one/MessagesCard'
import { OfferHead } from '#web/areas/seeker/applications/one/offer/OfferHead'
import { OfferPay } from '#web/areas/seeker/applications/one/offer/OfferPay'
import { TermsList } from '#web/areas/seeker/applications/one/offer/TermsList'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import { Note } from '#web/ui/display/Note'
import { StickyBar } from '#web/ui/page/StickyBar'
import { words } from '#web/areas/seeker/applications/one/offer/words'
import styles from '../Application.module.css'

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
  const hours = offer.ledger && <HoursLedger ledger={offer.ledger} />
  return (
    <>
      <Columns kind="side">
        <Rows>
          <OfferHead application={application} offer={offer} />
          {offer.message && (
            <Card label={words.messageFrom(job.employerName)}>
              <h2>{words.writes(job.employerName)}</h2>
              <p>“{offer.message}”</p>
            </Card>
          )}
          {isPhone && money}
          <Card>
            <h2>{words.whatWouldSignUp}</h2>
            <TermsList offer={offer} job={job} />
            {offer.changes.length > 0 && (
              <Note>
                <b>{words.otherThanAdvertised}</b> {offer.changes.join(' ')}
              </Note>
            )}
          </Card>
          {isPhone && hours}
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
          </div>
        </Rows>
      </Columns>
      <StickyBar>
        <Menu position="top-start">
          <Menu.Target>
            <Button className={styles.more ?? ''} size="lg" variant="default" px={14} aria-label={words.askOrDecline}>
              <IconDots size={22} stroke={1.75} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setOpen('ask')}>{words.askAQuestion}</Menu.Item>
            <Menu.Item onClick={() => setOpen('decline')}>{words.declineOffer}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Button size="lg" onClick={() => setOpen('accept')}>
          {words.acceptOffer}
        </Button>
      </StickyBar>
      <AcceptDialog application={application} opened={open === 'accept'} onClose={close} />
      <AskSheet application={application} opened={open === 'ask'} onClose={close} />
      <DeclineSheet application={application} opened={open === 'decline'} onClose={close} />
    </>
  )
}
