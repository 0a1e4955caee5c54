import type { Advert } from '@evenshift/contract/model/job/advert'
import { Button } from '@mantine/core'
import { ApplyFrame } from '#web/areas/auth/apply/ApplyFrame'
import { words } from '#web/areas/auth/apply/words'
import styles from './Apply.module.css'

interface OtherTabProps {
  readonly advert: Advert
  readonly onStartAgain: () => void
}

/** The mail's link opened beside the tab with the application, which alone has what was typed: it sends it as soon as it knows the code. */
export const OtherTab = ({ advert, onStartAgain }: OtherTabProps) => (
  <ApplyFrame jobId={advert._id} advert={advert} title={words.goBackToTab}>
    <div className={styles.form}>
      <p>{words.enterItThere}</p>
      <Button size="lg" variant="default" onClick={onStartAgain}>
        {words.startAgain}
      </Button>
    </div>
  </ApplyFrame>
)
