import { applicationDetail } from '@evenshift/contract/model/application/application'
import { seekerOffer } from '@evenshift/contract/model/offer'
import { weekFit } from '@evenshift/contract/model/week'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AcceptDialog } from '#web/areas/seeker/applications/one/offer/AcceptDialog'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const open = (fit: Parameters<typeof sample<typeof weekFit>>[1]) => {
  openService('seeker')
  const application = sample(applicationDetail, { offer: sample(seekerOffer, { weekFit: sample(weekFit, fit) }) })
  show(<AcceptDialog application={application} opened onClose={() => undefined} />)
}

test('an offer that clashes with other work says so once more before it is accepted', async () => {
  open({ shiftsFit: 0, shiftsTotal: 1, clashes: [{ day: 7, start: '10:00', end: '18:00', label: 'work at Greenbasket Grocers' }] })
  await screen.findByText('Clashes Sat 10:00–18:00, work at Greenbasket Grocers. You can still accept: sort it out before you start.')
  await expectAccessible(document.body)
})

test('one that fits says nothing of clashes', async () => {
  open({ shiftsFit: 1, shiftsTotal: 1, clashes: [] })
  await screen.findByText('Accept this offer?')
  expect(screen.queryByText(/^Clashes/)).toBeNull()
})
