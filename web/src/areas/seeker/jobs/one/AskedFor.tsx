import type { Evidence, Job } from '@evenshift/contract/model/job/job'
import { useState } from 'react'
import { Link } from 'react-router'
import { MatchMeters } from '#web/areas/seeker/jobs/one/MatchMeters'
import { Card } from '#web/ui/page/Card'
import { EvidenceRow } from '#web/ui/job/EvidenceRow'
import { Sheet } from '#web/ui/dialog/Sheet'
import styles from './Job.module.css'

function AskedSkill({ evidence: { requirement, state, strength, because, change } }: { readonly evidence: Evidence }) {
  const proof = strength === 'said' ? 'In your skills, nothing behind it yet' : because
  const add = change && (
    <Link to={change.link} aria-label={`Add it: ${requirement}`}>
      Add it
    </Link>
  )
  return (
    <EvidenceRow
      requirement={requirement}
      state={state}
      strength={strength}
      {...(proof ? { proof } : {})}
      {...(add ? { action: add } : {})}
    />
  )
}

/** Skill by skill with what backs it, and how the whole job matches. */
export function AskedFor({ job }: { readonly job: Pick<Job, 'cal' | 'evidence'> }) {
  const [explained, setExplained] = useState(false)
  const skills = job.evidence.filter(({ kind }) => kind === 'skill')
  return (
    <Card label="What they’re looking for">
      <h2>What they’re looking for</h2>
      <p className={styles.small}>
        Said: you typed it. Shown: work, study or a certificate backs it. Confirmed: an employer here did.{' '}
        <button type="button" className={styles.asLink} onClick={() => setExplained(true)}>
          How we work this out
        </button>
      </p>
      {skills.length === 0 && <p>They don’t ask for any skills.</p>}
      <ul>
        {skills.map((evidence) => (
          <AskedSkill key={evidence.requirement} evidence={evidence} />
        ))}
      </ul>
      <MatchMeters job={job} />
      <Sheet opened={explained} onClose={() => setExplained(false)} title="How the match is worked out" unsaved={false}>
        <p>
          Six tenths of it is your week: how many hours of the shifts you have free, with the way there and back. Three tenths are the
          skills the job asks for, one tenth your interests. What a job doesn’t ask for doesn’t count.
        </p>
        <p>
          A skill counts once it’s in your skills. What backs it doesn’t change the match, but employers see it: a job title that usually
          needs the skill, a line about your work or study that names it, a certificate’s name, or the word of an employer who hired you.
        </p>
        <p>Age, sex, race, religion, disability, photo and video never go in. The match puts jobs in order. It never rejects anyone.</p>
      </Sheet>
    </Card>
  )
}
