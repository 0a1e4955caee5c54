import { BIO_VIDEO_SECONDS } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { IconVideo } from '@tabler/icons-react'
import { PrivacyCard } from '#web/areas/seeker/profile/biovideo/PrivacyCard'
import { topics } from '#web/areas/seeker/profile/biovideo/topics'
import { TopicsCard } from '#web/shared/recorder/devices/TopicsCard'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import styles from './BioVideo.module.css'

/** Why one might record a video, and what is said about privacy; nothing is asked of the browser yet. */
export function Intro({ onStart }: { readonly onStart: () => void }) {
  return (
    <Columns kind="side">
      <Rows>
        <Card label="Your bio video">
          <div className={styles.week}>
            <WeekStrip days={{}} />
          </div>
          <h2 tabIndex={-1}>Say it in your own words</h2>
          <p>
            {BIO_VIDEO_SECONDS} seconds of you, for the employers you choose. It helps where a CV is short. No one sees it until you say so,
            and no job may require it.
          </p>
          <Button size="lg" leftSection={<IconVideo size={22} stroke={1.75} aria-hidden />} onClick={onStart}>
            Record or upload a video
          </Button>
          <p className={styles.small}>We’ll check your camera, microphone and light first. Nothing records until you start.</p>
        </Card>
        <TopicsCard topics={topics} />
      </Rows>
      <PrivacyCard />
    </Columns>
  )
}
