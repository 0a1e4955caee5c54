import type { Employer } from '@evenshift/contract/model/company/employer'
import { waitOf } from '@evenshift/contract/states/hours-words'
import { words } from '#web/areas/employer/company/words'
import { AboutEmployer } from '#web/shared/company/AboutEmployer'
import { Note } from '#web/ui/display/Note'

const { seen: said } = words

/** How the company has replied so far, as it stands on its jobs. */
const recordLine = ({ replyRate, medianReplyHours }: Employer): string =>
  replyRate === null ? said.none : said.rate(replyRate, medianReplyHours === null ? null : waitOf(medianReplyHours))

/** The company as it stands on its jobs. */
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
    <Note>
      {recordLine(company)} {said.hidden}
    </Note>
  </>
)
