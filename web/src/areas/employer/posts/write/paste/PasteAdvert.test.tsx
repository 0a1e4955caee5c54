import { advertReading } from '@evenshift/contract/model/job/advert-reading'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReadCard } from '#web/areas/employer/posts/write/paste/ReadCard'
import { type PostValues, blankPost } from '#web/areas/employer/posts/write/post-values'
import { valuesOfReading } from '#web/areas/employer/posts/write/paste/reading-values'
import { PostStart } from '#web/areas/employer/posts/write/roles/PostStart'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const reading = sample(advertReading, {
  title: { value: 'Weekend barista', from: 'Weekend barista wanted' },
  role: {
    value: {
      role: { _id: '01890000-0000-7000-8000-000000000001', name: 'Barista' },
      sector: { _id: '01890000-0000-7000-8000-000000000002', name: 'Cafés' },
    },
    from: 'barista',
  },
  description: 'We’re a small café.',
  tasks: [{ value: 'Make coffee', from: '- Make coffee' }],
  skills: [],
  shifts: [{ value: { day: 7, start: '08:00', end: '15:00' }, from: 'Sat 8am-3pm' }],
  hoursPerWeek: null,
  pay: { value: { amount: 13.2, most: null, unit: 'hour' }, from: '£13.20 per hour' },
  city: { value: 'York', from: 'York' },
  postcode: null,
  startDate: null,
  contractType: { value: 'casual', from: 'Casual' },
})

test('a pasted advert begins a job with what was read in it, and loses nothing when it is refused', async () => {
  const service = openService('employer')
  service.answers({
    roleStarts: () => [],
    ongoingJobs: () => ({ data: [], pagination: { current: 1, pageSize: 3, total: 0 } }),
    readAdvert: () => new Refusal('INVALID_INPUT', { text: 'The advert is at most 10000 characters' }),
  })
  const begun: PostValues[] = []
  const blank = { ...blankPost, location: 'Leeds', postcode: 'LS1 4AP', contractLength: 'ongoing' as const }
  const user = show(
    <main>
      <PostStart blank={blank} onBegin={(values) => begun.push(values)} />
    </main>,
  )
  await user.click(await screen.findByRole('button', { name: /Paste (an advert|the text here)/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Paste an advert' }))
  const send = sheet.getByRole('button', { name: 'Read advert' })
  await user.click(send)
  await sheet.findByText('Paste the text of your advert')
  await user.type(sheet.getByLabelText('Your advert'), 'Weekend barista wanted')
  await expectAccessible(document.body)
  await user.click(send)
  await sheet.findByText('The advert is at most 10000 characters')
  expect(sheet.getByLabelText('Your advert')).toHaveProperty('value', 'Weekend barista wanted')
  service.answers({ readAdvert: () => reading })
  await user.click(send)
  await waitFor(() => expect(begun).toHaveLength(1))
  expect(begun[0]).toMatchObject({
    title: 'Weekend barista',
    jobRole: 'Barista',
    responsibilities: 'Make coffee',
    salary: 13.2,
    location: 'York',
    postcode: '',
    contractType: 'casual',
    contractLength: null,
    shifts: [{ day: 7, start: '08:00', end: '15:00', breakMinutes: 30 }],
  })
})

test('what was read is told with its words, and what neither it nor the company says by its name', async () => {
  let isHidden = false
  const company = { ...blankPost, location: 'York', postcode: 'YO1 9ZZ' }
  const values = valuesOfReading(company, reading, '2026-11-30')
  openService('employer')
  const user = show(
    <main>
      <ReadCard reading={reading} values={values} onHide={() => (isHidden = true)} />
    </main>,
  )
  const card = screen.getByRole('region', { name: 'Read from your text' })
  expect(card.textContent).toContain('Pay£13.20 an hour“£13.20 per hour”')
  expect(card.textContent).toContain('Shifts1 shift“Sat 8am-3pm”')
  expect(card.textContent).toContain('We couldn’t find: skills. Check the rest, then add these.')
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  expect(isHidden).toBe(true)
})
