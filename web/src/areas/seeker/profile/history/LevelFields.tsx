import type { Output } from '@evenshift/contract/call'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { GradedRows } from '#web/areas/seeker/profile/history/GradedRows'
import type { EducationValues } from '#web/areas/seeker/profile/history/education-values'
import { words } from '#web/areas/seeker/profile/history/words'
import { NameField } from '#web/ui/form/NameField'

export type EducationLists = Output<SeekerService['educationDropdowns']>
export interface EducationFormProps {
  readonly form: UseFormReturnType<EducationValues>
  /** Undefined until they are there; names can be typed meanwhile. */
  readonly lists: EducationLists | undefined
}

const namesOf = (rows: readonly { readonly name: string }[] = []): string[] => rows.map(({ name }) => name)
const isAmong = (names: readonly string[], name: string): boolean => names.some((one) => one.toLowerCase() === name.trim().toLowerCase())

/** The fields that belong to the chosen level, and no others. */
export function LevelFields({ form, lists }: EducationFormProps) {
  const abroad = form.values.isOutsideUk
  switch (form.values.level) {
    case 'school':
      return (
        <>
          <SchoolFields form={form} />
          <GradedRows
            form={form}
            list="subjects"
            {...words.study.subjects}
            most={20}
            names={[]}
            gradesOf={() => (abroad ? [] : (lists?.gradesOfLevel.school ?? []))}
          />
        </>
      )
    case 'a_level': {
      const names = namesOf(lists?.aLevelSubjects)
      return (
        <>
          <SchoolFields form={form} />
          <GradedRows
            form={form}
            list="aLevels"
            {...words.study.aLevels}
            most={10}
            names={names}
            gradesOf={(name) => (!abroad && isAmong(names, name) ? (lists?.gradesOfLevel.a_level ?? []) : [])}
          />
        </>
      )
    }
    case 'alternative':
      return (
        <>
          <TextInput label={words.study.college.label} maxLength={160} {...form.getInputProps('nameOfInstitution')} />
          <GradedRows
            form={form}
            list="alternativeQualifications"
            {...words.study.qualifications}
            most={10}
            names={namesOf(lists?.alternativeQualifications)}
            gradesOf={(name) => lists?.alternativeQualifications.find((row) => isAmong([row.name], name))?.grades ?? []}
          />
        </>
      )
    case 'university':
      return (
        <>
          <NameField
            label={words.study.university.label}
            names={namesOf(lists?.universities)}
            required
            {...form.getInputProps('university')}
          />
          <NameField label={words.study.degree.label} names={namesOf(lists?.degrees)} required {...form.getInputProps('degree')} />
          <NameField
            label={words.study.field.label}
            names={namesOf(lists?.fieldsOfStudy)}
            required
            {...form.getInputProps('fieldOfStudy')}
          />
          <TextInput label={words.study.placement.label} maxLength={160} {...form.getInputProps('internshipPlacement')} />
        </>
      )
  }
}

function SchoolFields({ form }: Pick<EducationFormProps, 'form'>) {
  return (
    <>
      <TextInput label={words.study.school.label} maxLength={160} required {...form.getInputProps('schoolName')} />
      <TextInput label={words.study.board.label} maxLength={160} {...form.getInputProps('universityBoard')} />
    </>
  )
}
