import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import type { Profile } from '@evenshift/contract/model/profile/profile'
import { ActionIcon } from '@mantine/core'
import { IconHanger, IconId, IconMapPin, IconPhone, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { mapOf } from '#web/areas/seeker/applications/one/map-of'
import type { DatedShift } from '#web/areas/seeker/applications/one/ready/first-dates'
import { papersOf } from '#web/areas/seeker/applications/papers'
import { AddPostcode } from '#web/areas/seeker/job-card/AddPostcode'
import { TravelIcon } from '#web/areas/seeker/job-card/TravelIcon'
import { behindStreet, wholeAddress } from '#web/shared/job/street-address'
import { EARLY_MINUTES, byWord, leaveBy } from '#web/shared/words/way'
import { Card } from '#web/ui/page/Card'
import { SpokenTitle } from '#web/ui/page/SpokenTitle'
import { words } from '#web/areas/seeker/applications/one/ready/words'
import styles from './Ready.module.css'

interface ArrivalCardProps {
  readonly application: ApplicationDetail
  readonly first: DatedShift | undefined
  readonly profile: Pick<Profile, 'rightToWork' | 'postcode'> | undefined
}

interface Fact {
  readonly label: string
  readonly icon: ReactNode
  /** What counts, and what is said behind it. */
  readonly text: ReactNode
  readonly rest?: string
  readonly action?: ReactNode
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

function factsOf({ application: { job, arrival, status }, first, profile }: ArrivalCardProps): readonly Fact[] {
  const place = { street: arrival?.address ?? '', town: job.location, postcode: arrival?.postcode ?? job.outcode ?? '' }
  const town = behindStreet(place)
  const { travel } = job.payCard
  const wear = arrival?.wear || job.dressCode
  const papers = status === 'hired' ? '' : words.yourPapers(papersOf(profile?.rightToWork ?? null))
  const call = arrival?.contactPhone && (
    <ActionIcon
      component="a"
      href={`tel:${arrival.contactPhone.replaceAll(/[^+\d]/g, '')}`}
      variant="default"
      aria-label={words.call(arrival.contactName)}
    >
      <IconPhone size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
  const contact = [arrival?.contactName, arrival?.contactPhone].filter(Boolean).join(', ')
  const facts: readonly (Fact | false)[] = [
    job.workplace !== 'remote' && {
      label: words.where,
      icon: <IconMapPin {...icon} />,
      text: place.street || town,
      rest: place.street === '' ? words.askThemStreet : town && `, ${town}`,
      action: (
        <a href={mapOf(wholeAddress(place))} target="_blank" rel="noreferrer">
          {words.map}
        </a>
      ),
    },
    first !== undefined &&
      travel !== null &&
      travel.minutes > 0 && {
        label: words.leaveBy,
        icon: <TravelIcon mode={travel.mode} />,
        text: leaveBy(first.start, travel.minutes),
        rest: `, ${words.wayEarly(travel.minutes, byWord(travel.mode), EARLY_MINUTES)}`,
      },
    job.workplace !== 'remote' &&
      travel === null &&
      profile?.postcode === null && { label: words.yourWay, icon: <TravelIcon mode="public_transport" />, text: <AddPostcode /> },
    {
      label: words.askFor,
      icon: <IconUser {...icon} />,
      text: arrival?.askFor || arrival?.contactName || job.employerName,
      rest: arrival?.askFor ? contact && `; ${contact}` : arrival?.contactPhone ? `, ${arrival.contactPhone}` : '',
      action: call || null,
    },
    (wear !== '' || job.uniformProvided) && {
      label: words.wear,
      icon: <IconHanger {...icon} />,
      text: wear || words.theirUniform,
      rest: wear !== '' && job.uniformProvided ? words.theUniformsTheirs : '',
    },
    Boolean(arrival?.bring || papers) && {
      label: words.bring,
      icon: <IconId {...icon} />,
      text: arrival?.bring || papers,
      rest: arrival?.bring && papers ? `. ${papers}` : '',
    },
  ]
  return facts.filter((fact) => fact !== false)
}

/** Where one comes in, with whom and with what, beside the photo of the door where there is one. */
export function ArrivalCard(props: ArrivalCardProps) {
  const { job, arrival } = props.application
  return (
    <Card label={words.theFirstShift}>
      <SpokenTitle level={2}>{words.theFirstShift}</SpokenTitle>
      <div className={styles.place} data-photo={arrival?.entrancePhoto ? true : undefined}>
        {arrival?.entrancePhoto && (
          <figure>
            <img src={arrival.entrancePhoto.url} alt={words.theEntranceOf(job.employerName)} decoding="async" />
            <figcaption>{words.photoBy(job.employerName)}</figcaption>
          </figure>
        )}
        <ul>
          {factsOf(props).map(({ label, icon: sign, text, rest, action }) => (
            <li key={label} className={styles.fact}>
              <span className={styles.sign}>{sign}</span>
              <div>
                <h3>{label}</h3>
                <p>
                  <b>{text}</b>
                  {rest}
                </p>
              </div>
              {action && <span className={styles.action}>{action}</span>}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
