import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { InviteSheet } from '#web/areas/employer/people/InviteSheet'
import { MemberRow } from '#web/areas/employer/people/MemberRow'
import { employerQuery } from '#web/shared/calls/employer'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { FocusPlace } from '#web/ui/page/FocusPlace'
import { paths } from '#web/shared/paths'
import { words } from '#web/areas/employer/people/words'
import styles from './People.module.css'

/** Who works here: changed by owners, by name for all others. */
export function PeopleCard() {
  const info = useQuery(employerQuery('employerInfo'))
  return (
    <Card label={words.team}>
      <h2>{words.team}</h2>
      {info.error && !info.data ? (
        <QueryFailure title={words.couldntLoadPeople} error={info.error} onRetry={() => void info.refetch()} />
      ) : info.data?.role === 'owner' ? (
        <OwnersList />
      ) : info.data ? (
        <>
          <ul className={styles.list}>
            {info.data.team.map(({ _id, name }) => (
              <li key={_id}>{name}</li>
            ))}
          </ul>
          <p className={styles.muted}>{words.ownersCanInvitePeople}</p>
        </>
      ) : (
        <Bone height={64} />
      )}
    </Card>
  )
}

function OwnersList() {
  const members = useQuery(employerQuery('members'))
  const plan = useQuery(employerQuery('entitlement'))
  const [isAsking, setIsAsking] = useState(false)
  if (members.error && !members.data)
    return <QueryFailure title={words.couldntLoadPeople} error={members.error} onRetry={() => void members.refetch()} />
  if (!members.data) return <Bone height={64} />
  const isFull = plan.data !== undefined && plan.data.usage.seats >= plan.data.limits.seats
  return (
    <>
      <p className={styles.muted}>
        {plan.data &&
          (plan.data.limits.seats === 1 && members.data.length === 1
            ? words.justYou
            : words.seatsPlanTakenInvitations(plan.data.usage.seats, plan.data.limits.seats))}
      </p>
      <FocusPlace at={members.data.map(({ _id }) => _id).join(' ')} label={words.yourPeople}>
        <ul className={styles.list}>
          {members.data.map((member) => (
            <MemberRow key={member._id} member={member} />
          ))}
        </ul>
      </FocusPlace>
      {isFull ? (
        <Button variant="light" component={Link} to={paths.subscription}>
          {words.upgradeToAdd}
        </Button>
      ) : (
        <Button variant="light" leftSection={<IconUserPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setIsAsking(true)}>
          {words.inviteSomeone}
        </Button>
      )}
      {isAsking && <InviteSheet onClose={() => setIsAsking(false)} />}
    </>
  )
}
