import { firstNameOf } from '#web/areas/employer/applicants/applicant-words'
import type { ChangePreview } from '@evenshift/contract/model/job/job-change'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/employer/posts/write/change/words'

type Offers = ChangePreview['offers']
const NAMED_MOST = 3
const saysOf = ({ name, status }: Offers[number]): string =>
  `${firstNameOf(name)} ${status === 'offer_accepted' ? words.hasAcceptedTheirs : words.hasAnOpenOne}`

/** Offers keep the terms that they were made with; nothing where there are none. */
export function OffersNote({ offers }: { readonly offers: Offers }) {
  if (offers.length === 0) return null
  const all = offers.slice(0, NAMED_MOST).map(saysOf)
  const named = offers.length > NAMED_MOST ? [] : all.length < 2 ? all : [words.and(all.slice(0, -1).join(', '), all.at(-1))]
  return (
    <Note>
      <b>{words.offersDontChange(offers.length)}</b> {named.length === 0 ? words.theyKeepOldTerms : words.onTheOldTerms(named.join(''))}
    </Note>
  )
}
