import type { Employer } from '@evenshift/contract/model/company/employer'
import { AboutEmployer } from '#web/shared/company/AboutEmployer'
import { waitOf } from '#web/shared/words/numbers'
import { Note } from '#web/ui/display/Note'

/** How the company has answered so far, as it stands on its posts. */
function recordLine({ replyRate, medianReplyHours }: Employer): string {
  if (replyRate === null) return 'Your jobs say that you haven’t answered enough applications yet to say how fast you are.'
  const wait = medianReplyHours === null ? '' : `, typically after ${waitOf(medianReplyHours)}`
  return `Your jobs say that you answer ${replyRate}% of applications${wait}.`
}

/** The company as it stands on its posts. */
export const SeenCompany = ({ company }: { readonly company: Employer }) => (
  <>
    <AboutEmployer
      name={company.companyName}
      logo={company.logo}
      facts={`${company.sector}, ${company.city}`}
      bio={company.bio}
      photos={company.photos.map(({ url }) => url)}
      evidence={company.evidence}
    />
    <Note>{recordLine(company)} Your address, phone and contact aren’t shown.</Note>
  </>
)
