import type { Profile } from '@evenshift/contract/model/profile/profile'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { words } from '#web/areas/seeker/profile/words'
import styles from './NextStepCard.module.css'

const [SIDE, WIDTH] = [56, 6]
const RADIUS = (SIDE - WIDTH) / 2
const AROUND = 2 * Math.PI * RADIUS

/** How complete the profile is, in per cent. */
function Ring({ strength }: Pick<Profile, 'strength'>) {
  const circle = { cx: SIDE / 2, cy: SIDE / 2, r: RADIUS, fill: 'none', strokeWidth: WIDTH }
  return (
    <span className={styles.ring} role="img" aria-label={words.strength.ring(strength)}>
      <svg width={SIDE} height={SIDE} aria-hidden>
        <circle {...circle} />
        <circle {...circle} strokeLinecap="round" strokeDasharray={`${(AROUND * strength) / 100} ${AROUND}`} />
      </svg>
      <b aria-hidden>{strength}%</b>
    </span>
  )
}

/** The one step that makes the profile stronger. */
export function NextStepCard({ profile: { strength, nextStep } }: { readonly profile: Profile }) {
  return (
    <div className={styles.card}>
      <Ring strength={strength} />
      {nextStep ? (
        <>
          <div>
            <Link to={nextStep.link} replace={nextStep.link.includes('#')}>
              {words.strength.next(nextStep.text.charAt(0).toLowerCase() + nextStep.text.slice(1))}
            </Link>
            {nextStep.key === 'skills' && <p>{words.strength.skillsWhy}</p>}
          </div>
          <IconChevronRight size={20} stroke={1.75} aria-hidden />
        </>
      ) : (
        <p>{words.strength.done}</p>
      )}
    </div>
  )
}
