import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { JobseekerForm } from '#web/areas/auth/complete/jobseeker-values'
import { words } from '#web/areas/auth/complete/words'
import { seekerQuery } from '#web/shared/calls/seeker'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { SkillsField } from '#web/shared/skills/SkillsField'
import { ChipsField } from '#web/ui/choice/ChipsField'
import { NamesField } from '#web/ui/form/NamesField'
import { Foot } from '#web/ui/page/Foot'
import frame from '../AuthFrame.module.css'

interface ChoicesStepProps {
  readonly form: JobseekerForm
  readonly busy: boolean
  /** What was refused and belongs to no field. */
  readonly note: readonly string[]
  readonly onBack: () => void
  readonly onNext: () => void
}

/** Most first jobs are of these: their skills are there before a kind of work is chosen. */
const USUAL_SECTORS = ['Cafés, restaurants and takeaways', 'Shops and supermarkets']
const SECTORS_MOST = 10
const INTERESTS_MOST = 40

/** The kinds of work somebody looks for, what they can of each, and what they like. */
export function ChoicesStep({ form, busy, note, onBack, onNext }: ChoicesStepProps) {
  const { data: lists } = useQuery({ ...seekerQuery('interestDropdowns'), staleTime: Infinity })
  return (
    <form
      className={frame.footed}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <ChipsField
        label={words.choices.sectors.label}
        description={words.choices.sectors.hint(SECTORS_MOST)}
        names={lists?.skillsBySector.map(({ name }) => name) ?? []}
        most={SECTORS_MOST}
        shown={6}
        {...form.getInputProps('sectors')}
      />
      <SkillsField sectors={form.values.sectors.length > 0 ? form.values.sectors : USUAL_SECTORS} {...form.getInputProps('skills')} />
      <NamesField
        label={words.choices.interests.label}
        description={words.choices.interests.hint}
        names={lists?.interests.map(({ name }) => name) ?? []}
        most={INTERESTS_MOST}
        {...form.getInputProps('interests')}
      />
      <RefusalNote lines={note} />
      <Foot of="page">
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {words.next}
        </Button>
      </Foot>
      <Button variant="subtle" fullWidth onClick={onBack}>
        {words.back}
      </Button>
    </form>
  )
}
