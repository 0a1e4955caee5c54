import type { Option } from '@evenshift/contract/model/reference'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { JobseekerForm } from '#web/areas/auth/complete/jobseeker-values'
import { seekerQuery } from '#web/shared/calls/seeker'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { MultiSelectField } from '#web/ui/form/MultiSelectField'
import frame from '../AuthFrame.module.css'

interface ChoicesStepProps {
  readonly form: JobseekerForm
  readonly busy: boolean
  /** What was refused and belongs to no field. */
  readonly note: readonly string[]
  readonly onBack: () => void
  readonly onNext: () => void
}

const MOST = 40
const labelled = (list: readonly Option[]) => list.map(({ _id, name }) => ({ value: _id, label: name }))

/** Skills and interests, found by their names. */
export function ChoicesStep({ form, busy, note, onBack, onNext }: ChoicesStepProps) {
  const { data } = useQuery({ ...seekerQuery('interestDropdowns'), staleTime: Infinity })
  const field = (key: 'skills' | 'interests') => {
    const list = data?.[key] ?? []
    return {
      options: labelled(list),
      most: MOST,
      value: form.values[key].flatMap(({ _id }) => (_id === null ? [] : [_id])),
      onChange: (ids: string[]) =>
        form.setFieldValue(
          key,
          list.filter(({ _id }) => ids.includes(_id)),
        ),
      error: (form.errors[key] as string | undefined) ?? null,
    }
  }
  return (
    <form
      className={frame.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <MultiSelectField label="Skills" description="Start typing, like “cust” for customer service." {...field('skills')} />
      <MultiSelectField label="Interests" description="Kinds of work you’d like." {...field('interests')} />
      <RefusalNote lines={note} />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        Next
      </Button>
      <Button variant="subtle" fullWidth onClick={onBack}>
        Back
      </Button>
    </form>
  )
}
