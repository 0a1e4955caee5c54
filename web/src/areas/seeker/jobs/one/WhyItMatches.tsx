import type { Evidence } from '@evenshift/contract/model/job/job'
import { useState } from 'react'
import { Link } from 'react-router'
import { Card } from '#web/ui/page/Card'
import { EvidenceRow } from '#web/ui/job/EvidenceRow'
import { Sheet } from '#web/ui/dialog/Sheet'
import styles from './Job.module.css'

/** Requirement by requirement, with the one edit that would change each. */
export function WhyItMatches({ evidence }: { readonly evidence: readonly Evidence[] }) {
  const [explained, setExplained] = useState(false)
  return (
    <Card>
      <div className={styles.between}>
        <h2>Why it matches</h2>
        <button type="button" className={styles.asLink} onClick={() => setExplained(true)}>
          How this is worked out
        </button>
      </div>
      <ul>
        {evidence.map(({ requirement, state, because, change }) => (
          <EvidenceRow
            key={requirement}
            state={state}
            requirement={requirement}
            {...(because ? { proof: because } : {})}
            {...(change ? { action: <Link to={change.link}>{change.text}</Link> } : {})}
          />
        ))}
      </ul>
      <Sheet opened={explained} onClose={() => setExplained(false)} title="How the match is worked out" unsaved={false}>
        <p>
          Half of it is your week: how many hours of the shifts you have free, with the way there and back. Three tenths are the skills the
          job asks for, two tenths your interests. What a job does not ask for does not count.
        </p>
        <p>Age, sex, race, religion, disability, photo and video never go in. The match puts jobs in order; it never rejects anybody.</p>
      </Sheet>
    </Card>
  )
}
