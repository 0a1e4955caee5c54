import { IconCalendarCheck, IconChevronRight, IconCoinPound, IconSearch, IconShieldCheck, IconUsersPlus } from '@tabler/icons-react'
import { Link, Navigate } from 'react-router'
import { Pitch } from '#web/areas/auth/Pitch'
import { sideWords } from '#web/areas/auth/words'
import { paths, promises, to } from '#web/shared/paths'
import { useTitle } from '#web/shared/screens/useTitle'
import { keptReturn, sideOf, wayIn } from '#web/shared/session/return-address'
import { useSession } from '#web/shared/session/current'
import { rememberedType } from '#web/shared/session/sign-in-type'
import frame from '../AuthFrame.module.css'
import styles from './JoinUs.module.css'

const sides = [
  { type: 'jobseeker', icon: IconSearch, title: 'Find work', text: 'For students and anyone after part-time hours. Always free.' },
  { type: 'employer', icon: IconUsersPlus, title: 'Hire', text: 'For employers. Your first job is free, no card needed.' },
] as const
const reasons = [
  { icon: IconCalendarCheck, text: 'Every application gets a reply by a set date.' },
  { icon: IconCoinPound, text: 'See what you’ll earn after travel. Holiday pay is shown separately.' },
  { icon: IconShieldCheck, text: 'Every employer is checked. No one should ask you for money.' },
] as const

/** The welcome: two choices, no form. */
export function JoinUs() {
  useTitle('Join us')
  const state = useSession()
  if (state.status === 'signed_in') return <Navigate to={wayIn(state.type)} replace />
  const kept = keptReturn()
  const signInType = sideOf(kept ?? '') ?? rememberedType() ?? 'jobseeker'
  const { pitch, lead } = sideWords.jobseeker
  return (
    <div className={frame.frame}>
      <Pitch title={pitch} lead={lead} heading />
      <main className={frame.main}>
        <div className={frame.inner}>
          <div className={frame.head}>
            <h2 className={styles.question}>What brings you here?</h2>
            <p className={kept ? undefined : styles.desk}>
              {kept ? 'Sign in or create an account, and we’ll take you to the page you opened.' : 'Want both? Create an account for each.'}
            </p>
          </div>
          <ul className={styles.sides}>
            {sides.map(({ type, icon: Icon, title, text }) => (
              <li key={type}>
                <Link className={styles.side} to={to(paths.signUp, { type })} data-type={type}>
                  <span className={styles.picture}>
                    <Icon size={24} stroke={1.75} aria-hidden />
                  </span>
                  <span className={styles.words}>
                    <b>{title}</b>
                    <span>{text}</span>
                  </span>
                  <IconChevronRight size={22} stroke={1.75} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
          <p className={styles.small}>
            Already with us? <Link to={to(paths.signIn, { type: signInType })}>Sign in</Link>
          </p>
          <ul className={styles.reasons}>
            {reasons.map(({ icon: Icon, text }) => (
              <li key={text}>
                <Icon size={20} stroke={1.75} aria-hidden />
                {text}
              </li>
            ))}
          </ul>
          <p className={styles.promises}>
            <a href={promises.privacy}>Privacy</a>
            <a href={promises.terms}>Terms</a>
            <a href={promises.cookies}>Cookies</a>
            <a href={promises.age}>Age</a>
          </p>
        </div>
      </main>
    </div>
  )
}
