import type { Profile } from '@evenshift/contract/model/profile/profile'
import type { Option } from '@evenshift/contract/model/reference'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { BackedSkills } from '#web/areas/seeker/profile/BackedSkills'
import { FormCard } from '#web/areas/seeker/profile/FormCard'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { seekerQuery } from '#web/shared/calls/seeker'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { NamesField } from '#web/ui/form/NamesField'

const namesOf = (rows: readonly Pick<Option, 'name'>[] = []): string[] => rows.map(({ name }) => name)
/** The server knows which of them our lists have. */
const choicesOf = (names: readonly string[]) => names.map((name) => ({ _id: null, name }))

/** Skills, interests and sectors, of our lists or typed. */
export function ChoicesForm({ profile }: { readonly profile: Profile }) {
  const { data: lists } = useQuery({ ...seekerQuery('interestDropdowns'), staleTime: Infinity })
  const { data: sectors } = useQuery({ ...seekerQuery('sectors'), staleTime: Infinity })
  const form = useForm({
    initialValues: { skills: namesOf(profile.skills), interests: namesOf(profile.interests), sectors: namesOf(profile.sectors) },
  })
  const refused = useRefusal(form, ['skills', 'interests', 'sectors'])
  const change = useProfileChange(refused.calls)
  const save = form.onSubmit((values) =>
    change.mutate(
      { skills: choicesOf(values.skills), interests: choicesOf(values.interests), sectors: choicesOf(values.sectors) },
      { onSuccess: () => form.resetDirty(values) },
    ),
  )
  return (
    <FormCard
      title="Skills and interests"
      what="your skills and interests"
      text="We use these to match you to jobs. Start typing to choose one, or add your own and press Enter."
      busy={change.isPending}
      changed={form.isDirty()}
      note={refused.note}
      onSubmit={save}
    >
      <NamesField label="Skills" names={namesOf(lists?.skills)} most={40} {...form.getInputProps('skills')} />
      <BackedSkills skills={profile.skillBacking} />
      <NamesField label="Interests" names={namesOf(lists?.interests)} most={40} {...form.getInputProps('interests')} />
      <NamesField label="Kinds of work you want" names={namesOf(sectors)} most={10} {...form.getInputProps('sectors')} />
    </FormCard>
  )
}
