import { employerJob } from '@evenshift/contract/model/job/job'
import { useForm } from '@mantine/form'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type PostValues, blankPost, postInputOf, postValuesOf } from '#web/areas/employer/posts/write/post-values'
import { FirstDay } from '#web/areas/employer/posts/write/sheet/FirstDay'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const id = '01890000-0000-7000-8000-000000000009'
const withPhoto = { ...sample(employerJob), entrancePhoto: `incoming/${id}`, entrancePhotoId: id }

function open(job = sample(employerJob), errors: Record<string, string> = {}) {
  openService('employer')
  const held: { values: PostValues } = { values: blankPost }
  function Part() {
    const { arrival } = blankPost
    const form = useForm<PostValues>({ initialValues: { ...postValuesOf(job), arrival }, initialErrors: errors })
    held.values = form.values
    return <FirstDay form={form} job={job} />
  }
  const user = show(
    <main>
      <Part />
    </main>,
  )
  return { user, sent: () => postInputOf(held.values) }
}

test('what is written of the first day is sent as it is, a phone number without its blanks', async () => {
  const { user, sent } = open()
  await user.type(screen.getByLabelText('Address'), '31 Brudenell Parade')
  await user.type(screen.getByLabelText('Contact'), 'Rosa Marin')
  await user.type(screen.getByLabelText('Their phone number'), ' 0113 496 0142 ')
  await user.type(screen.getByLabelText('What to bring'), 'Your passport')
  const written = { address: '31 Brudenell Parade', contactName: 'Rosa Marin', contactPhone: '0113 496 0142', bring: 'Your passport' }
  expect(sent().arrival).toEqual({ ...written, askFor: '', wear: '' })
  await expectAccessible(document.body)
})

test('each refusal is told at its field', async () => {
  open(sample(employerJob), { 'arrival.contactPhone': 'No number.', entrancePhoto: 'No photo.' })
  expect(described(screen.getByLabelText('Their phone number'))).toContain('No number.')
  expect(within(await screen.findByRole('group', { name: 'Photo of the entrance' })).getByText('No photo.')).toBeTruthy()
})

test('a photo that the job has is shown, and gone once it is removed', async () => {
  const { user, sent } = open(withPhoto)
  expect(await screen.findByRole('img', { name: 'The entrance, as people see it' })).toBeTruthy()
  expect(sent().entrancePhoto).toBe(withPhoto.entrancePhoto)
  await user.click(screen.getByRole('button', { name: 'Remove the photo' }))
  expect(screen.queryByRole('img')).toBeNull()
  expect(sent().entrancePhoto).toBeNull()
})
