import { interestDropdowns, location } from '@evenshift/contract/model/reference'
import { cleanup, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { JobseekerSteps } from '#web/areas/auth/complete/JobseekerSteps'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const cafes = {
  _id: '01890000-0000-7000-8000-000000000001',
  name: 'Cafés, restaurants and takeaways',
  skills: ['Barista coffee', 'Taking orders'],
}

const bars = { _id: '01890000-0000-7000-8000-000000000002', name: 'Pubs and bars', skills: ['Pulling pints'] }

function open() {
  const service = openService('seeker')
  service.answers({
    locations: () => [sample(location, { name: 'Leeds' })],
    interestDropdowns: () => sample(interestDropdowns, { skills: [], interests: [], skillsBySector: [cafes, bars] }),
  })
  return { service, user: show(<JobseekerSteps made={false} onBegin={() => undefined} />) }
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
async function write(user: UserEvent, name: string, text: string) {
  await user.click(field(name))
  await user.paste(text)
}
const birth = () => screen.getByRole('group', { name: 'Date of birth' })
async function writeBirth(user: UserEvent, ...[year, month, day]: [number, number, number]) {
  for (const [name, part] of Object.entries({ Day: day, Month: month, Year: year })) {
    await user.clear(field(name))
    await write(user, name, String(part))
  }
}
async function choose(user: UserEvent, name: string, option: string) {
  await user.click(field(name))
  await user.click(await screen.findByRole('option', { name: option }))
}
async function tellWho(user: UserEvent) {
  await write(user, 'First name', 'Amira')
  await write(user, 'Last name', 'Khan')
  await writeBirth(user, 2004, 5, 17)
  await choose(user, 'City', 'Leeds')
}
async function sendChoices(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Cafés, restaurants and takeaways', pressed: false }))
  await user.click(await screen.findByRole('button', { name: 'Barista coffee' }))
  await write(user, 'Find or add a skill', 'Sign language')
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
}
const typed = (name: string) => ({ _id: null, name })
const person = {
  firstName: 'Amira',
  lastName: 'Khan',
  dateOfBirth: '2004-05-17',
  city: 'Leeds',
  sectors: [typed(cafes.name)],
  skills: [typed('Barista coffee'), typed('Sign language')],
  interests: [],
}

test('the first profile says where one sets off from and how, so that the first jobs are within reach', async () => {
  const { service, user } = open()
  await expectAccessible(screen.getByRole('main'))
  await tellWho(user)
  await write(user, 'Postcode (optional)', 'LS6 1AA')
  await choose(user, 'How you travel (optional)', 'By bike')
  await sendChoices(user)
  await screen.findByRole('heading', { name: 'When are you free?' })
  expect(service.sent('changeProfile')).toEqual([{ params: {}, query: {}, body: { ...person, postcode: 'LS6 1AA', travelMode: 'cycle' } }])
})

test('neither has to be told', async () => {
  const { service, user } = open()
  await tellWho(user)
  await sendChoices(user)
  await screen.findByRole('heading', { name: 'When are you free?' })
  expect(service.sent('changeProfile')[0]?.body).toEqual({ ...person, postcode: null, travelMode: null })
})

test('a postcode that can’t be one is told before the next step, and goes once it is put right', async () => {
  const { service, user } = open()
  await tellWho(user)
  await write(user, 'Postcode (optional)', 'LS99 ZZ')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(described(field('Postcode (optional)'))).toContain('Enter a full UK postcode, like LS6 1AA')
  screen.getByLabelText('First name')
  await user.clear(field('Postcode (optional)'))
  await write(user, 'Postcode (optional)', 'ls61aa')
  await sendChoices(user)
  await screen.findByRole('heading', { name: 'When are you free?' })
  expect(service.sent('changeProfile')).toHaveLength(1)
})

test('a postcode that is refused is told at its field, on the step that asks for it', async () => {
  const { service, user } = open()
  service.answers({ changeProfile: () => new Refusal('INVALID_INPUT', { postcode: 'Enter a full UK postcode, like LS6 1AA' }) })
  await tellWho(user)
  await write(user, 'Postcode (optional)', 'LS6 1AA')
  await sendChoices(user)
  await screen.findByText('Enter a full UK postcode, like LS6 1AA')
  expect(described(field('Postcode (optional)'))).toContain('Enter a full UK postcode, like LS6 1AA')
  expect(document.activeElement).toBe(field('Postcode (optional)'))
  expect(field('First name').value).toBe('Amira')
})

test('whoever is too young is told on the step that asks for the date of birth, from when they may come', async () => {
  const { service, user } = open()
  await tellWho(user)
  await writeBirth(user, 2004, 2, 31)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(described(birth())).toContain('There’s no 31 February')
  expect(['Day', 'Month', 'Year'].map((name) => field(name).dataset['error'])).toEqual(['true', 'true', 'true'])
  await writeBirth(user, 2098, 5, 17)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(described(birth())).toContain('Your date of birth must be in the past')
  await writeBirth(user, new Date().getFullYear() - 12, 5, 17)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(described(birth())).toMatch(/You’re too young to join yet. You can sign up from 1 July \d{4}\./)
  screen.getByRole('heading', { name: 'About you' })
  expect(service.sent('changeProfile')).toEqual([])
})

/** What a reload leaves of the page: its address and what the tab keeps. */
function reload(made: boolean) {
  const { href } = window.location
  cleanup()
  const user = show(<JobseekerSteps made={made} onBegin={() => undefined} />)
  window.history.replaceState(null, '', href)
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  return user
}

test('a reload keeps what was typed and the step, until the end', async () => {
  const { user } = open()
  await tellWho(user)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Cafés, restaurants and takeaways', pressed: false }))
  await user.click(await screen.findByRole('button', { name: 'Barista coffee' }))
  const again = reload(false)
  await screen.findByRole('heading', { name: 'What are you good at?' })
  expect((await screen.findByRole('button', { name: 'Barista coffee' })).getAttribute('aria-pressed')).toBe('true')
  await again.click(screen.getByRole('button', { name: 'Continue' }))
  await again.click(await screen.findByRole('button', { name: 'Weekends' }))
  const third = reload(true)
  await screen.findByRole('heading', { name: 'When are you free?' })
  expect(screen.getByRole('button', { name: 'Weekends' }).getAttribute('aria-pressed')).toBe('true')
  await third.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('heading', { name: 'What are you good at?' })
  await third.click(screen.getByRole('button', { name: 'Continue' }))
  await third.click(await screen.findByRole('button', { name: 'Skip for now' }))
  expect(sessionStorage.getItem('signUpDraft')).toBeNull()
})

test('the browser’s Back goes to the step before and asks nothing, and each step says which it is', async () => {
  const { user } = open()
  screen.getByText('Step 1 of 3')
  await tellWho(user)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'What are you good at?' })
  screen.getByText('Step 2 of 3')
  window.history.back()
  await screen.findByRole('heading', { name: 'About you' })
  screen.getByText('Step 1 of 3')
  expect(field('First name').value).toBe('Amira')
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** As the guard sends them. */
function Sent() {
  const navigate = useNavigate()
  useEffect(() => void navigate('/', { replace: true, state: { profile: 'inComplete' } }), [navigate])
  return <JobseekerSteps made={false} onBegin={() => undefined} />
}

test('that the profile is asked for is said once, and only to somebody who wanted to be elsewhere', async () => {
  open()
  expect(screen.queryByText('Please complete your profile.')).toBeNull()
  cleanup()
  show(<Sent />)
  expect(await screen.findAllByText('Please complete your profile.')).toHaveLength(1)
})

test('skills of cafés are there before a kind of work is chosen, and no choice is told above them', async () => {
  const { service, user } = open()
  await tellWho(user)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const coffee = await screen.findByRole('button', { name: 'Barista coffee' })
  expect(screen.queryByRole('button', { name: 'Pulling pints' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const fault = await screen.findByText('Choose at least one skill or interest')
  expect(fault.compareDocumentPosition(coffee) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(service.sent('changeProfile')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Pubs and bars' }))
  await screen.findByRole('button', { name: 'Pulling pints' })
  await expectAccessible(screen.getByRole('main'))
})
