import { employerCompany } from '@evenshift/contract/employer/company'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ShareDialog } from '#web/areas/employer/interviews/share/ShareDialog'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const idOf = (n: number) => `01890000-0000-7000-8000-0000000000${n}`
const [applicationId, jobId, questionId, jo, sam] = [idOf(11), idOf(12), idOf(13), idOf(14), idOf(15)] as const

test('an answer is shared with a colleague who is chosen; what is refused is told at the choice, and the link is copied', async () => {
  const service = openService('employer')
  const team = [
    { _id: jo, name: 'Jo', role: 'owner' as const, isMe: true },
    { _id: sam, name: 'Sam', role: 'reviewer' as const, isMe: false },
  ]
  service.answers({
    employerInfo: () => ({ ...sample(employerCompany.employerInfo.output, { role: 'owner' }), team }),
    shareInterview: () => new Refusal('INVALID_INPUT', { memberId: 'Choose someone else' }),
  })
  const onClose = vi.fn<() => void>()
  const question = { _id: questionId, question: 'How do you greet people?' }
  const user = show(<ShareDialog application={{ _id: applicationId, jobId }} question={question} onClose={onClose} />)
  const dialog = await screen.findByRole('dialog', { name: 'Share this answer' })
  const inside = within(dialog)
  await user.click(inside.getByRole('button', { name: 'Share answer' }))
  await inside.findAllByText('Choose a colleague')
  expect(service.sent('shareInterview')).toEqual([])
  await user.click(inside.getByRole('combobox', { name: 'Colleague' }))
  await screen.findByRole('option', { name: 'Sam' })
  expect(screen.queryByRole('option', { name: 'Jo' })).toBeNull()
  await user.click(screen.getByRole('option', { name: 'Sam' }))
  await expectAccessible(dialog)
  await user.click(inside.getByRole('button', { name: 'Share answer' }))
  await inside.findByText('Choose someone else')
  service.answers({ shareInterview: () => undefined })
  await user.click(inside.getByRole('button', { name: 'Share answer' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(service.sent('shareInterview').at(-1)?.body).toEqual({ applicationId, memberId: sam, questionId })

  await user.click(inside.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/applicants/${jobId}/${applicationId}#answer-${questionId}`)
})
