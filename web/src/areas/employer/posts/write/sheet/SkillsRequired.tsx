import { Checkbox, TagsInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { WordingNote } from '#web/areas/employer/posts/write/steps/WordingNote'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { employerQuery } from '#web/shared/calls/employer'
import { words } from '#web/areas/employer/posts/write/sheet/words'
import styles from '../Wizard.module.css'

const SKILLS_MOST = 15
const SUGGESTIONS_MOST = 8

/** Skills by name, each a wish or essential. */
export function SkillsRequired({ form, wording }: Pick<WizardStepProps, 'form' | 'wording'>) {
  const [typed, setTyped] = useState('')
  const lists = useQuery(employerQuery('postingLists'))
  const { skillsRequired } = form.values
  const faults = Object.entries(form.errors).filter(([path]) => path.startsWith('skillsRequired'))
  const set = (names: readonly string[]) =>
    form.setFieldValue(
      'skillsRequired',
      names.map((name) => skillsRequired.find((skill) => skill.name === name) ?? { _id: null, name, must: false }),
    )
  return (
    <>
      <TagsInput
        label={words.skillsOptional}
        description={words.matchShowsWhoHas}
        // Only while something is typed: an open list would lie over what stands below.
        data={typed.trim() ? (lists.data?.skills ?? []).map(({ name }) => name) : []}
        limit={SUGGESTIONS_MOST}
        searchValue={typed}
        onSearchChange={setTyped}
        maxTags={SKILLS_MOST}
        maxLength={120}
        value={skillsRequired.map(({ name }) => name)}
        onChange={set}
        error={faults[0]?.[1]}
      />
      <WordingNote hits={wording['skillsRequired']} />
      {skillsRequired.length > 0 && (
        <fieldset className={styles.checks}>
          <legend className={styles.legend}>{words.whichThemEssential}</legend>
          {skillsRequired.map((skill, place) => (
            <Checkbox
              key={skill.name}
              label={skill.name}
              checked={skill.must}
              onChange={(event) => {
                const must = event.currentTarget.checked
                form.setFieldValue(
                  'skillsRequired',
                  skillsRequired.map((one, index) => (index === place ? { ...one, must } : one)),
                )
              }}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
