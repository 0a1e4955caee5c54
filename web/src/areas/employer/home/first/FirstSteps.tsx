import type { Employer } from '@evenshift/contract/model/company/employer'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { employerQuery } from '#web/shared/calls/employer'
import { paths } from '#web/shared/paths'
import { dayDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { SpokenText } from '#web/ui/page/SpokenText'
import { words } from '#web/areas/employer/home/first/words'
import styles from './First.module.css'

interface Step {
  readonly title: string
  readonly text: string
  readonly done: boolean
  readonly action: { readonly label: string; readonly to: string } | null
}

const stepsOf = ({ companyName, statusSince, logo, bio, photos }: Employer, teamSize: number, hasSeats: boolean): readonly Step[] => [
  { title: words.confirmYourCompany, text: words.doneOn(dayDate(statusSince)), done: true, action: null },
  {
    title: words.addYourLogo,
    text: logo === '' ? words.replacesEveryJob(companyName.charAt(0).toUpperCase()) : words.onEveryJob,
    done: logo !== '',
    action: { label: words.addALogo, to: paths.company },
  },
  {
    title: words.introduceYourselves,
    text: words.threeSentencesPhoto,
    done: bio !== '' && photos.length > 0,
    action: { label: bio === '' ? words.write : words.addAPhoto, to: paths.company },
  },
  // On a plan of one seat there's nobody to invite.
  ...(hasSeats || teamSize > 1
    ? [
        {
          title: words.inviteAColleague,
          text: words.readApplications,
          done: teamSize > 1,
          action: { label: words.invite, to: paths.team },
        },
      ]
    : []),
]

interface FirstStepsProps {
  readonly company: Employer
  readonly teamSize: number
  /** Whether it goes once all of it is done. */
  readonly isBrief?: boolean
}

/** What makes the first job better, when there's time for it; what is done stays beside what isn't. */
export function FirstSteps({ company, teamSize, isBrief = false }: FirstStepsProps) {
  const { data: entitlement } = useQuery(employerQuery('entitlement'))
  const steps = stepsOf(company, teamSize, entitlement !== undefined && entitlement.limits.seats > 1)
  if (isBrief && steps.every(({ done }) => done)) return null
  return (
    <Card label={words.whenHaveMinute}>
      <div className={styles.head}>
        <h2>{words.whenHaveMinute}</h2>
        <span>{words.ofDone(steps.filter(({ done }) => done).length, steps.length)}</span>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ title, text, done, action }, index) => (
          <li key={title}>
            <span className={styles.number} data-done={done || undefined} aria-hidden>
              {done ? <IconCheck size={20} stroke={2} /> : index + 1}
            </span>
            <span className={styles.words}>
              <b>{title}</b>
              {done && <SpokenText>{words.done}</SpokenText>}
              <span>{text}</span>
            </span>
            {action && !done && (
              <ManagersOnly>
                <Button variant="default" component={Link} to={action.to}>
                  {action.label}
                </Button>
              </ManagersOnly>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
