import type { Employer } from '@evenshift/contract/model/company/employer'

type Checked = Pick<Employer, 'registrationNumber' | 'website' | 'evidence'>

/** What our checks could not confirm, a sentence by field of the company's form. */
export function companyDoubts({ registrationNumber, website, evidence }: Checked): Record<string, string> {
  const passed = (kind: Employer['evidence'][number]['kind']) => evidence.some((one) => one.kind === kind)
  const isRegistered = passed('register_active') && passed('number_is_theirs')
  return {
    ...(registrationNumber !== null && !isRegistered && { registrationNumber: 'We couldn’t confirm this number with the register' }),
    ...(registrationNumber !== null && isRegistered && !passed('name_matches') && { companyName: 'This isn’t the name on the register' }),
    ...(!passed('mail_domain_is_website') && {
      website: website === null ? 'Add the website that your email belongs to' : 'The email you signed up with isn’t at this website',
    }),
  }
}
