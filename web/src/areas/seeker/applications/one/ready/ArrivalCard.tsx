import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import type { Profile } from '@evenshift/contract/model/profile/profile'
import { ActionIcon } from '@mantine/core'
import { IconHanger, IconId, IconMapPin, IconPhone, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { DatedShift } from '#web/areas/seeker/applications/one/ready/first-dates'
import { isVisaHolder } from '#web/areas/seeker/applications/one/ready/ready-list'
import { TravelIcon } from '#web/areas/seeker/job-card/TravelIcon'
import { byWord, leaveBy } from '#web/shared/words/way'
import { counted } from '#web/shared/words/numbers'
import { Card } from '#web/ui/page/Card'
import { SpokenTitle } from '#web/ui/page/SpokenTitle'
import styles from './Ready.module.css'

interface ArrivalCardProps {
  readonly application: ApplicationDetail
  readonly first: DatedShift | undefined
  readonly rightToWork: Profile['rightToWork']
}

interface Fact {
  readonly label: string
  readonly icon: ReactNode
  /** What counts, and what is said behind it. */
  readonly text: string
  readonly rest?: string
  readonly action?: ReactNode
}

const mapOf = (place: string): string => `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`
/** Papers for the check of the right to work. */
const papersOf = (rightToWork: Profile['rightToWork']): string =>
  isVisaHolder(rightToWork) ? 'Your share code' : 'Passport, or birth certificate and National Insurance number'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

function factsOf({ application: { job, arrival, status }, first, rightToWork }: ArrivalCardProps): readonly Fact[] {
  const town = [job.location, arrival?.postcode ?? job.outcode].filter(Boolean).join(' ')
  const place = [arrival?.address, town].filter(Boolean).join(', ')
  const { travel } = job.payCard
  const wear = arrival?.wear || job.dressCode
  const papers = status === 'hired' ? '' : papersOf(rightToWork)
  const call = arrival?.contactPhone && (
    <ActionIcon
      component="a"
      href={`tel:${arrival.contactPhone.replaceAll(/[^+\d]/g, '')}`}
      variant="default"
      aria-label={`Call ${arrival.contactName || 'them'}`}
    >
      <IconPhone size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
  const contact = [arrival?.contactName, arrival?.contactPhone].filter(Boolean).join(', ')
  const facts: readonly (Fact | false)[] = [
    job.workplace !== 'remote' && {
      label: 'Where',
      icon: <IconMapPin {...icon} />,
      text: arrival?.address || town,
      ...(arrival?.address ? { rest: `, ${town}` } : { rest: '. Ask them for the street' }),
      action: (
        <a href={mapOf(place)} target="_blank" rel="noreferrer">
          Map
        </a>
      ),
    },
    first !== undefined &&
      travel !== null &&
      travel.minutes > 0 && {
        label: 'Leave by',
        icon: <TravelIcon mode={travel.mode} />,
        text: leaveBy(first.start, travel.minutes),
        rest: `, ${counted(travel.minutes, 'minute')} ${byWord(travel.mode)}`,
      },
    {
      label: 'Ask for',
      icon: <IconUser {...icon} />,
      text: arrival?.askFor || arrival?.contactName || job.employerName,
      rest: arrival?.askFor ? contact && `; ${contact}` : arrival?.contactPhone ? `, ${arrival.contactPhone}` : '',
      action: call || null,
    },
    (wear !== '' || job.uniformProvided) && {
      label: 'Wear',
      icon: <IconHanger {...icon} />,
      text: wear || 'Their uniform',
      rest: wear !== '' && job.uniformProvided ? '; the uniform’s theirs' : '',
    },
    Boolean(arrival?.bring || papers) && {
      label: 'Bring',
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
    <Card label="The first shift">
      <SpokenTitle level={2}>The first shift</SpokenTitle>
      <div className={styles.place} data-photo={arrival?.entrancePhoto ? true : undefined}>
        {arrival?.entrancePhoto && (
          <figure>
            <img src={arrival.entrancePhoto.url} alt={`The entrance of ${job.employerName}`} decoding="async" />
            <figcaption>Photo by {job.employerName}.</figcaption>
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
