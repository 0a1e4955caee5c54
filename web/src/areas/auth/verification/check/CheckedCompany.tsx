import type { Employer } from '@evenshift/contract/model/company/employer'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { CheckRows } from '#web/areas/auth/verification/check/CheckRows'
import { MissingWebsite } from '#web/areas/auth/verification/check/MissingWebsite'
import { checkWords } from '#web/areas/auth/verification/check/check-words'
import { CompanyFix } from '#web/areas/auth/verification/fix/CompanyFix'
import { OwnCompany, type OwnRole } from '#web/areas/auth/verification/OwnCompany'
import { VerificationFrame } from '#web/areas/auth/verification/VerificationFrame'
import { CompanyWaysOut } from '#web/areas/auth/verification/ways/CompanyWaysOut'
import { longDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Note } from '#web/ui/display/Note'
import { EvidenceRow } from '#web/ui/job/EvidenceRow'
import { Card, CardText } from '#web/ui/page/Card'
import styles from '../Verification.module.css'

/** What was checked of the company, what is missing, and who looks until when. */
export const CheckedCompany = () => (
  <OwnCompany>{(company, { role }) => <Checked key={company._id} company={company} role={role} />}</OwnCompany>
)

function Checked({ company, role }: { readonly company: Employer; readonly role: OwnRole }) {
  const now = useNow()
  const mayEdit = role !== 'reviewer'
  return (
    <VerificationFrame
      type="employer"
      title={`We’re checking ${company.companyName}`}
      text={checkWords(company.check, now)}
      side={
        <>
          <Card label="Why we check">
            <h2>Why we check</h2>
            <CardText>Everyone who applies sees what was checked and when. It’s why people here trust the jobs.</CardText>
          </Card>
          <CompanyWaysOut role={role} />
        </>
      }
    >
      <Card label="What we check">
        <h2>What we check</h2>
        {company.statusReason && <Note>{company.statusReason}</Note>}
        <CheckRows type="employer" check={company.check} text={`We may ring you on ${company.phone}.`}>
          {company.evidence.map(({ kind, text, checkedOn }) => (
            <EvidenceRow key={kind} state="met" requirement={text} proof={`Checked on ${longDate(checkedOn)}`} />
          ))}
          {company.website === null && mayEdit && <MissingWebsite hasNumber={company.registrationNumber !== null} />}
        </CheckRows>
        <CardText>This page updates on its own, and we’ll email you.</CardText>
      </Card>
      {mayEdit && <Details company={company} />}
    </VerificationFrame>
  )
}

function Details({ company }: { readonly company: Employer }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card label="Your details">
      <h2>Your details</h2>
      {isOpen ? (
        <CompanyFix company={company} />
      ) : (
        <>
          <CardText>Something wrong or missing? You can change it while we check.</CardText>
          <Button variant="light" className={styles.start ?? ''} onClick={() => setIsOpen(true)}>
            Edit your details
          </Button>
        </>
      )}
    </Card>
  )
}
