import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from '#web/api/api-error'
import { staffQuery } from '#web/areas/staff/calls'
import { EnterFrame } from '#web/areas/staff/enter/EnterFrame'
import { FailurePage } from '#web/shared/screens/FailurePage'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { staffSession, ownStaffIdentity } from '#web/shared/session/staff'
import { CodesSheet } from '#web/shared/settings/sign-in/second-step/CodesSheet'
import { SetUpSheet } from '#web/shared/settings/sign-in/second-step/SetUpSheet'
import { words } from '#web/areas/staff/enter/words'
import styles from './EnterFrame.module.css'

/** Lets in who has passed a second step; who has none sets one up first. */
export function SecondStepGate({ children }: { readonly children: ReactNode }) {
  const { data, error, refetch } = useQuery(staffQuery('ownColleague'))
  if (data) return children
  if (!error) return <PageSpinner />
  if (error instanceof ApiError && error.code === 'SECOND_STEP_NEEDED') return <SetUp onDone={() => void refetch()} />
  return <FailurePage error={error} onRetry={() => void refetch()} />
}

function SetUp({ onDone }: { readonly onDone: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <EnterFrame title={words.addASecondStep} text={words.youllSeePeoplesData}>
      <div className={styles.form}>
        <Button size="lg" fullWidth onClick={() => setIsOpen(true)}>
          {words.setUp}
        </Button>
        <Button variant="subtle" fullWidth onClick={() => void staffSession.leave()}>
          {words.signOut}
        </Button>
      </div>
      {isOpen && (
        <SetUpSheet
          calls={ownStaffIdentity}
          onDone={(given) => {
            setIsOpen(false)
            setCodes(given)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
      {codes && <CodesSheet codes={codes} onClose={onDone} />}
    </EnterFrame>
  )
}
