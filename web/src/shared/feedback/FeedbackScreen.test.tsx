import { feedbackOverview, ownFeedback } from '@evenshift/contract/model/feedback'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { employer } from '#web/shared/calls/employer'
import { FeedbackScreen } from '#web/shared/feedback/FeedbackScreen'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

function open(mine: readonly ReturnType<typeof sample<typeof ownFeedback>>[]) {
  const service = openService('employer')
  service.answers({ feedback: () => sample(feedbackOverview, { mine: [...mine] }) })
  show(
    <main>
      <FeedbackScreen side="employer" calls={employer} />
    </main>,
  )
  return service
}

test('before anything was sent there is only the form, which says where the reply comes', async () => {
  const service = open([])
  await waitFor(() => expect(service.sent('feedback')).toHaveLength(1))
  expect(screen.queryByRole('region', { name: 'What you sent' })).toBeNull()
  screen.getByText('A person reads every message. We’ll reply here and by email.')
  screen.getByText(/To report an applicant, go to their application\.$/)
  screen.getByRole('group', { name: 'Picture (optional)' })
  await expectAccessible(document.body)
})

test('what was sent is listed beside the form', async () => {
  open([sample(ownFeedback, { message: 'Let us copy a week.' })])
  await screen.findByRole('region', { name: 'What you sent' })
  screen.getByText('Let us copy a week.')
})
