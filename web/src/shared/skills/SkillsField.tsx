import { ActionIcon, Autocomplete, Input } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { seekerQuery } from '#web/shared/calls/seeker'
import { type SkillGroup, skillGroups } from '#web/shared/skills/skill-groups'
import { words } from '#web/shared/skills/words'
import { ChoiceChip } from '#web/ui/choice/ChoiceChip'
import { SelectField } from '#web/ui/form/SelectField'
import { filterByLabel } from '#web/ui/form/filter-by-label'
import { Bone } from '#web/ui/page/Bone'
import styles from './SkillsField.module.css'

const MOST = 40
const SUGGESTED_MOST = 6

interface SkillsFieldProps {
  /** The kinds of work that somebody looks for, by name: each has its skills suggested. */
  readonly sectors: readonly string[]
  /** Those of another kind can be shown too; where the kinds are chosen beside it they need not. */
  readonly withOthers?: boolean
  readonly value?: readonly string[]
  readonly onChange: (names: string[]) => void
  readonly error?: ReactNode
}

/** Skills as chips by kind of work, and others that are typed. Takes a form's input props as they are. */
export function SkillsField({ sectors, withOthers = false, value = [], onChange, error }: SkillsFieldProps) {
  const faultId = useId()
  const { data: lists } = useQuery({ ...seekerQuery('interestDropdowns'), staleTime: Infinity })
  const [more, setMore] = useState<readonly string[]>([])
  const [typed, setTyped] = useState('')
  /** Whatever was chosen once stays in sight, so that it can be chosen again. */
  const [seen, setSeen] = useState(value)
  const { groups, yours, others } = skillGroups(lists?.skillsBySector ?? [], [...sectors, ...more], [...new Set([...seen, ...value])])
  const toggle = (name: string) => {
    if (!seen.includes(name)) setSeen([...seen, name])
    onChange(value.includes(name) ? value.filter((one) => one !== name) : [...value, name].slice(0, MOST))
  }
  const add = (text: string) => {
    const name = text.trim()
    setTyped('')
    if (name === '') return
    const same = (one: string) => one.toLowerCase() === name.toLowerCase()
    if (!value.some(same)) toggle(lists?.skills.find((skill) => same(skill.name))?.name ?? name)
  }
  const moreKinds = withOthers && others.length > 0 && (
    <SelectField
      label={words.more}
      options={others.map((name) => ({ value: name, label: name }))}
      value={null}
      onChange={(name) => name && setMore([...more, name])}
    />
  )
  return (
    <fieldset className={styles.field} aria-describedby={faultId} data-error={error ? true : undefined}>
      <legend className={styles.spoken}>{words.label}</legend>
      {error && <Input.Error id={faultId}>{error}</Input.Error>}
      {!lists && <Bone height={150} radius={22} />}
      {lists && yours.length > 0 && <Group name={words.yours} skills={yours} value={value} onToggle={toggle} />}
      {groups.length === 0 && moreKinds}
      {groups.map((group) => (
        <Group key={group.name} {...group} value={value} onToggle={toggle} />
      ))}
      <Autocomplete
        label={words.other.label}
        placeholder={words.other.hint}
        maxLength={120}
        data={typed.trim() ? (lists?.skills.map(({ name }) => name).filter((name) => !value.includes(name)) ?? []) : []}
        filter={filterByLabel}
        limit={SUGGESTED_MOST}
        // An empty list that is open would take the Escape that closes the sheet.
        {...(typed.trim() === '' ? { dropdownOpened: false } : {})}
        value={typed}
        onChange={setTyped}
        onOptionSubmit={(name) => {
          add(name)
          // The list writes the name into the field once it is taken.
          queueMicrotask(() => setTyped(''))
        }}
        onKeyDown={(event) => {
          // One of the list that the arrows chose is the list's to take.
          if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-activedescendant')) return
          event.preventDefault()
          add(event.currentTarget.value)
        }}
        rightSection={
          typed.trim() && (
            <ActionIcon aria-label={`${words.other.add} ${typed}`.trim()} onClick={() => add(typed)}>
              <IconPlus size={20} stroke={1.75} aria-hidden />
            </ActionIcon>
          )
        }
      />
      {groups.length > 0 && moreKinds}
    </fieldset>
  )
}

interface GroupProps extends SkillGroup {
  readonly value: readonly string[]
  readonly onToggle: (name: string) => void
}

const Group = ({ name, skills, value, onToggle }: GroupProps) => (
  <div className={styles.group} role="group" aria-label={name}>
    <p aria-hidden>{name}</p>
    <div>
      {skills.map((skill) => (
        <ChoiceChip key={skill} chosen={value.includes(skill)} onToggle={() => onToggle(skill)}>
          {skill}
        </ChoiceChip>
      ))}
    </div>
  </div>
)
