import type { Input } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import type { ReactNode } from 'react'
import { words } from '#web/areas/employer/company/words'
import { AddressFields, BioField, ContactFields, type FieldsProps, NameFields, WebsiteField } from '#web/shared/company/CompanyFields'
import { RegisterLookup } from '#web/shared/company/RegisterLookup'

type Patch = Input<EmployerService['updateEmployer']>['body']

interface CompanyPart {
  readonly title: string
  /** What it is called after "Edit". */
  readonly part: string
  /** What of the company it changes. */
  readonly keys: readonly (keyof Patch)[]
  readonly Fields: (props: FieldsProps) => ReactNode
}

/** The parts of the company's page that have a pen. */
export const parts = {
  name: { ...words.name, keys: ['companyName', 'size', 'sectorId'], Fields: NameFields },
  about: { ...words.about, keys: ['bio'], Fields: BioField },
  checks: {
    title: words.checks.title,
    part: words.checks.part,
    keys: ['registrationNumber', 'website'],
    Fields: ({ form }) => (
      <>
        <RegisterLookup form={form} isNumberAlone />
        <WebsiteField form={form} />
      </>
    ),
  },
  where: { title: words.where.title, part: words.where.part, keys: ['address', 'city'], Fields: AddressFields },
  contact: { ...words.contact, keys: ['contactName', 'contactRole', 'phone'], Fields: ContactFields },
} as const satisfies Readonly<Record<string, CompanyPart>>
export type PartKey = keyof typeof parts
