import { employerCompany } from '@evenshift/contract/employer/company'
import { employerSubscription } from '@evenshift/contract/employer/subscription'
import { employerMembers } from '@evenshift/contract/employer/members'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PeopleCard } from '#web/areas/employer/people/PeopleCard'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const entitlement = employerSubscription.entitlement.output

function open(seats: number) {
  openService('employer').answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'owner' }),
    members: () => [sample(employerMembers.members.output.element)],
    entitlement: () =>
      sample(entitlement, { limits: { ...sample(entitlement).limits, seats }, usage: { ...sample(entitlement).usage, seats: 1 } }),
  })
  show(
    <main>
      <PeopleCard />
    </main>,
  )
}

test('a plan whose every seat is taken leads to the plans and asks nobody', async () => {
  open(1)
  await screen.findByText('Just you. Your plan has one seat.')
  expect(screen.getByRole('link', { name: 'Upgrade to add people' }).getAttribute('href')).toBe('/subscription')
  expect(screen.queryByRole('button', { name: 'Invite someone' })).toBeNull()
  await expectAccessible(document.body)
})

test('a plan with a seat left asks somebody', async () => {
  open(2)
  await screen.findByRole('button', { name: 'Invite someone' })
  expect(screen.queryByRole('link', { name: 'Upgrade to add people' })).toBeNull()
})
