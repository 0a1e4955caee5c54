import { employer as company } from '@evenshift/contract/model/company/employer'
import { employerCompany } from '@evenshift/contract/employer/company'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CompanyScreen } from '#web/areas/employer/company/CompanyScreen'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const copper = sample(company, {
  companyName: 'Copper & Bean',
  status: 'Approved',
  bio: '',
  logo: '',
  photos: [],
  website: 'https://copper.example',
})

function open(role: 'owner' | 'reviewer' = 'owner', company = copper) {
  const service = openService('employer')
  service.answers({
    employerDetails: () => company,
    employerInfo: () => sample(employerCompany.employerInfo.output, { role }),
  })
  return {
    service,
    user: show(
      <main>
        <CompanyScreen />
      </main>,
    ),
  }
}

test('the page names what it lacks, and each leads to its sheet', async () => {
  const { user } = open()
  await screen.findByRole('heading', { name: '2 things missing' })
  screen.getByText('Your logo shows on all your jobs. People like to know who they’d work for.')
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Say what you do' }))
  within(await screen.findByRole('dialog', { name: 'About' })).getByLabelText('About the company (optional)')
})

test('a part is saved by itself, and what is refused or cut off keeps what was typed', async () => {
  const { service, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit about' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'About' }))
  const field = sheet.getByLabelText<HTMLTextAreaElement>('About the company (optional)')
  const save = () => user.click(sheet.getByRole('button', { name: 'Save' }))
  await user.click(field)
  await user.paste('Two cafés that roast their own coffee.')
  service.goOffline()
  await save()
  await sheet.findByText('No internet connection')
  service.comeBack()
  service.answers({ updateEmployer: () => new Refusal('INVALID_INPUT', { bio: 'Leave out the phone number' }) })
  await save()
  await sheet.findByText('Leave out the phone number')
  expect(field.value).toBe('Two cafés that roast their own coffee.')
  service.answers({ updateEmployer: ({ body }) => ({ ...copper, bio: body.bio ?? '' }) })
  await save()
  await screen.findByText('Two cafés that roast their own coffee.')
  expect(service.sent('updateEmployer').at(-1)?.body).toEqual({ bio: 'Two cafés that roast their own coffee.' })
})

test('a reviewer reads the page as people do, without a pen', async () => {
  open('reviewer')
  await screen.findByRole('heading', { name: 'Copper & Bean' })
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
})

test('the link to the page that everybody may read is copied, or shown where it can’t be', async () => {
  const { user } = open()
  await user.click(await screen.findByText('As people see it'))
  const copy = await screen.findByRole('button', { name: 'Copy link' })
  await expectAccessible(document.body)
  await user.click(copy)
  const address = `${location.origin}/employers/copper-bean-${copper._id}`
  await screen.findByText('Link copied')
  expect(await navigator.clipboard.readText()).toBe(address)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await user.click(copy)
  const field = await screen.findByLabelText<HTMLInputElement>('Address', { selector: 'input' })
  expect(field.value).toBe(address)
})

test('a company that waits to be approved has no link to copy', async () => {
  const { user } = open('owner', { ...copper, status: 'Pending' })
  await user.click(await screen.findByText('As people see it'))
  await screen.findByRole('heading', { level: 1, name: 'Copper & Bean' })
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
})

test.each([
  ['on one day are told with it once', ['2030-11-24', '2030-11-24'], ['All checked on Sun 24 Nov 2030']],
  ['on two days are told each with its own', ['2030-11-24', '2030-11-26'], ['Checked on Sun 24 Nov 2030', 'Checked on Tue 26 Nov 2030']],
])('things that were checked %s', async (_which, [one = '', other = ''], told) => {
  const evidence = [
    { kind: 'register_active', text: 'Active at Companies House', checkedOn: one },
    { kind: 'name_matches', text: 'Name matches the register', checkedOn: other },
  ] as const
  open('owner', { ...copper, evidence: [...evidence], registrationNumber: null })
  const card = within(await screen.findByRole('region', { name: 'What we checked' }))
  expect(card.getAllByText(/hecked on /).map(({ textContent }) => textContent)).toEqual(told)
  card.getByText(/No company number.*Website: copper\.example/)
})
