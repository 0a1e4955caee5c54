import { employer } from '@evenshift/contract/model/company/employer'
import { companyRecord } from '@evenshift/contract/model/company/company-record'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CompanyFix } from '#web/areas/auth/verification/fix/CompanyFix'
import { sample } from '#web/testkit/sample'
import { described, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

test('a company that was sent back is told at its name, as on signing up, that another than the registered one isn’t approved straight away', async () => {
  openService('employer').answers({
    locations: () => [],
    employerSectors: () => [],
    lookUpCompany: () => sample(companyRecord, { registrationNumber: '90000101', name: 'THE CORNER CAFE LTD', warnings: [] }),
  })
  const company = sample(employer, { status: 'Rejected', registrationNumber: '90000101', evidence: [] })
  const user = show(<CompanyFix company={company} />)
  await user.click(screen.getByRole('button', { name: 'Find company' }))
  const name = screen.getByLabelText('Company name', { selector: 'input' })
  await waitFor(() => expect(described(name)).toBe('As people know you'))
  await user.clear(name)
  await user.type(name, 'Corner')
  expect(described(name)).toMatch(/^Companies House has The Corner Cafe Ltd\. With another name we can’t approve you straight away/)
})

test('the field that a colleague’s reason names stands under it, the rest is a press away, and who has no number isn’t asked for one first', () => {
  openService('employer').answers({ locations: () => [], employerSectors: () => [] })
  const company = sample(employer, {
    status: 'Rejected',
    statusReason: 'We couldn’t find a business at 3 Larkspur Row. Check the address.',
    registrationNumber: null,
    website: null,
    evidence: [],
  })
  show(<CompanyFix company={company} />)
  const rest = screen.getByText('What you sent').closest('details')
  expect(rest?.open).toBe(false)
  expect(rest?.contains(screen.getByLabelText('Address'))).toBe(false)
  expect(screen.getByText('Everything else is fine').closest('li')?.textContent).toContain('Your email is confirmed')
  const [first] = within(rest ?? document.body).getAllByRole('textbox', { hidden: true })
  expect(first).toBe(screen.getByLabelText('Company name', { selector: 'input' }))
})

test('what our checks couldn’t confirm comes first, each with its field; the rest is a press away, and opens at a fault in it', async () => {
  openService('employer').answers({ locations: () => [], employerSectors: () => [] })
  const company = sample(employer, {
    status: 'Rejected',
    registrationNumber: '90000101',
    website: null,
    phone: '',
    evidence: [
      { kind: 'register_active', text: 'Active at Companies House', checkedOn: '2030-11-24' },
      { kind: 'number_is_theirs', text: 'Only account with this company number', checkedOn: '2030-11-24' },
    ],
  })
  const user = show(<CompanyFix company={company} />)
  within(screen.getByRole('region', { name: 'This isn’t the name on the register' })).getByLabelText('Company name', { selector: 'input' })
  within(screen.getByRole('region', { name: 'Add the website that your email belongs to' })).getByRole('textbox', { name: /^Website/ })
  const rest = screen.getByText('What you sent').closest('details')
  expect(rest?.open).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Fix and send again' }))
  await waitFor(() => expect(rest?.open).toBe(true))
})
