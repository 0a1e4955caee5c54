import type { Membership } from '@evenshift/contract/model/company/subscription'
import { useState } from 'react'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'
import { LinkButton } from '#web/ui/page/LinkButton'
import styles from './PlanTable.module.css'

const CharitySheet = lazyDialog(async () => (await import('#web/areas/employer/plan/table/CharitySheet')).CharitySheet)

const words: Readonly<Record<Membership['charitySchool'], { readonly text: string; readonly ask: string | null }>> = {
  none: { text: 'Charity or school? Standard is free once we’ve checked.', ask: 'Ask for it' },
  asked: { text: 'We’re checking your charity or school. You’ll hear by email.', ask: null },
  granted: { text: 'Your plan is free because you’re a charity or school.', ask: null },
  declined: { text: 'We couldn’t confirm that you’re a charity or school.', ask: 'Ask again' },
}

/** The free plan of charities and schools: how to get it, and how far that is. */
export function CharityLine({ state }: { readonly state: Membership['charitySchool'] }) {
  const [isAsking, setAsking] = useState(false)
  const { text, ask } = words[state]
  return (
    <>
      <p className={styles.line}>
        {text} {ask && <LinkButton onClick={() => setAsking(true)}>{ask}</LinkButton>}
      </p>
      {isAsking && <CharitySheet onClose={() => setAsking(false)} />}
    </>
  )
}
