import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { id, offer, openHome } from '#web/areas/seeker/home/testkit/home.rig'
import { onPhone } from '#web/testkit/phone'
import { expectAccessible } from '#web/testkit/screen'

test('what needs an answer stands in the order of its deadline, an offer too', async () => {
  const at = (day: number) => `2099-11-${day}T18:00:00Z`
  const meeting = { applicationId: id(2), jobTitle: 'Barista', employerName: 'Copper', logo: '', kind: 'trial', minutes: 120 } as const
  await openHome({
    expiringOffers: [{ ...offer, expiresAt: at(26) }],
    interviews: [{ applicationId: id(3), jobTitle: 'Tutor', employerName: 'Bright', logo: '', deadline: at(27) }],
    meetings: [{ ...meeting, _id: id(4), status: 'proposed', at: null, answerBy: at(25) }],
  })
  const links = (await screen.findAllByRole('link', { name: /^\d+\s?days/ })).map(({ textContent }) => textContent)
  expect(links.map((text) => /\d+ Nov/.exec(text ?? '')?.[0])).toEqual(['25 Nov', '26 Nov', '27 Nov'])
})

test('on a phone shows the two that run out first, and the way to the others', async () => {
  onPhone()
  const due = (n: number) => ({
    applicationId: id(n),
    jobTitle: 'Tutor',
    employerName: `Bright ${n}`,
    logo: '',
    deadline: `2099-11-2${n}T18:00:00Z`,
  })
  const message = { applicationId: id(6), jobTitle: 'Barista', employerName: 'Copper', logo: '', at: '2026-11-27T10:00:00Z' }
  await openHome({ interviews: [4, 2, 3, 5].map(due), messages: [message] })
  const others = await screen.findByRole('link', { name: '2 more to answer' })
  expect(others.getAttribute('href')).toBe('/applications/live')
  expect(screen.getAllByText(/^Interview, /).map(({ textContent }) => textContent)).toEqual(['Interview, Bright 2', 'Interview, Bright 3'])
  screen.getByText('Message from Copper')
  await expectAccessible(document.body)
})

test('on a phone leads to the offers where only offers are left', async () => {
  onPhone()
  const warned = vi.spyOn(console, 'error')
  await openHome({ expiringOffers: [1, 2, 3].map((n) => ({ ...offer, applicationId: id(n) })) })
  expect(warned.mock.calls, 'each has a line of its own among the money, named alike or not').toEqual([])
  warned.mockRestore()
  expect((await screen.findByRole('link', { name: '1 more to answer' })).getAttribute('href')).toBe('/applications/offers')
})
