import type { PlanEasing } from '@evenshift/contract/model/job/plan'
import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { PlanLimits } from '#web/areas/seeker/jobs/plan/plan-limits'
import { easingWords } from '#web/areas/seeker/jobs/plan/plan-words'
import { words } from '#web/areas/seeker/jobs/plan/words'
import styles from './Plan.module.css'

const eased = (easing: PlanEasing): Partial<PlanLimits> => {
  switch (easing.ease) {
    case 'hours':
      return { hours: Math.ceil(easing.to) }
    case 'homeBy':
      return { homeBy: easing.to }
    case 'money':
      return { money: easing.to }
  }
}

interface EasingsProps {
  readonly easings: readonly PlanEasing[]
  readonly onEase: (limits: Partial<PlanLimits>) => void
}

/** Where no week reaches the money: which limit to ease, each a press. */
export const Easings = ({ easings, onEase }: EasingsProps) => (
  <ul className={styles.easings} aria-label={words.whatWouldHelp}>
    {easings.map((easing) => {
      const { title, text } = easingWords(easing)
      return (
        <li key={easing.ease}>
          <UnstyledButton className={styles.easing} onClick={() => onEase(eased(easing))}>
            <span>
              <b>{title}</b>
              {text && <small>{text}</small>}
            </span>
            <IconChevronRight size={20} stroke={1.75} aria-hidden />
          </UnstyledButton>
        </li>
      )
    })}
  </ul>
)
