import { employerCompany } from '@evenshift/contract/employer/company'
import { employerSubscription } from '@evenshift/contract/employer/subscription'
import { question } from '@evenshift/contract/model/interview/question'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuestionsScreen } from '#web/areas/employer/questions/QuestionsScreen'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const when = sample(question, { question: 'Which days can you work?', category: 'availability' })
const why = sample(question, { _id: '01890000-0000-7000-8000-000000000002', question: 'Why this job?', category: 'motivation' })

const samplesOf = (count: number, timesUsed = 0) =>
  Array.from({ length: count }, (_, place) =>
    sample(question, {
      _id: `01890000-0000-7000-8000-0000000001${String(place).padStart(2, '0')}`,
      question: `Sample ${place}`,
      isTemplate: true,
      timesUsed,
    }),
  )
async function openBank(questions: readonly (typeof when)[]) {
  openService('employer').answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'owner' }),
    entitlement: () => sample(employerSubscription.entitlement.output),
    questions: () => ({ data: [...questions], pagination: { current: 1, pageSize: 50, total: questions.length } }),
  })
  const user = show(
    <main>
      <QuestionsScreen />
    </main>,
  )
  await screen.findByRole('heading', { name: 'Samples' })
  const rows = () => within(screen.getByRole('region', { name: 'Samples' })).getAllByRole('listitem')
  return { user, rows }
}

test('a company’s own questions are apart from the samples, of which ten are shown until all are asked for', async () => {
  const own = { ...why, isTemplate: false }
  const { user, rows } = await openBank([own, ...samplesOf(12)])
  within(screen.getByRole('region', { name: 'Yours' })).getByRole('button', { name: 'Why this job?' })
  expect(rows()).toHaveLength(10)
  await user.click(screen.getByRole('button', { name: 'Show all 12 samples' }))
  expect(rows()).toHaveLength(12)
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
  await expectAccessible(document.body)
})

test.each([
  ['six for a company that has used none', 0, 6],
  ['ten for one that has', 2, 10],
])('of the samples are shown %s', async (_, timesUsed, shown) => {
  const { rows } = await openBank(samplesOf(12, timesUsed))
  expect(rows()).toHaveLength(shown)
})

test('the bank is read one category at a time, and one without questions says so', async () => {
  const service = openService('employer')
  service.answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'owner' }),
    entitlement: () => sample(employerSubscription.entitlement.output),
    questions: ({ query }) => {
      const data = [when, why].filter(({ category }) => query.category === undefined || category === query.category)
      return { data, pagination: { current: 1, pageSize: 50, total: data.length } }
    },
  })
  const user = show(
    <main>
      <QuestionsScreen />
    </main>,
  )
  await screen.findByRole('button', { name: 'Why this job?' })
  const pills = within(screen.getByRole('group', { name: 'Filter by category' }))
  const press = (name: string) => user.click(pills.getByRole('button', { name }))
  await expectAccessible(document.body)

  await press('Availability')
  await expect.poll(() => screen.queryByRole('button', { name: 'Why this job?' })).toBeNull()
  screen.getByRole('button', { name: 'Which days can you work?' })
  expect(pills.getByRole('button', { name: 'Availability' }).getAttribute('aria-pressed')).toBe('true')

  await press('Other')
  await screen.findByText('No questions in this category')
  await press('All')
  await screen.findByRole('button', { name: 'Why this job?' })
})
