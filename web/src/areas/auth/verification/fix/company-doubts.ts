import type { Employer } from '@evenshift/contract/model/company/employer'
import { words } from '#web/areas/auth/verification/fix/words'

type Checked = Pick<Employer, 'registrationNumber' | 'website' | 'evidence'>

/** What our checks could not confirm, a sentence by field of the company's form. */
export function companyDoubts({
  registrationNumber,
  website,
  evidence,
}: Checked): Partial<Record<'registrationNumber' | 'companyName' | 'website', string>> {
  const passed = (kind: Employer['evidence'][number]['kind']) => evidence.some((one) => one.kind === kind)
  const isRegistered = passed('register_active') && passed('number_is_theirs')
  return {
    ...(registrationNumber !== null && !isRegistered && { registrationNumber: words.couldntConfirmNumberRegister }),
    ...(registrationNumber !== null && isRegistered && !passed('name_matches') && { companyName: words.isntNameRegister }),
    // Who has neither a number nor a website has no other mail: a person looks in any case.
    ...((registrationNumber !== null || website !== null) &&
      !passed('mail_domain_is_website') && {
        website: website === null ? words.addWebsiteEmailBelongs : words.emailSignedUpIsnt,
      }),
  }
}
