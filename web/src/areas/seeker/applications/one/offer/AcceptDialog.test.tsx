import { application, applicationDetail } from '@evenshift/contract/model/application/application'
import { message } from '@evenshift/contract/model/application/message'
import { seekerMeeting } from '@evenshift/contract/model/meeting/meeting'
import { seekerOffer } from '@evenshift/contract/model/offer'
import { profile } from '@evenshift/contract/model/profile/profile'
import { weekFit } from '@evenshift/contract/model/week'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AcceptDialog } from '#web/areas/seeker/applications/one/offer/AcceptDialog'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const fits = { shiftsFit: 1, shiftsTotal: 1, clashes: [] }
const open = (fit: Parameters<typeof sample<typeof weekFit>>[1], phone: string | null = null) => {
  const service = openService('seeker')
  service.answers({ profileDetails: () => ({ isUser: true, userProfile: [sample(profile, { phone })] }) })
  const offered = sample(applicationDetail, { offer: sample(seekerOffer, { weekFit: sample(weekFit, fit) }), meeting: null })
  return { service, user: show(<AcceptDialog application={offered} opened onClose={() => undefined} />) }
}

test('an offer that clashes with other work says so once more before it is accepted', async () => {
  const by = { day: 7, start: '10:00', end: '18:00', isWork: true }
  open({ shiftsFit: 0, shiftsTotal: 1, clashes: [{ day: 7, start: '09:30', end: '17:30', label: 'work at Greenbasket Grocers', by }] })
  await screen.findByText(
    'Clashes with your Saturday job at Greenbasket Grocers, 10:00–18:00. You can still accept: sort it out before you start.',
  )
  await expectAccessible(document.body)
})

test.each([
  ['2026-11-20T10:00:00Z', 1],
  ['2026-11-19T10:00:00Z', 0],
] as const)(
  'who asked something at %s of an offer of 20 November, 09:00, is reminded %i times that nobody has answered',
  async (createdAt, times) => {
    openService('seeker').answers({ profileDetails: () => ({ isUser: true, userProfile: [sample(profile, {})] }) })
    const offer = sample(seekerOffer, { sentAt: '2026-11-20T09:00:00Z', weekFit: sample(weekFit, fits) })
    const asked = sample(applicationDetail, { offer, messages: [sample(message, { from: 'seeker', createdAt })] })
    show(<AcceptDialog application={asked} opened onClose={() => undefined} />)
    await screen.findByText('Accept this offer?')
    expect(screen.queryAllByText(/^They haven’t answered your last message yet/)).toHaveLength(times)
  },
)

test.each([
  ['2099-12-05T14:00:00Z', 1],
  ['2020-12-05T14:00:00Z', 0],
] as const)('a chat agreed for %s is said to stay on %i times, and its address isn’t promised again', async (at, times) => {
  openService('seeker').answers({ profileDetails: () => ({ isUser: true, userProfile: [sample(profile, {})] }) })
  const meeting = sample(seekerMeeting, { kind: 'chat', status: 'agreed', at, place: '1 Quay Street' })
  const agreed = sample(applicationDetail, { offer: sample(seekerOffer, { weekFit: sample(weekFit, fits) }), meeting })
  show(<AcceptDialog application={agreed} opened onClose={() => undefined} />)
  await screen.findByText(/You’ll get the name of the person to ask for\./)
  const on = 'Your face-to-face chat on Sat 5 Dec, 14:00 stays on.'
  expect(screen.queryAllByText(on)).toHaveLength(times)
})

test('its terms are read once more, and one that fits says nothing of clashes', async () => {
  open(fits)
  await screen.findByText('Accept this offer?')
  for (const term of ['Pay', 'Hours', 'Shifts', 'Starts']) screen.getByText(term, { selector: 'dt' })
  expect(screen.queryByText(/^Clashes/)).toBeNull()
})

test('who gave no phone number may give one here, and it’s only promised once there is one', async () => {
  const { service, user } = open(fits)
  const phone = await screen.findByLabelText('Phone number (optional)')
  screen.getByText(/^They’ll get your email\./)
  service.answers({ changeProfile: () => new Refusal('INVALID_INPUT', { phone: 'Enter a phone number, like 07700 900123' }) })
  await user.type(phone, '123')
  screen.getByText(/^They’ll get your email\./)
  await user.clear(phone)
  await user.type(phone, '07700 900000')
  await user.click(screen.getByRole('button', { name: 'Accept offer' }))
  await screen.findByText('Enter a phone number, like 07700 900123')
  expect(document.activeElement).toBe(phone)
  expect(service.sent('answerOffer')).toEqual([])
  service.answers({ changeProfile: () => sample(profile, {}), answerOffer: () => sample(application, {}) })
  await user.clear(phone)
  await user.type(phone, '07700 900123')
  screen.getByText(/^They’ll get your phone number, 07700 900123, and email\./)
  await user.keyboard('{Tab}{Tab}{Enter}')
  await waitFor(() => expect(service.sent('answerOffer')).toMatchObject([{ body: { action: 'accept' } }]))
  expect(service.sent('changeProfile').at(-1)?.body).toEqual({ phone: '07700 900123' })
})

test('the number that they gave this employer for a call is filled in', async () => {
  openService('seeker').answers({ profileDetails: () => ({ isUser: true, userProfile: [sample(profile, { phone: null })] }) })
  const meeting = sample(seekerMeeting, { kind: 'phone', status: 'agreed', phone: '07700 900789' })
  show(<AcceptDialog application={sample(applicationDetail, { meeting })} opened onClose={() => undefined} />)
  expect(await screen.findByLabelText('Phone number (optional)')).toHaveProperty('value', '07700 900789')
})

test('who accepts without a number sends none, and whose profile has one isn’t asked', async () => {
  const { service, user } = open(fits)
  service.answers({ answerOffer: () => sample(application, {}) })
  await screen.findByLabelText('Phone number (optional)')
  await user.click(screen.getByRole('button', { name: 'Accept offer' }))
  await waitFor(() => expect(service.sent('answerOffer')).toHaveLength(1))
  expect(screen.queryByRole('status'), 'the page says it: a notice would lie over its foot').toBeNull()
  expect(service.sent('changeProfile')).toEqual([])
  cleanup()
  open(fits, '07700 900456')
  await screen.findByText(/^They’ll get your phone number, 07700 900456, and email\./)
  expect(screen.queryByLabelText('Phone number (optional)')).toBeNull()
})
