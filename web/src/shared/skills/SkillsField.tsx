import { ActionIcon, Autocomplete, Button, Input } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
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
/** Before all are asked for: of the one kind of work, of each of several, and of one's own. */
const SHOWN = { alone: 12, each: 6, yours: 12 }

interface SkillsFieldProps {
  /** The kinds of work that somebody looks for, by name: each has its skills suggested. */
  readonly sectors: readonly string[]
  /** Those of another kind can be shown too; where the kinds are chosen beside it they need not. */
  readonly withOthers?: boolean
  readonly value?: readonly string[]
  readonly onChange: (names: string[]) => void
  readonly error?: ReactNode
}

/** Skills found or typed, one's own, and more as chips by kind of work. Takes a form's input props as they are. */
export function SkillsField({ sectors, withOthers = false, value = [], onChange, error }: SkillsFieldProps) {
  const faultId = useId()
  const isTouch = useMediaQuery('(hover: none)', false, { getInitialValueInEffect: false })
  const { data: lists } = useQuery({ ...seekerQuery('interestDropdowns'), staleTime: Infinity })
  const [more, setMore] = useState<readonly string[]>([])
  const [typed, setTyped] = useState('')
  /** Those that were there or typed; a chip that is pressed keeps its place. */
  const [own, setOwn] = useState(value)
  const sought = typed.trim().toLowerCase()
  const found = sought === '' ? [] : (lists?.skills.map(({ name }) => name).filter((name) => !value.includes(name)) ?? [])
  const isUnlisted = lists !== undefined && sought !== '' && !lists.skills.some(({ name }) => name.toLowerCase().includes(sought))
  const isNamed = (name: string): boolean => name.toLowerCase() === sought
  // The words somebody begins to type are most often those of a skill that is there.
  const meant =
    found.find(isNamed) ??
    found.find((name) => name.toLowerCase().startsWith(sought)) ??
    found.find((name) => name.toLowerCase().includes(` ${sought}`))
  const begun = meant !== undefined && !isNamed(meant) ? meant : null
  /** What the list and the keys offer, for a finger. */
  const offered = [
    ...[...(begun ? [begun] : []), ...found.filter((name) => name !== begun && name.toLowerCase().includes(sought))]
      .slice(0, SUGGESTED_MOST)
      .map((name) => ({ name, label: words.addThis(name) })),
    ...(sought !== '' && !lists?.skills.some(({ name }) => isNamed(name)) ? [{ name: typed, label: words.addOwn(typed.trim()) }] : []),
  ]
  const { data: roles } = useQuery({ ...seekerQuery('jobRoles'), staleTime: Infinity, enabled: isUnlisted })
  const role = isUnlisted ? roles?.find(({ name }) => name.toLowerCase().includes(sought)) : undefined
  const ofRole = lists?.skillsBySector.find(({ name }) => name === role?.sector?.name)?.name
  const groups = skillGroups(lists?.skillsBySector ?? [], [...sectors, ...more, ...(ofRole ? [ofRole] : [])], own)
  const listed = groups.flatMap(({ skills }) => skills)
  const yours = [...new Set([...own, ...value.filter((name) => !listed.includes(name))])]
  const others = (lists?.skillsBySector ?? []).map(({ name }) => name).filter((name) => !groups.some((group) => group.name === name))
  const toggle = (name: string) => {
    if (value.includes(name)) onChange(value.filter((one) => one !== name))
    else if (value.length < MOST) onChange([...value, name])
  }
  const add = (text: string) => {
    const name = text.trim()
    setTyped('')
    if (name === '') return
    const same = (one: string) => one.toLowerCase() === name.toLowerCase()
    if (value.some(same) || value.length === MOST) return
    const known = lists?.skills.find((skill) => same(skill.name))?.name ?? name
    setOwn([...new Set([known, ...own])])
    toggle(known)
  }
  const moreKinds = withOthers && others.length > 0 && (
    <SelectField
      label={words.another}
      options={others.map((name) => ({ value: name, label: name }))}
      value={null}
      onChange={(name) => name && setMore([...more, name])}
    />
  )
  return (
    <fieldset className={styles.field} aria-describedby={faultId} data-error={error ? true : undefined}>
      <legend className={styles.spoken}>{words.label}</legend>
      {error && <Input.Error id={faultId}>{error}</Input.Error>}
      <div className={styles.find}>
        <Autocomplete
          label={words.find.label}
          placeholder={words.find.hint}
          maxLength={120}
          data={found}
          filter={filterByLabel}
          limit={SUGGESTED_MOST}
          // An empty list that is open would take the Escape that closes the sheet.
          // A finger has the same in the flow below, which a list would lie over.
          {...(sought === '' || isTouch ? { dropdownOpened: false } : {})}
          value={typed}
          onChange={setTyped}
          // What is typed and not taken goes along, but for a press on a skill of the field itself: then it was a search.
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) add(typed)
          }}
          onOptionSubmit={(name) => {
            add(name)
            // The list writes the name into the field once it is taken.
            queueMicrotask(() => setTyped(''))
          }}
          onKeyDown={(event) => {
            // One of the list that the arrows chose is the list's to take.
            if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-activedescendant')) return
            event.preventDefault()
            add(meant ?? event.currentTarget.value)
          }}
          rightSection={
            typed.trim() && (
              <ActionIcon aria-label={`${words.find.add} ${typed}`.trim()} onClick={() => add(typed)}>
                <IconPlus size={20} stroke={1.75} aria-hidden />
              </ActionIcon>
            )
          }
        />
        <p role="status" data-keys={offered.length > 0 || undefined}>
          {isUnlisted
            ? words.notListed(typed.trim(), ofRole)
            : begun
              ? words.enterTakes(begun, typed.trim())
              : words.chosen(value.length, MOST)}
        </p>
        {offered.length > 0 && (
          <div className={styles.offered}>
            {offered.map(({ name, label }) => (
              // A press must not take the field's focus first: what is typed would go along.
              <Button key={label} variant="default" onMouseDown={(event) => event.preventDefault()} onClick={() => add(name)}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      {!lists && <Bone height={150} radius={22} />}
      {lists && yours.length > 0 && <Group name={words.yours} skills={yours} shown={SHOWN.yours} value={value} onToggle={toggle} />}
      {groups.map((group) => (
        <Group key={group.name} {...group} shown={groups.length === 1 ? SHOWN.alone : SHOWN.each} value={value} onToggle={toggle} />
      ))}
      {moreKinds}
    </fieldset>
  )
}

interface GroupProps extends SkillGroup {
  /** How many are in sight at first. */
  readonly shown: number
  readonly value: readonly string[]
  readonly onToggle: (name: string) => void
}

function Group({ name, skills, shown, value, onToggle }: GroupProps) {
  const [isWhole, setWhole] = useState(false)
  const inSight = skills.filter((skill, place) => isWhole || place < shown || value.includes(skill))
  return (
    <div className={styles.group} role="group" aria-label={name}>
      <p aria-hidden>{name}</p>
      <div>
        {inSight.map((skill) => (
          <ChoiceChip key={skill} chosen={value.includes(skill)} onToggle={() => onToggle(skill)}>
            {skill}
          </ChoiceChip>
        ))}
      </div>
      {inSight.length < skills.length && (
        <Button variant="subtle" className={styles.more ?? ''} onClick={() => setWhole(true)}>
          {words.more(skills.length - inSight.length)}
        </Button>
      )}
    </div>
  )
}
