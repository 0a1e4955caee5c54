import { applicationDetail } from '@evenshift/contract/model/application/application'
import { seekerOffer } from '@evenshift/contract/model/offer'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OfferInFull } from '#web/areas/seeker/applications/one/offer/OfferInFull'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

test('what the employer wrote stands straight after the head, before what is offered', async () => {
  openService('seeker')
  const made = sample(applicationDetail)
  const application = {
    ...made,
    status: 'offered' as const,
    meeting: null,
    job: { ...made.job, title: 'Barista', employerName: 'Copper & Bean' },
  }
  show(
    <main>
      <OfferInFull application={application} offer={sample(seekerOffer, { message: 'We liked how you spoke about the farm shop.' })} />
    </main>,
  )
  const [title, first, next] = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(title).toMatch(/Barista/)
  expect(first).toBe('Copper & Bean writes')
  expect(next).toMatch(/^What you/)
  screen.getByText('“We liked how you spoke about the farm shop.”')
  await expectAccessible(document.body)
})
