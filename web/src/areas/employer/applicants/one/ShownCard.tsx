import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { requiredSkill } from '@evenshift/contract/states/job/evidence'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import { EvidenceRow } from '#web/ui/job/EvidenceRow'
import { words } from '#web/areas/employer/applicants/one/words'
import styles from './Applicant.module.css'

type Shown = EmployerApplicationDetail['evidence'][number]
function proofOf({ state, strength, because }: Shown): string | undefined {
  if (strength === 'said') return undefined
  return because || (state === 'not_shown' ? words.notInProfile : undefined)
}

function ShownSkills({ skills }: { readonly skills: readonly Shown[] }) {
  return (
    <ul>
      {skills.map((shown) => {
        const { requirement, state, strength } = shown
        const [{ name }, proof] = [requiredSkill(requirement), proofOf(shown)]
        return (
          <EvidenceRow
            key={requirement}
            requirement={name}
            state={state}
            strength={strength}
            saidAs={words.saysTheyCan}
            {...(proof ? { proof } : {})}
          />
        )
      })}
    </ul>
  )
}

/** What the post asks and what the person can show for it, nothing where it asks nothing; a help that they don't show is no fault, and so no row. */
export function ShownCard({ application: { evidence, match } }: { readonly application: EmployerApplicationDetail }) {
  const required = evidence.filter(({ requirement }) => requiredSkill(requirement).must)
  const helps = evidence.filter(({ requirement }) => !requiredSkill(requirement).must)
  const shownHelps = helps.filter(({ state }) => state !== 'not_shown')
  // Of a job that requires nothing the figure would be of something else.
  const title = required.length > 0 ? words.requirements : words.whatHelps
  const figure = required.length > 0 ? match : null
  const missing = helps.filter(({ state }) => state === 'not_shown').map(({ requirement }) => requirement)
  const isNoneShown = evidence.every(({ state }) => state === 'not_shown')
  if (evidence.length === 0) return null
  return (
    <Card label={title}>
      <div className={styles.split}>
        <h2>{title}</h2>
        {figure !== null && <Chip kind="match">{words.match(figure)}</Chip>}
      </div>
      <p className={styles.muted}>{isNoneShown ? words.noneShown(evidence.length) : words.whatProofIs}</p>
      {required.length > 0 && (
        <div className={styles.shown}>
          <h3>{words.essential}</h3>
          <ShownSkills skills={required} />
        </div>
      )}
      {helps.length > 0 && (
        <div className={styles.shown}>
          {required.length > 0 && <h3>{words.whatHelps}</h3>}
          {shownHelps.length > 0 && <ShownSkills skills={shownHelps} />}
          {missing.length > 0 && <p className={styles.muted}>{words.missingHelps(missing.join(', '))}</p>}
        </div>
      )}
      {figure !== null && <p className={styles.muted}>{words.matchOnlySortsApplicants}</p>}
    </Card>
  )
}
