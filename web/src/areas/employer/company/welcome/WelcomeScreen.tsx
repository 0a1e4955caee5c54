import { BIO_VIDEO_SECONDS } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ForManagers } from '#web/areas/employer/ForManagers'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { PresentWelcome } from '#web/areas/employer/company/welcome/PresentWelcome'
import { useWelcomeRecording } from '#web/areas/employer/company/welcome/useWelcomeRecording'
import { words } from '#web/areas/employer/company/welcome/words'
import { employerQuery } from '#web/shared/calls/employer'
import { paths } from '#web/shared/paths'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { useScreen } from '#web/shared/shell/useScreen'
import { UnsentRecording } from '#web/shared/uploads/UnsentRecording'
import { Card } from '#web/ui/page/Card'
import { Rows } from '#web/ui/page/Columns'
import { EmptyState } from '#web/ui/page/EmptyState'
import { FocusPlace } from '#web/ui/page/FocusPlace'
import { PageTitle } from '#web/ui/page/PageTitle'
import { SpokenTitle } from '#web/ui/page/SpokenTitle'

const Recorder = lazyPart(async () => (await import('#web/shared/recorder/Recorder')).Recorder, <PageSpinner />)

export function WelcomeScreen() {
  useScreen(words.title, paths.company, words.company)
  return (
    <ForManagers what={words.managers}>
      <Rows>
        <PageTitle title={words.title} text={words.text} />
        <Welcome />
      </Rows>
    </ForManagers>
  )
}

/** A minute that greets whoever is interviewed: recorded or uploaded, looked at, replaced, deleted. */
function Welcome() {
  const { data, error, refetch } = useQuery(employerQuery('companyWelcome'))
  const [isRecording, setRecording] = useState(false)
  const sending = useWelcomeRecording()
  if (error && !data) return <QueryFailure title={words.failed} error={error} onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons label={words.loading} />
  const { welcome } = data
  const at = sending.recording ? 'sending' : isRecording ? 'recording' : welcome ? 'video' : 'none'
  return (
    <FocusPlace at={at} label={words.title}>
      {sending.recording && (
        <Card label={words.sending.goes}>
          <UnsentRecording recording={sending.recording} words={words.sending} of={sending} />
        </Card>
      )}
      {at === 'recording' && (
        <>
          <SpokenTitle level={2}>{words.recording}</SpokenTitle>
          <Recorder
            kind="video"
            maxSeconds={BIO_VIDEO_SECONDS}
            topics={words.topics}
            onLeave={() => setRecording(false)}
            onRecorded={(blob, seconds) => {
              setRecording(false)
              void sending.send({ blob, seconds })
            }}
          />
        </>
      )}
      {at === 'video' && welcome && <PresentWelcome welcome={welcome} onReplace={() => setRecording(true)} />}
      {at === 'none' && (
        <EmptyState
          title={words.intro.title}
          text={words.intro.text}
          action={<Button onClick={() => setRecording(true)}>{words.intro.start}</Button>}
        />
      )}
    </FocusPlace>
  )
}
