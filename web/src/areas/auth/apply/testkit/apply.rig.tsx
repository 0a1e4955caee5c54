/** Somebody signed out before the form that applies for a job, and what they do in it. */
import { HOUR_MS } from '@evenshift/contract/days'
import { advert } from '@evenshift/contract/model/job/advert'
import { application } from '@evenshift/contract/model/application/application'
import { location } from '@evenshift/contract/model/reference'
import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router'
import { expect } from 'vitest'
import { ApplyScreen } from '#web/areas/auth/apply/ApplyScreen'
import { session } from '#web/shared/session/current'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

export const jobId = '01890000-0000-7000-8000-000000000001'
export const sent = '01890000-0000-7000-8000-000000000009'
export const [tue, fri, sat] = ['1', '2', '3'].map((end) => `01890000-0000-7000-8000-00000000001${end}`) as [string, string, string]
export const barista = sample(advert, {
  _id: jobId,
  title: 'Weekend barista',
  employerName: 'Copper & Bean',
  logo: '',
  pay: '£12.90 an hour',
  location: 'Leeds',
  closingDate: '2098-11-26',
  replyBy: '2098-11-27',
  shifts: [
    { _id: tue, day: 3, start: '16:00', end: '20:00' },
    { _id: fri, day: 6, start: '15:00', end: '19:00' },
    { _id: sat, day: 7, start: '09:00', end: '13:00' },
  ],
  shiftsNeeded: 2,
  minimumAge: 16,
  startDate: null,
  skills: ['Barista coffee'],
  interests: ['Food and drink'],
  screeningQuestions: [],
  requiresCv: false,
  asksMore: false,
})

const Elsewhere = () => <p>{`At ${useLocation().pathname}`}</p>
const screens = (
  <Routes>
    <Route path="/apply/:jobId" element={<ApplyScreen />} />
    <Route path="*" element={<Elsewhere />} />
  </Routes>
)
export function showAt(address: string): UserEvent {
  const user = show(screens)
  act(() => {
    window.history.replaceState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  return user
}
export const grant = () => ({ accessToken: 'token', expiresAt: new Date(Date.now() + HOUR_MS).toISOString() })
/** Somebody signed out before a job. */
export async function open(more: Partial<typeof barista> = {}) {
  const service = openService('seeker')
  service.answers({
    renewToken: () => new Refusal('SESSION_EXPIRED'),
    confirm: grant,
    ownEmail: () => ({ email: 'sana.raza@student.example', isBouncing: false }),
    locations: () => [sample(location, { name: 'Leeds' }), sample(location, { name: 'York' })],
    openAdvert: () => ({ ...barista, ...more }),
    profileDetails: () => ({ isUser: false, userProfile: [] }),
    applyForJob: () =>
      sample(application, {
        _id: sent,
        replyBy: '2098-11-27T23:59:59.000Z',
        job: { ...sample(application).job, title: 'Weekend barista', employerName: 'Copper & Bean' },
      }),
  })
  await session.start()
  expect(session.state().status).toBe('signed_out')
  return { service, user: showAt(`/apply/${jobId}`) }
}
export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
export async function write(user: UserEvent, name: string, text: string) {
  await user.clear(field(name))
  await user.click(field(name))
  await user.paste(text)
}
export const birthDate = () => screen.getByRole('group', { name: 'Date of birth' })
export async function writeBirth(user: UserEvent, ...[year, month, day]: [number, number, number]) {
  for (const [name, part] of Object.entries({ Day: day, Month: month, Year: year })) await write(user, name, String(part))
}
export const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))
export const tick = (user: UserEvent, name: RegExp) => user.click(screen.getByRole('checkbox', { name }))

export async function fillIn(user: UserEvent) {
  await screen.findByRole('heading', { name: 'Apply in a minute' })
  await tick(user, /^Tue/)
  await tick(user, /^Sat/)
  await write(user, 'Full name', ' Sana  Mae Raza ')
  await write(user, 'Email', 'sana.raza@student.example')
  await write(user, 'Password', 'four plain words')
  await writeBirth(user, 2004, 6, 9)
  await press(user, 'Barista coffee')
  await write(user, 'One line about you (optional)', 'Two summers on the till.')
}
export async function toCode(user: UserEvent) {
  await fillIn(user)
  await press(user, 'Send application')
  await screen.findByRole('heading', { name: 'Check your email' })
  expect(document.activeElement).toBe(field('Code'))
}
export const seeSent = () => screen.findByRole('heading', { name: 'Application sent' })
export const typeCode = async (user: UserEvent) => user.type(field('Code'), '482 913')
