import type { Profile } from '@evenshift/contract/model/profile/profile'
import { useForm } from '@mantine/form'
import { BackedSkills } from '#web/areas/seeker/profile/BackedSkills'
import { type SectionProps, SectionSheet } from '#web/areas/seeker/profile/SectionSheet'
import { choicesOf, namesOf } from '#web/areas/seeker/profile/choices'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { words } from '#web/areas/seeker/profile/words'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { SkillsField } from '#web/shared/skills/SkillsField'

interface SkillsSheetProps extends SectionProps {
  readonly profile: Profile
}

/** What somebody can: chosen by kind of work or typed, and what backs each that is saved. */
export function SkillsSheet({ profile, onClose }: SkillsSheetProps) {
  const form = useForm({ initialValues: { skills: namesOf(profile.skills) } })
  const refused = useRefusal(form, ['skills'])
  const change = useProfileChange(refused.calls)
  return (
    <SectionSheet
      title={words.skills.title}
      text={words.skills.text}
      busy={change.isPending}
      changed={form.isDirty()}
      note={refused.note}
      onSubmit={form.onSubmit(({ skills }) => change.mutate({ skills: choicesOf(skills) }, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <SkillsField sectors={namesOf(profile.sectors)} withOthers {...form.getInputProps('skills')} />
      <BackedSkills skills={profile.skillBacking} />
    </SectionSheet>
  )
}
