import { question } from '@evenshift/contract/model/interview/question'
import { useForm } from '@mantine/form'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type PostValues, blankPost } from '#web/areas/employer/posts/write/post-values'
import { InterviewQuestions } from '#web/areas/employer/posts/write/sheet/InterviewQuestions'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const asked = (place: number, category: 'motivation' | 'customer', wording: string) =>
  sample(question, { _id: `01890000-0000-7000-8000-00000000000${place}`, category, question: wording, isLocked: false })
const why = asked(1, 'motivation', 'Why this job?')
const queue = asked(2, 'customer', 'What do you do when the queue is long?')
const spill = asked(3, 'customer', 'A drink is spilt. What next?')

function open() {
  const service = openService('employer')
  service.answers({
    questions: ({ query }) => {
      const data = [why, queue, spill].filter((one) => one.question.includes(query.search ?? ''))
      return { data, pagination: { current: 1, pageSize: 50, total: data.length } }
    },
  })
  function Part() {
    const form = useForm<PostValues>({ initialValues: blankPost })
    return <InterviewQuestions form={form} />
  }
  return show(
    <main>
      <h1>A job</h1>
      <h2>Interview questions</h2>
      <Part />
    </main>,
  )
}
const fold = async (name: string) => (await screen.findByText(name)).closest('details')

test('the bank lies folded by kind until one is opened or it is searched; what is ticked stands above it', async () => {
  const user = open()
  expect((await fold('Motivation (1)'))?.open).toBe(false)
  const customers = await fold('Customers (2)')
  expect(customers?.open).toBe(false)
  await expectAccessible(document.body)
  await user.click(screen.getByText('Customers (2)'))
  await user.click(screen.getByRole('checkbox', { name: queue.question }))
  expect(customers?.open).toBe(true)
  within(screen.getByRole('list', { name: 'Chosen questions' })).getByText(queue.question)
  await user.type(screen.getByLabelText(/^Questions from your bank/), 'Why')
  await waitFor(() => expect(screen.queryByText('Customers (2)')).toBeNull())
  expect((await fold('Motivation (1)'))?.open).toBe(true)
})
