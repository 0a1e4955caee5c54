import type { Profile } from '@evenshift/contract/model/profile/profile'
import { words } from '#web/areas/seeker/profile/seen/words'
import { StrengthMark } from '#web/ui/job/StrengthMark'
import { Fold } from '#web/ui/page/Fold'
import styles from './EmployerView.module.css'

type Skills = Profile['skillBacking']

interface SeenSkillsProps {
  readonly skills: Skills
  /** The names of those that a job asks for; null where none is chosen. */
  readonly asked: readonly string[] | null
}

const Rows = ({ skills }: { readonly skills: Skills }) => (
  <ul>
    {skills.map(({ name, strength }) => (
      <li key={name} className={styles.skill}>
        <span>{name}</span>
        <StrengthMark strength={strength} />
      </li>
    ))}
  </ul>
)

/** The skills that a job asks for, with what backs each; the others, or without a job those that nothing backs yet, are a press away. */
export function SeenSkills({ skills, asked }: SeenSkillsProps) {
  const isFirst = ({ name, strength }: Skills[number]) => (asked === null ? strength !== 'said' : asked.includes(name))
  const [first, others] = [skills.filter(isFirst), skills.filter((skill) => !isFirst(skill))]
  if (skills.length === 0) return null
  return (
    <div className={styles.part}>
      <h3>{asked === null ? words.skills : words.askedFor}</h3>
      {first.length > 0 ? <Rows skills={first} /> : asked !== null && <p>{words.noneOfTheirs}</p>}
      {others.length > 0 && (
        <Fold title={words.others(others.length, first.length > 0)} isOpen={false}>
          <Rows skills={others} />
        </Fold>
      )}
    </div>
  )
}
