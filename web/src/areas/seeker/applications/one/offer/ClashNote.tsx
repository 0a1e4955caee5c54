import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { fitWords } from '#web/areas/seeker/job-card/fit-words'
import { Note } from '#web/ui/display/Note'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'

/** How an offer fits that clashes with a class or a job, before it is accepted. */
export function ClashNote({ weekFit }: Pick<NonNullable<ApplicationDetail['offer']>, 'weekFit'>) {
  const fit = weekFit && fitWords(weekFit)
  if (!fit?.clash || !fit.isHard) return null
  return (
    <Note kind="bad">
      <TextWithTimes text={`${fit.result} ${fit.clash}.`} />
    </Note>
  )
}
