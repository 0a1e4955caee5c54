import type { Advert } from '@evenshift/contract/model/job/advert'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ApplyFrame } from '#web/areas/auth/apply/ApplyFrame'
import { words } from '#web/areas/auth/apply/words'
import { paths, to } from '#web/shared/paths'
import { useTitle } from '#web/shared/screens/useTitle'
import { keepReturn } from '#web/shared/session/return-address'
import styles from './Apply.module.css'

/** A job that asks for what only an account keeps: why one is needed, before the way there. */
export function NeedsAccount({ advert }: { readonly advert: Advert }) {
  useTitle(words.applyFor(advert.title))
  return (
    <ApplyFrame jobId={advert._id} advert={advert} title={words.firstAnAccount}>
      <div className={styles.form}>
        <p>{advert.requiresCv ? words.asksForCv(advert.employerName) : words.asksForProfile}</p>
        <Button
          size="lg"
          component={Link}
          to={to(paths.signUp, { type: 'jobseeker' })}
          onClick={() => keepReturn(to(paths.job, { jobId: advert._id }))}
        >
          {words.createAccount}
        </Button>
      </div>
    </ApplyFrame>
  )
}
