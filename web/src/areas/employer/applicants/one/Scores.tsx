import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { type ScoreValue, scoreValues } from '@evenshift/contract/states/application/score'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { employer } from '#web/shared/calls/employer'
import { Card } from '#web/ui/page/Card'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { PillFilter } from '#web/ui/choice/PillFilter'
import styles from './Applicant.module.css'

const words: Readonly<Record<ScoreValue, string>> = { strong_no: 'Strong no', no: 'No', yes: 'Yes', strong_yes: 'Strong yes' }

/** How each colleague rates the person as a whole, and one's own of four. */
export function Scores({ application: { _id: id, scores } }: { readonly application: EmployerApplicationDetail }) {
  const cache = useQueryClient()
  const whole = scores.filter(({ questionId }) => questionId === null)
  const mine = whole.find(({ isMine }) => isMine)?.value
  const set = useMutation({
    mutationFn: (value: ScoreValue) => employer.setScore({ params: { id }, body: { value } }),
    onSettled: () => refreshMoved(cache),
  })
  return (
    <>
      {whole.length > 0 && (
        <ul className={styles.scores}>
          {whole.map(({ _id, author, value }) => (
            <li key={_id}>
              <MonogramTile name={author} size="small" round />
              <span>
                <b>{author}</b> {words[value]}
              </span>
              <span className={styles.cells} aria-hidden="true">
                {scoreValues.map((one, place) => (
                  <i key={one} data-on={place <= scoreValues.indexOf(value) || undefined} />
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <fieldset className={styles.own}>
        <legend>{mine ? 'Your score' : 'Add your score'}</legend>
        {scoreValues.map((value) => (
          <PillFilter key={value} chosen={(set.isPending ? set.variables : mine) === value} onToggle={() => set.mutate(value)}>
            {words[value]}
          </PillFilter>
        ))}
      </fieldset>
    </>
  )
}

export function ScoresCard({ application }: { readonly application: EmployerApplicationDetail }) {
  return (
    <Card label="Scores">
      <h2>Scores</h2>
      <Scores application={application} />
    </Card>
  )
}
