import type { Employer } from '@evenshift/contract/model/company/employer'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { CheckRows } from '#web/areas/auth/verification/check/CheckRows'
import { FirstJob } from '#web/areas/auth/verification/check/FirstJob'
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
import { words } from '#web/areas/auth/verification/check/words'
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
      title={words.wereChecking(company.companyName)}
      text={checkWords(company.check, now)}
      side={
        <>
          {mayEdit && <FirstJob company={company} />}
          <Card label={words.whyWeCheck}>
            <h2>{words.whyWeCheck}</h2>
            <CardText>{words.everyoneWhoAppliesSees}</CardText>
          </Card>
          <CompanyWaysOut role={role} />
        </>
      }
    >
      <Card label={words.whatWeCheck}>
        <h2>{words.whatWeCheck}</h2>
        {company.statusReason && <Note>{company.statusReason}</Note>}
        <CheckRows type="employer" text={words.mayRing(company.phone)}>
          {company.evidence.map(({ kind, text, checkedOn }) => (
            <EvidenceRow key={kind} state="met" requirement={text} proof={words.checkedOn(longDate(checkedOn))} />
          ))}
          {company.registrationNumber === null && company.website !== null && (
            <EvidenceRow state="waiting" requirement={words.yourPage} proof={company.website.replace('https://', '')} />
          )}
          {company.website === null && mayEdit && <MissingWebsite hasNumber={company.registrationNumber !== null} />}
        </CheckRows>
        <CardText>{words.pageUpdatesOwnWell}</CardText>
      </Card>
      {mayEdit && <Details company={company} />}
    </VerificationFrame>
  )
}

function Details({ company }: { readonly company: Employer }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card label={words.yourDetails}>
      <h2>{words.yourDetails}</h2>
      {isOpen ? (
        <CompanyFix company={company} />
      ) : (
        <>
          <CardText>{words.somethingWrongMissingCan}</CardText>
          <Button variant="light" className={styles.start ?? ''} onClick={() => setIsOpen(true)}>
            {words.editYourDetails}
          </Button>
        </>
      )}
    </Card>
  )
}
