import type { Profile } from '@evenshift/contract/model/profile/profile'
import { choicesOf, namesOf } from '#web/areas/seeker/profile/choices'
import { words } from '#web/areas/seeker/profile/seen/words'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { StrengthMark } from '#web/ui/job/StrengthMark'
import { Fold } from '#web/ui/page/Fold'
import { LinkButton } from '#web/ui/page/LinkButton'
import { SpokenText } from '#web/ui/page/SpokenText'
import styles from './EmployerView.module.css'

type Skills = Profile['skillBacking']

interface SeenSkillsProps {
  readonly profile: Pick<Profile, 'skills' | 'skillBacking'>
  /** The names of those that a job asks for; null where none is chosen. */
  readonly asked: readonly string[] | null
}

/** As few are shown at once. */
const FOLDED_FROM = 6

const Rows = ({ skills }: { readonly skills: Skills }) =>
  skills.map(({ name, strength }) => (
    <li key={name} className={styles.skill}>
      <span>{name}</span>
      <StrengthMark strength={strength} />
    </li>
  ))

/** What a job asks for and the profile hasn’t, each added with a press. */
function Missing({ names, profile: { skills } }: { readonly names: readonly string[]; readonly profile: Pick<Profile, 'skills'> }) {
  const change = useProfileChange()
  return names.map((name) => (
    <li key={name} className={styles.skill}>
      <span>{name}</span>
      <LinkButton busy={change.isPending} onClick={() => change.mutate({ skills: choicesOf([...namesOf(skills), name]) })}>
        {words.add}
        <SpokenText>{` ${name}`}</SpokenText>
      </LinkButton>
    </li>
  ))
}

/** The skills that a job asks for, with what backs each, then the others; without a job all of them, what is backed first. Many are a press away. */
export function SeenSkills({ profile, asked }: SeenSkillsProps) {
  const { skillBacking: skills } = profile
  const isFirst = ({ name, strength }: Skills[number]) => (asked === null ? strength !== 'said' : asked.includes(name))
  const [first, others] = [skills.filter(isFirst), skills.filter((skill) => !isFirst(skill))]
  const missing = (asked ?? []).filter((name) => !skills.some((skill) => skill.name === name))
  if (skills.length + missing.length === 0) return null
  const isFolded = others.length >= FOLDED_FROM
  const apart = asked !== null && !isFolded && others.length > 0
  return (
    <div className={styles.part}>
      <h3>{asked === null ? words.skills : words.askedFor}</h3>
      <ul>
        <Rows skills={asked === null && !isFolded ? [...first, ...others] : first} />
        <Missing names={missing} profile={profile} />
      </ul>
      {apart && (
        <>
          <h3>{words.otherSkills}</h3>
          <ul>
            <Rows skills={others} />
          </ul>
        </>
      )}
      {isFolded && (
        <Fold title={words.others(others.length, first.length > 0)} isOpen={false}>
          <ul>
            <Rows skills={others} />
          </ul>
        </Fold>
      )}
    </div>
  )
}
