import { useForm } from '@mantine/form'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type PostValues, blankPost } from '#web/areas/employer/posts/write/post-values'
import { ThePeople } from '#web/areas/employer/posts/write/sheet/ThePeople'
import { described, show } from '#web/testkit/screen'

const shift = { start: '09:00', end: '13:00', breakMinutes: 0, people: 2 }
function Part({ shiftsNeeded }: Pick<PostValues, 'shiftsNeeded'>) {
  const shifts = [6, 7].map((day) => ({ ...shift, day }))
  const form = useForm<PostValues>({ initialValues: { ...blankPost, shifts, shiftsNeeded, vacancies: 2 } })
  return <ThePeople form={form} />
}

test.each([
  [1, 'Your shifts have places for 4 people'],
  [null, 'Your shifts need 2 people'],
])('of a job whose people work at least %s shifts the sheet says how many the shifts take', (shiftsNeeded, said) => {
  show(<Part shiftsNeeded={shiftsNeeded} />)
  expect(described(screen.getByRole('textbox', { name: 'How many people do you need?' }))).toContain(said)
})
