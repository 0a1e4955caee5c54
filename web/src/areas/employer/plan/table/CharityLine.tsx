import type { Membership } from '@evenshift/contract/model/company/subscription'
import { useState } from 'react'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'
import { LinkButton } from '#web/ui/page/LinkButton'
import { words as sentences } from '#web/areas/employer/plan/table/words'
import styles from './PlanTable.module.css'

const CharitySheet = lazyDialog(async () => (await import('#web/areas/employer/plan/table/CharitySheet')).CharitySheet)

const words: Readonly<Record<Membership['charitySchool'], { readonly text: string; readonly ask: string | null }>> = {
  none: { text: sentences.charitySchoolStandardFree, ask: sentences.askForIt },
  asked: { text: sentences.wereCheckingCharitySchool, ask: null },
  granted: { text: sentences.planFreeBecauseYoure, ask: null },
  declined: { text: sentences.couldntConfirmYoureCharity, ask: sentences.askAgain },
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
