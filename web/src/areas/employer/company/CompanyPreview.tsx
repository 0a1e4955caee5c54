import type { Employer } from '@evenshift/contract/model/employer'
import { SeenCompany } from '#web/areas/employer/company/SeenCompany'
import { Sheet } from '#web/ui/dialog/Sheet'

/** A look at the company from the other side, before or after a change. */
export const CompanyPreview = ({ company, onClose }: { readonly company: Employer; readonly onClose: () => void }) => (
  <Sheet opened onClose={onClose} title="As seekers see you" unsaved={false}>
    <SeenCompany company={company} />
  </Sheet>
)
