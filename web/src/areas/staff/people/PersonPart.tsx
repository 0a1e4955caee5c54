import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { staff, staffQuery } from '#web/areas/staff/calls'
import { useKeys } from '#web/areas/staff/keys/useKeys'
import { staffPaths } from '#web/areas/staff/paths'
import { ContactRow } from '#web/areas/staff/people/ContactRow'
import { LookNote } from '#web/areas/staff/people/LookNote'
import { SignOutDialog } from '#web/areas/staff/people/SignOutDialog'
import { StatusSheet } from '#web/areas/staff/people/StatusSheet'
import { Told } from '#web/areas/staff/people/Told'
import { roleWords } from '#web/areas/staff/people/people-words'
import { FactRows } from '#web/areas/staff/queue/opened/FactRows'
import { Opened } from '#web/areas/staff/queue/opened/Opened'
import { to } from '#web/shared/paths'
import { dayDateNear } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { Card, CardActions } from '#web/ui/page/Card'
import { words } from '#web/areas/staff/people/words'
import styles from './People.module.css'

/** One person with what is stored of them. S and O ask first; they never act. */
export function PersonPart({ id }: { readonly id: string }) {
  const now = useNow()
  const query = useQuery(staffQuery('person', { params: { id } }))
  const [asked, setAsked] = useState<'status' | 'sign out' | null>(null)
  const { data } = query
  const canMove = data?.status === 'Approved' || data?.status === 'Suspended'
  useKeys({ s: canMove ? () => setAsked('status') : undefined, o: data && (() => setAsked('sign out')) })
  const close = () => setAsked(null)
  return (
    <Opened query={query}>
      {(person) => (
        <Card label={person.name}>
          <div className={styles.head}>
            <MonogramTile name={person.name} round />
            <div className={styles.who}>
              <h2>{person.name}</h2>
              <p>
                {person.company ? (
                  <>
                    {roleWords[person.company.role]},{' '}
                    <Link to={to(staffPaths.company, { id: person.company._id })}>{person.company.companyName}</Link>
                  </>
                ) : (
                  words.seeker
                )}
              </p>
            </div>
            <CardActions>
              {canMove && (
                <Button variant="outline" {...(person.status === 'Approved' ? { color: 'danger' } : {})} onClick={() => setAsked('status')}>
                  {person.status === 'Approved' ? words.suspend : words.restore}
                </Button>
              )}
              <Button variant="default" onClick={() => setAsked('sign out')}>
                {words.signOutEverywhere}
              </Button>
            </CardActions>
          </div>
          <LookNote />
          <FactRows
            wide
            rows={[
              [words.status, person.status],
              [words.why, person.statusReason],
              [words.city, person.city],
              [words.joined, dayDateNear(person.joinedAt, now)],
              [words.lastSeen, person.lastSeenAt && dayDateNear(person.lastSeenAt, now)],
              [words.reportsAboutTheCompany, person.company ? String(person.reports) : null],
            ]}
          />
          <ContactRow id={id} />
          <Told of={person} />
          {asked === 'status' && (
            <StatusSheet
              name={person.company?.companyName ?? person.name}
              isSuspended={person.status === 'Suspended'}
              send={(body) => staff.changePerson({ params: { id }, body })}
              onClose={close}
            />
          )}
          <SignOutDialog opened={asked === 'sign out'} id={id} name={person.name} onClose={close} />
        </Card>
      )}
    </Opened>
  )
}
