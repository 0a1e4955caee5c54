import type { FreePeople as Counted } from '@evenshift/contract/model/job/job'
import { useForm } from '@mantine/form'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type PostValues, blankPost } from '#web/areas/employer/posts/write/post-values'
import { FreePeople } from '#web/areas/employer/posts/write/preview/FreePeople'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const thursday = { day: 5, start: '17:00', end: '21:00', breakMinutes: 0, people: 2 }

function open(counted: Counted, more: Partial<PostValues> = {}) {
  const service = openService('employer')
  service.answers({ freePeople: () => counted })
  const held: { values: PostValues } = { values: blankPost }
  function Step() {
    const form = useForm<PostValues>({ initialValues: { ...blankPost, location: 'Leeds', shifts: [thursday], ...more } })
    held.values = form.values
    return (
      <>
        <FreePeople form={form} job={null} />
        <button type="button" onClick={() => form.setFieldValue('salary', 13)}>
          Pay
        </button>
      </>
    )
  }
  const user = show(
    <main>
      <Step />
    </main>,
  )
  return { service, user, values: () => held.values }
}

test('people who are free are counted, and a press takes the time that more are free at', async () => {
  const later = { day: 5, start: '18:00', end: '21:00' }
  const { user, values } = open({ people: 143, better: { how: 'start', index: 0, shifts: [later], people: 171 } })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('143 people nearby are free for these shifts'))
  expect(screen.getByText(/and 171 are free\./)).toBeTruthy()
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Start Thursday at 18:00' }))
  expect(values().shifts).toEqual([{ ...thursday, start: '18:00' }])
  expect(values().hoursPerWeek).toBe(3)
})

test('too few to tell are not told, and there is a way on once the pay is written too', async () => {
  const { service, user } = open({ people: null, better: null })
  await waitFor(() => expect(service.sent('freePeople')).toHaveLength(1))
  await screen.findByText('Fewer than 5 people nearby are free for these shifts so far')
  expect(screen.queryByText(/More people join/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Pay' }))
  await screen.findByText('More people join every day, and your job reaches them too. You can also try other times.')
})

test('a shift less is proposed by its day, and takes that shift away', async () => {
  const friday = { day: 6, start: '17:00', end: '21:00', breakMinutes: 0, people: 2 }
  const { day, start, end } = thursday
  const without: Counted['better'] = { how: 'without', index: 1, shifts: [{ day, start, end }], people: 171 }
  const { user, values } = open({ people: 143, better: without }, { shifts: [thursday, friday] })
  await user.click(await screen.findByRole('button', { name: 'Leave out Friday' }))
  expect(values().shifts).toEqual([thursday])
})

test('without a shift nobody is asked for, and the card keeps its place', () => {
  const { service } = open({ people: 143, better: null }, { shifts: [] })
  expect(service.sent('freePeople')).toEqual([])
  expect(screen.getByText('Add a shift to see how many people nearby are free for it')).toBeTruthy()
})
