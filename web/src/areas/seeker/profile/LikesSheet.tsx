import type { Profile } from '@evenshift/contract/model/profile/profile'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { type SectionProps, SectionSheet } from '#web/areas/seeker/profile/SectionSheet'
import { choicesOf, namesOf } from '#web/areas/seeker/profile/choices'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { words } from '#web/areas/seeker/profile/words'
import { seekerQuery } from '#web/shared/calls/seeker'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { ChipsField } from '#web/ui/choice/ChipsField'
import { NamesField } from '#web/ui/form/NamesField'

const SECTORS_MOST = 10
const INTERESTS_MOST = 40

interface LikesSheetProps extends SectionProps {
  readonly profile: Profile
}

/** The kinds of work somebody looks for, and what they like. */
export function LikesSheet({ profile, onClose }: LikesSheetProps) {
  const { data: lists } = useQuery({ ...seekerQuery('interestDropdowns'), staleTime: Infinity })
  const { data: sectors } = useQuery({ ...seekerQuery('sectors'), staleTime: Infinity })
  const form = useForm({ initialValues: { interests: namesOf(profile.interests), sectors: namesOf(profile.sectors) } })
  const refused = useRefusal(form, ['interests', 'sectors'])
  const change = useProfileChange(refused.calls)
  const save = form.onSubmit((values) =>
    change.mutate({ interests: choicesOf(values.interests), sectors: choicesOf(values.sectors) }, { onSuccess: onClose }),
  )
  return (
    <SectionSheet
      title={words.likes.title}
      text={words.likes.text}
      busy={change.isPending}
      changed={form.isDirty()}
      note={refused.note}
      onSubmit={save}
      onClose={onClose}
    >
      <ChipsField
        label={words.likes.sectors.label}
        names={namesOf(sectors)}
        most={SECTORS_MOST}
        shown={8}
        {...form.getInputProps('sectors')}
      />
      <NamesField
        label={words.likes.interests.label}
        description={words.likes.interests.hint}
        names={namesOf(lists?.interests)}
        most={INTERESTS_MOST}
        {...form.getInputProps('interests')}
      />
    </SectionSheet>
  )
}
