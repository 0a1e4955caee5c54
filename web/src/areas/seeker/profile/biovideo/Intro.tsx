import { BIO_VIDEO_SECONDS } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { IconVideo } from '@tabler/icons-react'
import { PrivacyCard } from '#web/areas/seeker/profile/biovideo/PrivacyCard'
import { words } from '#web/areas/seeker/profile/biovideo/words'
import { TopicsCard } from '#web/shared/recorder/devices/TopicsCard'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import styles from './BioVideo.module.css'

/** Why one might record a video, and what is said about privacy; nothing is asked of the browser yet. */
export function Intro({ onStart }: { readonly onStart: () => void }) {
  return (
    <Columns kind="side">
      <Rows>
        <Card label={words.title}>
          <h2 tabIndex={-1}>{words.intro.title}</h2>
          <p>{words.intro.text(BIO_VIDEO_SECONDS)}</p>
          <Button size="lg" leftSection={<IconVideo size={22} stroke={1.75} aria-hidden />} onClick={onStart}>
            {words.intro.start}
          </Button>
          <p className={styles.small}>{words.intro.checks}</p>
        </Card>
        <TopicsCard topics={words.topics} />
      </Rows>
      <PrivacyCard />
    </Columns>
  )
}
