import { companyRecord } from '@evenshift/contract/model/company/company-record'
import { location } from '@evenshift/contract/model/reference'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { CompleteEmployer } from '#web/areas/auth/complete/CompleteEmployer'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const sector = { _id: '01890000-0000-7000-8000-000000000001', name: 'Cafés, restaurants and takeaways' }
const record = sample(companyRecord, {
  registrationNumber: '90000101',
  name: 'THE CORNER CAFE LTD',
  status: 'active',
  statusDetail: null,
  address: { lines: ['12 Larkspur Row'], town: 'Leeds', postcode: 'LS1 4AP' },
  suggestedSector: sector,
  warnings: [],
})

afterEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

function open() {
  const service = openService('employer')
  service.answers({
    locations: () => [sample(location, { name: 'Leeds' })],
    employerSectors: () => [sector],
    findCompanies: () => [{ registrationNumber: '90000101', name: record.name, status: 'active', address: '12 Larkspur Row, Leeds' }],
    lookUpCompany: () => record,
  })
  return { service, user: show(<CompleteEmployer />) }
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))
async function write(user: UserEvent, name: string, text: string) {
  await user.click(field(name))
  await user.paste(text)
}
async function findByName(user: UserEvent) {
  await write(user, 'Company name or number', 'corner cafe')
  await press(user, 'Find company')
  await user.click(await screen.findByRole('button', { name: /^The Corner Cafe/ }))
  await screen.findByText(/^The Corner Cafe Ltd is an active company on the register/)
  await user.click(field('Number of employees'))
  await user.click((await screen.findAllByRole('option'))[0] ?? document.body)
}
async function tellWho(user: UserEvent) {
  await write(user, 'Your name', 'Alex Marlow')
  await tellRest(user)
}
async function tellRest(user: UserEvent) {
  await write(user, 'Your role', 'Manager')
  await write(user, 'Phone', '0113 496 0123')
}

test('a company found by its name fills in its public name and address, and is sent with the person of the second step', async () => {
  const { service, user } = open()
  await findByName(user)
  expect(field('Company name').value).toBe('The Corner Cafe')
  expect(field('Postcode').value).toBe('LS1 4AP')
  await expectAccessible(document.body)
  await press(user, 'Continue')
  await screen.findByRole('heading', { name: 'Who should we contact?' })
  await tellWho(user)
  await press(user, 'Create company')
  expect(service.sent('createEmployer').at(-1)?.body).toMatchObject({
    registrationNumber: '90000101',
    companyName: 'The Corner Cafe',
    city: 'Leeds',
    sectorId: sector._id,
    contactName: 'Alex Marlow',
  })
})

test('another name than the registered one says at its field that a person looks first, as a shorter one is another', async () => {
  const { user } = open()
  await findByName(user)
  const name = field('Company name')
  expect(described(name)).toBe('As people know you')
  await user.clear(name)
  await write(user, 'Company name', 'Corner Café Limited')
  expect(described(name), 'as the register compares it').toBe('As people know you')
  await user.clear(name)
  await write(user, 'Company name', 'Corner')
  expect(described(name)).toMatch(/^Companies House has The Corner Cafe Ltd\. With another name we can’t approve you straight away/)
})

test('the nearest city is filled in too where the list of cities comes late', async () => {
  const { service, user } = open()
  let come = (): void => undefined
  const late = new Promise<void>((resolve) => (come = resolve))
  service.answers({ locations: () => late.then(() => [sample(location, { name: 'Leeds' })]) })
  await write(user, 'Company name or number', '90000101')
  await press(user, 'Find company')
  await waitFor(() => expect(service.sent('lookUpCompany')).toHaveLength(1))
  come()
  await screen.findByText(/^The Corner Cafe Ltd is an active company on the register/)
  expect(field('Nearest city').value).toBe('Leeds')
})

test('finding the company is the main thing until there is one, and whoever came with the wrong account can sign out', async () => {
  const { user } = open()
  const isFilled = (name: string) => screen.getByRole('button', { name }).getAttribute('data-variant') === 'filled'
  screen.getByRole('button', { name: 'Sign out' })
  expect([isFilled('Find company'), isFilled('Continue')]).toEqual([true, false])
  await findByName(user)
  expect([isFilled('Find company'), isFilled('Continue')]).toEqual([false, true])
})

test('nobody goes on before a company is found or said to have no number', async () => {
  const { user } = open()
  await press(user, 'Continue')
  expect(described(field('Company name or number'))).toContain('Find your company first')
  await user.click(screen.getByText('We don’t have one'))
  await press(user, 'Continue')
  expect(described(field('Company name'))).toContain('Enter the company name')
  expect(described(field('Town'))).toContain('Enter the town')
})

test('who has no company number reads what shows it’s them and how long it takes, and writes no more than is needed', async () => {
  const { service, user } = open()
  await user.click(screen.getByText('We don’t have one'))
  screen.getByRole('heading', { level: 1, name: 'Tell us about your business' })
  const card = within(screen.getByRole('region', { name: 'You don’t need one' }))
  card.getByText('You’ve confirmed it already.')
  card.getByText(/You’ll hear within one working day/)
  card.getByText('You can write your first job while we check.')
  for (const label of ['Second address line (optional)', 'About the company (optional)']) expect(screen.queryByLabelText(label)).toBeNull()
  await expectAccessible(document.body)
  await write(user, 'Company name', 'Rosa’s Cakes')
  const chosen = [
    ['Number of employees', 'Just me'],
    ['Sector', sector.name],
    ['Nearest city', 'Leeds'],
  ] as const
  for (const [label, option] of chosen) {
    await user.click(field(label))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  await write(user, 'Website (optional)', 'instagram.com/rosascakes')
  await write(user, 'Address', '3 Larkspur Row')
  await write(user, 'Town', 'Leeds')
  await write(user, 'Postcode', 'LS1 4AP')
  await press(user, 'Continue')
  await screen.findByRole('heading', { name: 'Who should we contact?' })
  await tellWho(user)
  await press(user, 'Create company')
  await waitFor(() =>
    expect(service.sent('createEmployer').at(-1)?.body).toMatchObject({
      registrationNumber: null,
      companyName: 'Rosa’s Cakes',
      website: 'https://instagram.com/rosascakes',
    }),
  )
})

test('the browser’s Back goes to the step before and asks nothing, and a reload keeps what was typed and the step', async () => {
  const { user } = open()
  await findByName(user)
  await press(user, 'Continue')
  await screen.findByRole('heading', { name: 'Who should we contact?' })
  await write(user, 'Your name', 'Alex Marlow')
  window.history.back()
  await screen.findByRole('heading', { name: 'Find your company' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await press(user, 'Continue')
  await screen.findByRole('heading', { name: 'Who should we contact?' })
  const { href } = window.location
  cleanup()
  const again = show(<CompleteEmployer />)
  window.history.replaceState(null, '', href)
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  await screen.findByRole('heading', { name: 'Who should we contact?' })
  expect(field('Your name').value).toBe('Alex Marlow')
  await tellRest(again)
  await press(again, 'Create company')
  await waitFor(() => expect(sessionStorage.getItem('companyDraft')).toBeNull())
})

test('what is refused of the first step leads back to it with all that was written', async () => {
  const { service, user } = open()
  service.answers({ createEmployer: () => new Refusal('INVALID_INPUT', { 'address.postcode': 'Enter a whole postcode' }) })
  await findByName(user)
  await press(user, 'Continue')
  await tellWho(user)
  await press(user, 'Create company')
  await screen.findByText('Enter a whole postcode')
  await waitFor(() => expect(document.activeElement).toBe(field('Postcode')))
  await press(user, 'Continue')
  await screen.findByRole('heading', { name: 'Who should we contact?' })
  expect(field('Your name').value).toBe('Alex Marlow')
})
