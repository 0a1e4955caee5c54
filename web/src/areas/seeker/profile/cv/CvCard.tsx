import type { Profile } from '@evenshift/contract/model/profile/profile'
import { Button, FileButton } from '@mantine/core'
import { IconDownload, IconFileSearch } from '@tabler/icons-react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import type { newIn } from '#web/areas/seeker/profile/cv/found-rows'
import { words } from '#web/areas/seeker/profile/cv/words'
import { seekerQuery } from '#web/shared/calls/seeker'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'
import { Note } from '#web/ui/display/Note'
import { Card } from '#web/ui/page/Card'
import profileStyles from '../Profile.module.css'
import styles from './Cv.module.css'

const MadeCvSheet = lazyDialog(async () => (await import('#web/areas/seeker/profile/cv/MadeCvSheet')).MadeCvSheet)
const FoundCvSheet = lazyDialog(async () => (await import('#web/areas/seeker/profile/cv/FoundCvSheet')).FoundCvSheet)

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** What a file tells that the profile doesn’t. */
async function newFrom(file: File, cache: QueryClient, skills: Profile['skills']) {
  const [{ cvIn }, { newIn }, work, education] = await Promise.all([
    import('#web/areas/seeker/profile/cv/read/read-cv'),
    import('#web/areas/seeker/profile/cv/found-rows'),
    cache.ensureQueryData(seekerQuery('workHistory')),
    cache.ensureQueryData(seekerQuery('educationHistory')),
  ])
  const found = await cvIn(file)
  return 'fault' in found ? found : newIn(found, { work, education, skills })
}

interface CvCardProps {
  readonly profile: Profile
  /** It heads a profile that says nothing yet: filling that in comes before a CV made of it. */
  readonly isFirst?: boolean
}

/** A CV made of the profile, and a profile filled from a CV. */
export function CvCard({ profile, isFirst = false }: CvCardProps) {
  const [isMaking, setIsMaking] = useState(false)
  const [isReading, setIsReading] = useState(false)
  const cache = useQueryClient()
  const [read, setRead] = useState<ReturnType<typeof newIn> | { readonly fault: string } | null>(null)
  const take = async (file: File | null) => {
    if (!file) return
    setIsReading(true)
    setRead(await newFrom(file, cache, profile.skills).catch((error: unknown) => ({ fault: sentenceOf(error) })))
    setIsReading(false)
  }
  const download = (
    <Button
      key="download"
      variant={isFirst ? 'default' : 'light'}
      leftSection={<IconDownload {...icon} />}
      onClick={() => setIsMaking(true)}
    >
      {words.download}
    </Button>
  )
  const fill = (
    // Chosen twice, the same file is read twice.
    <FileButton key={`fill ${read === null}`} accept=".pdf,application/pdf" onChange={(file) => void take(file)}>
      {(props) => (
        <Button variant={isFirst ? 'light' : 'default'} leftSection={<IconFileSearch {...icon} />} loading={isReading} {...props}>
          {words.fill}
        </Button>
      )}
    </FileButton>
  )
  return (
    <Card label={words.title}>
      <h2>{words.title}</h2>
      <p className={profileStyles.small}>{words.text}</p>
      {read && 'fault' in read && (
        <Note kind="bad" spoken>
          {read.fault}
        </Note>
      )}
      <div className={styles.buttons}>{isFirst ? [fill, download] : [download, fill]}</div>
      {isMaking && <MadeCvSheet profile={profile} onClose={() => setIsMaking(false)} />}
      {read && 'rows' in read && <FoundCvSheet {...read} profile={profile} onClose={() => setRead(null)} />}
    </Card>
  )
}
