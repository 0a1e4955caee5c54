import type { JobDetail } from '@evenshift/contract/model/application/application'
import type { Evidence, Job } from '@evenshift/contract/model/job/job'
import { useState } from 'react'
import { MatchMeters } from '#web/areas/seeker/jobs/one/MatchMeters'
import { Card } from '#web/ui/page/Card'
import { Fold } from '#web/ui/page/Fold'
import { EvidenceRow } from '#web/ui/job/EvidenceRow'
import { Sheet } from '#web/ui/dialog/Sheet'
import { words } from '#web/areas/seeker/jobs/one/words'
import styles from './Job.module.css'

function AskedSkill({ evidence: { requirement, state, strength, because } }: { readonly evidence: Evidence }) {
  const proof = strength === 'said' ? words.skillsNothingBehindYet : state === 'not_shown' ? words.notInSkills : because
  return <EvidenceRow requirement={requirement} state={state} strength={strength} {...(proof ? { proof } : {})} />
}

type Asking = Pick<Job, 'cal' | 'evidence'> & Partial<Pick<JobDetail, 'application'>>

/** How the whole job matches and what would raise it, unless they applied already, then skill by skill what backs it. */
export function AskedFor({ job }: { readonly job: Asking }) {
  const [explained, setExplained] = useState(false)
  const skills = job.evidence.filter(({ kind }) => kind === 'skill')
  return (
    <Card label={words.whatTheyreLookingFor}>
      <div className={styles.between}>
        <h2>{words.whatTheyreLookingFor}</h2>
        <button type="button" className={styles.asLink} onClick={() => setExplained(true)}>
          {words.howWorkOut}
        </button>
      </div>
      <MatchMeters job={job} isApplied={job.application?.mayReapply === false} />
      {skills.length === 0 ? (
        <p>{words.theyDontAskAny}</p>
      ) : (
        <Fold title={words.skillBySkill}>
          <p className={styles.small}>{words.whatProofIs}</p>
          <ul>
            {skills.map((evidence) => (
              <AskedSkill key={evidence.requirement} evidence={evidence} />
            ))}
          </ul>
        </Fold>
      )}
      <Sheet opened={explained} onClose={() => setExplained(false)} title={words.howMatchWorkedOut} unsaved={false}>
        <p>{words.sixTenthsWeekHow}</p>
        <p>{words.skillCountsOnceSkills}</p>
        <p>{words.ageSexRaceReligion}</p>
      </Sheet>
    </Card>
  )
}
