import type { Profile } from '@evenshift/contract/model/profile'
import type { Option } from '@evenshift/contract/model/reference'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { FormCard } from '#web/areas/seeker/profile/FormCard'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { seekerQuery } from '#web/shared/calls/seeker'
import { MultiSelectField } from '#web/ui/form/MultiSelectField'

type Choice = Profile['skills'][number]

const idsOf = (chosen: readonly Choice[]): string[] => chosen.flatMap(({ _id }) => (_id === null ? [] : [_id]))
const optionsOf = (list: readonly Option[], chosen: readonly Choice[]) => {
  const known = new Set(list.map(({ _id }) => _id))
  const own = chosen.flatMap(({ _id, name }) => (_id === null || known.has(_id) ? [] : [{ _id, name }]))
  return [...list, ...own].map(({ _id, name }) => ({ value: _id, label: name }))
}

/** Skills and interests from our lists; names that were typed elsewhere stay with the profile. */
export function ChoicesForm({ profile }: { readonly profile: Profile }) {
  const { data } = useQuery({ ...seekerQuery('interestDropdowns'), staleTime: Infinity })
  const form = useForm({ initialValues: { skills: idsOf(profile.skills), interests: idsOf(profile.interests) } })
  const change = useProfileChange(form.setErrors)
  const skills = optionsOf(data?.skills ?? [], profile.skills)
  const interests = optionsOf(data?.interests ?? [], profile.interests)
  const chosenOf = (ids: readonly string[], options: typeof skills, before: readonly Choice[]): Choice[] => [
    ...options.filter(({ value }) => ids.includes(value)).map(({ value, label }) => ({ _id: value, name: label })),
    ...before.filter(({ _id }) => _id === null),
  ]
  const save = form.onSubmit((values) =>
    change.mutate(
      {
        skills: chosenOf(values.skills, skills, profile.skills),
        interests: chosenOf(values.interests, interests, profile.interests),
      },
      { onSuccess: () => form.resetDirty() },
    ),
  )
  return (
    <FormCard
      title="Skills and interests"
      text="Jobs are matched with these. Type a few letters to find one."
      busy={change.isPending}
      changed={form.isDirty()}
      onSubmit={save}
    >
      <MultiSelectField label="Skills" options={skills} most={40} {...form.getInputProps('skills')} />
      <MultiSelectField label="Interests" options={interests} most={40} {...form.getInputProps('interests')} />
    </FormCard>
  )
}
