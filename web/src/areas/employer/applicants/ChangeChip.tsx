import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { changeWords } from '#web/areas/employer/applicants/applicant-words'
import { Chip } from '#web/ui/display/Chip'

/** Whether they said that the job still fits them since it changed; nothing where that isn't asked. */
export function ChangeChip({ application }: { readonly application: Pick<EmployerApplication, 'change' | 'status'> }) {
  const said = changeWords(application)
  return said === '' ? null : <Chip kind={application.change?.confirmedAt ? 'fact' : 'match'}>{said}</Chip>
}
