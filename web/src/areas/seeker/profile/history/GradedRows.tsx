import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { RowList } from '#web/areas/seeker/profile/RowList'
import type { EducationValues, GradedList } from '#web/areas/seeker/profile/history/education-values'
import { words } from '#web/areas/seeker/profile/history/words'
import { NameField } from '#web/ui/form/NameField'
import { SelectField } from '#web/ui/form/SelectField'

interface GradedRowsProps {
  readonly form: UseFormReturnType<EducationValues>
  readonly list: GradedList
  readonly title: string
  /** What one of them is: "Subject". */
  readonly one: string
  readonly add: string
  readonly most: number
  readonly names: readonly string[]
  /** The grades that a subject or qualification of this name takes; none where any may be typed. */
  readonly gradesOf: (name: string) => readonly string[]
}

/** Subjects or qualifications, each with its grade where there is one. */
export function GradedRows({ form, list, title, one, add, most, names, gradesOf }: GradedRowsProps) {
  const rows = form.values[list]
  const rename = (place: number, name: string) => {
    const grades = gradesOf(name)
    // A grade of another scale would mean nothing.
    const kept = (grade: string | null) => (grade !== null && grades.length > 0 && !grades.includes(grade) ? null : grade)
    form.setFieldValue(
      list,
      rows.map((row, index) => (index === place ? { name, grade: kept(row.grade) } : row)),
    )
    form.clearFieldError(`${list}.${place}.name`)
  }
  return (
    <RowList
      title={title}
      count={rows.length}
      most={most}
      nameOf={(place) => words.study.row(one, place + 1)}
      add={add}
      fault={form.errors[list]}
      onAdd={() => {
        form.insertListItem(list, { name: '', grade: null })
        form.clearFieldError(list)
      }}
      onRemove={(place) => form.removeListItem(list, place)}
    >
      {(place) => {
        const { name = '', grade = null } = rows[place] ?? {}
        const grades = gradesOf(name)
        const error = form.errors[`${list}.${place}.grade`]
        const setGrade = (next: string | null) => form.setFieldValue(`${list}.${place}.grade`, next)
        return (
          <>
            <NameField
              label={words.study.row(one, place + 1)}
              names={names}
              value={name}
              onChange={(next) => rename(place, next)}
              error={form.errors[`${list}.${place}.name`]}
            />
            {grades.length > 0 ? (
              <SelectField
                label={words.study.grade.label}
                options={grades.map((value) => ({ value, label: value }))}
                clearable
                value={grade}
                onChange={setGrade}
                error={error}
              />
            ) : (
              <TextInput
                label={words.study.grade.label}
                maxLength={60}
                value={grade ?? ''}
                onChange={(event) => setGrade(event.currentTarget.value)}
                error={error}
              />
            )}
          </>
        )
      }}
    </RowList>
  )
}
