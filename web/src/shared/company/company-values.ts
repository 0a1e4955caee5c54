import type { Input } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import type { Employer } from '@evenshift/contract/model/company/employer'
import type { EmployerSize } from '@evenshift/contract/states/company/employer'
import { words } from '#web/shared/company/words'
import { postcodeFault } from '#web/shared/words/postcode'

type CompanyInput = Input<EmployerService['createEmployer']>['body']

/** What the company's form holds; its names are those of the call, so that a fault finds its field. */
export interface CompanyValues {
  readonly registrationNumber: string
  readonly companyName: string
  readonly size: EmployerSize | null
  readonly sectorId: string | null
  readonly website: string
  readonly address: { readonly line1: string; readonly line2: string; readonly town: string; readonly postcode: string }
  readonly city: string | null
  readonly bio: string
  readonly contactName: string
  readonly contactRole: string
  readonly phone: string
}

export const blankCompany: CompanyValues = {
  registrationNumber: '',
  companyName: '',
  size: null,
  sectorId: null,
  website: '',
  address: { line1: '', line2: '', town: '', postcode: '' },
  city: null,
  bio: '',
  contactName: '',
  contactRole: '',
  phone: '',
}

export const companyValuesOf = (company: Employer): CompanyValues => ({
  registrationNumber: company.registrationNumber ?? '',
  companyName: company.companyName,
  size: company.size,
  sectorId: company.sectorId,
  website: company.website ?? '',
  address: { ...company.address, line2: company.address.line2 ?? '' },
  city: company.city,
  bio: company.bio,
  contactName: company.contactName,
  contactRole: company.contactRole,
  phone: company.phone,
})

/** What a refusal can name and the form shows. */
export const companyFields = [
  'registrationNumber',
  'companyName',
  'size',
  'sectorId',
  'website',
  'address.line1',
  'address.line2',
  'address.town',
  'address.postcode',
  'city',
  'bio',
  'contactName',
  'contactRole',
  'phone',
] as const

const needs =
  ({ missing }: { readonly missing: string }) =>
  (value: string | null) =>
    value?.trim() ? null : missing

const needsPostcode = (value: string): string | null => needs(words.postcode)(value) ?? postcodeFault(value)

/** What can be said before asking the server; it judges the rest. */
export const companyFaults = {
  companyName: needs(words.name),
  size: needs(words.size),
  sectorId: needs(words.sector),
  city: needs(words.city),
  address: { line1: needs(words.address), town: needs(words.town), postcode: needsPostcode },
  contactName: needs(words.contactName),
  contactRole: needs(words.contactRole),
  phone: needs(words.phone),
}

/** People type "example.co.uk"; the address begins with https. */
export const asAddress = (typed: string): string | null => {
  const text = typed.trim()
  if (!text) return null
  return text.includes('://') ? text.replace(/^http:/i, 'https:') : `https://${text}`
}

/** What the call takes; null where a choice that it needs is not made yet. */
export function companyInputOf(values: CompanyValues): CompanyInput | null {
  const { size, sectorId, city, address } = values
  if (!size || !sectorId || !city) return null
  return {
    ...values,
    size,
    sectorId,
    city,
    registrationNumber: values.registrationNumber.trim() || null,
    website: asAddress(values.website),
    address: { ...address, line2: address.line2.trim() || null },
  }
}
