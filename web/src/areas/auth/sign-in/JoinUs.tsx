import { jobAddress } from '@evenshift/contract/states/job/job-address'
import { IconCalendarCheck, IconChevronRight, IconCoinPound, IconSearch, IconShieldCheck, IconUsersPlus } from '@tabler/icons-react'
import { Link, Navigate, matchPath, resolvePath } from 'react-router'
import { Pitch } from '#web/areas/auth/Pitch'
import { paths, pricesPage, promises, to } from '#web/shared/paths'
import { useTitle } from '#web/shared/screens/useTitle'
import { keptReturn, sideOf, wayIn } from '#web/shared/session/return-address'
import { useSession } from '#web/shared/session/current'
import { rememberedType } from '#web/shared/session/sign-in-type'
import { SearchForm } from '#web/areas/auth/sign-in/SearchForm'
import { useAdvertTitle } from '#web/areas/auth/sign-in/useAdvertTitle'
import { WhatYouGet } from '#web/areas/auth/sign-in/WhatYouGet'
import { words } from '#web/areas/auth/sign-in/words'
import frame from '../AuthFrame.module.css'
import styles from './JoinUs.module.css'

const sides = [
  { type: 'jobseeker', icon: IconSearch, title: words.findWork, text: words.studentsAnyoneAfterPart },
  { type: 'employer', icon: IconUsersPlus, title: words.hire, text: words.employersFirstJobFree },
] as const
const reasons = [
  { icon: IconCalendarCheck, text: words.everyApplicationGetsReply },
  { icon: IconCoinPound, text: words.seeWhatYoullEarn },
  { icon: IconShieldCheck, text: words.everyEmployerCheckedNo },
] as const

/** The welcome: two choices, and a search of what there is. */
export function JoinUs() {
  useTitle(words.joinUs)
  const state = useSession()
  const kept = keptReturn()
  const jobId = kept === null ? undefined : matchPath(paths.job, resolvePath(kept).pathname)?.params.jobId
  const isJob = jobId !== undefined
  const title = useAdvertTitle(jobId)
  if (state.status === 'signed_in') return <Navigate to={wayIn(state.type)} replace />
  const signInType = sideOf(kept ?? '') ?? rememberedType() ?? 'jobseeker'
  return (
    <>
      <div className={frame.frame}>
        <Pitch type="jobseeker" heading />
        <main className={frame.main}>
          <div className={frame.inner}>
            <p className={styles.signIn}>
              <span>{words.alreadyWithUs}</span> <Link to={to(paths.signIn, { type: signInType })}>{words.signInLink}</Link>
            </p>
            <div className={frame.head}>
              <h2 className={styles.question}>
                {isJob ? (title === null ? words.joinToApply : words.createAccountToApply(title)) : words.whatBringsYouHere}
              </h2>
              <p className={kept ? undefined : styles.desk}>
                {isJob ? words.jobOpensThen : kept ? words.signCreateAccountWell : words.wantBothCreateAccount}
              </p>
            </div>
            <ul className={styles.sides}>
              {(isJob ? sides.filter(({ type }) => type === 'jobseeker') : sides).map(({ type, icon: Icon, title, text }) => (
                <li key={type}>
                  <Link className={styles.side} to={to(paths.signUp, { type })} data-type={type}>
                    <span className={styles.picture}>
                      <Icon size={24} stroke={1.75} aria-hidden />
                    </span>
                    <span className={styles.words}>
                      <b>{isJob ? words.createAccountLink : title}</b>
                      <span>{text}</span>
                    </span>
                    <IconChevronRight size={22} stroke={1.75} aria-hidden />
                  </Link>
                </li>
              ))}
            </ul>
            {!isJob && <SearchForm />}
            {isJob && (
              <p>
                <a href={jobAddress({ _id: jobId, title: '' })}>{words.readTheJob}</a>
              </p>
            )}
            <ul className={styles.reasons}>
              {reasons.map(({ icon: Icon, text }) => (
                <li key={text}>
                  <Icon size={20} stroke={1.75} aria-hidden />
                  {text}
                </li>
              ))}
            </ul>
          </div>
        </main>
      </div>
      {kept === null && <WhatYouGet />}
      <footer className={styles.foot}>
        <nav aria-label={words.aboutEvenshift}>
          <a href={pricesPage}>{words.prices}</a>
          <a href={promises.privacy}>{words.privacy}</a>
          <a href={promises.terms}>{words.terms}</a>
          <a href={promises.cookies}>{words.cookies}</a>
          <a href={promises.age}>{words.age}</a>
        </nav>
      </footer>
    </>
  )
}
