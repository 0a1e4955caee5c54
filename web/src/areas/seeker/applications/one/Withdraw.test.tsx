import { application as applicationShape } from '@evenshift/contract/model/application/application'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Withdraw } from '#web/areas/seeker/applications/one/Withdraw'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const bare = sample(applicationShape)
const inStatus = (status: ApplicationStatus) => ({ ...bare, status, job: { ...bare.job, employerName: 'Copper & Bean' } })

test('an application is withdrawn', async () => {
  const service = openService('seeker')
  const user = show(<Withdraw application={inStatus('applied')} />)
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Withdraw your application?' })).getByRole('button', { name: 'Withdraw' }),
  )
  await screen.findByText('Application withdrawn')
  expect(service.sent('withdrawApplication')).toHaveLength(1)
})

test('whoever accepted pulls out of the job, and reads before that the employer is told and what else they can do', async () => {
  const service = openService('seeker')
  const user = show(<Withdraw application={inStatus('offer_accepted')} />)
  await user.click(screen.getByRole('button', { name: 'Pull out' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Pull out of this job?' }))
  sheet.getByText(
    'Copper & Bean will be told straight away, and your shifts are open to others again. They keep your messages. Only one date a problem? Message Copper & Bean.',
  )
  sheet.getByRole('radio', { name: 'It’s too far to travel' })
  await user.click(sheet.getByRole('button', { name: 'Keep the job' }))
  expect(service.sent('withdrawApplication')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Pull out' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pull out' }))
  await screen.findByText('You’ve pulled out. We’ve told Copper & Bean.')
})

test('nobody is offered to withdraw what has ended', () => {
  openService('seeker')
  show(<Withdraw application={inStatus('rejected')} />)
  expect(screen.queryByRole('button')).toBeNull()
})
