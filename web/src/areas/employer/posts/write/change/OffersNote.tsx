import type { ChangePreview } from '@evenshift/contract/model/job/job-change'
import { Note } from '#web/ui/display/Note'

type Offers = ChangePreview['offers']
const NAMED_MOST = 3
const firstName = (name: string): string => (name.startsWith('Applicant ') ? name : (name.split(' ')[0] ?? name))
const saysOf = ({ name, status }: Offers[number]): string =>
  `${firstName(name)} ${status === 'offer_accepted' ? 'has accepted theirs' : 'has an open one'}`

/** Offers keep the terms that they were made with; nothing where there are none. */
export function OffersNote({ offers }: { readonly offers: Offers }) {
  if (offers.length === 0) return null
  const all = offers.slice(0, NAMED_MOST).map(saysOf)
  const named = offers.length > NAMED_MOST ? [] : all.length < 2 ? all : [`${all.slice(0, -1).join(', ')} and ${all.at(-1)}`]
  return (
    <Note>
      <b>{offers.length === 1 ? 'One offer doesn’t' : `${offers.length} offers don’t`} change.</b>{' '}
      {named.length === 0 ? 'They keep the old terms.' : `${named.join('')}, on the old terms.`}
    </Note>
  )
}
