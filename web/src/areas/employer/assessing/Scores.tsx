import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { type ScoreValue, scoreValues } from '@evenshift/contract/states/application/score'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { words } from '#web/areas/employer/assessing/words'
import { employer } from '#web/shared/calls/employer'
import { Card } from '#web/ui/page/Card'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { PillFilter } from '#web/ui/choice/PillFilter'
import { SpokenText } from '#web/ui/page/SpokenText'
import styles from './Assessing.module.css'

const valueWords: Readonly<Record<ScoreValue, string>> = {
  strong_no: words.strongNo,
  no: words.no,
  yes: words.yes,
  strong_yes: words.strongYes,
}

interface ScoresProps {
  readonly application: Pick<EmployerApplicationDetail, '_id' | 'scores'>
  /** Of one answer; else of the person as a whole. */
  readonly of?: { readonly _id: string; readonly question: string }
}

/** How each colleague rates it, and one's own of four. What colleagues gave an answer is told once one has scored it. */
export function Scores({ application: { _id: id, scores }, of }: ScoresProps) {
  const cache = useQueryClient()
  const given = scores.filter(({ questionId }) => questionId === (of?._id ?? null))
  const mine = given.find(({ isMine }) => isMine)?.value
  // Of an answer one’s own stands in the buttons alone: there are many of them below each other.
  const listed = of ? given.filter(({ isMine }) => !isMine) : given
  // Of a person it’s a press away: the same four buttons stand below each answer.
  const [isAdding, setAdding] = useState(false)
  const own = useRef<HTMLFieldSetElement>(null)
  const add = () => {
    flushSync(() => setAdding(true))
    own.current?.querySelector('button')?.focus()
  }
  const set = useMutation({
    mutationFn: (value: ScoreValue) => employer.setScore({ params: { id }, body: { value, ...(of && { questionId: of._id }) } }),
    onSettled: () => refreshMoved(cache),
  })
  return (
    <>
      {listed.length > 0 && (
        <ul className={styles.scores}>
          {listed.map(({ _id, author, value }) => (
            <li key={_id}>
              <MonogramTile name={author} size="small" round />
              <span>
                <b>{author}</b> {valueWords[value]}
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
      {of || mine || isAdding ? (
        <fieldset ref={own} className={styles.own}>
          <legend>
            {mine ? words.scores.yours : of ? words.scores.addTo : words.scores.add}
            {of && <SpokenText>{` ${mine ? words.scores.of(of.question) : words.scores.to(of.question)}`}</SpokenText>}
          </legend>
          {scoreValues.map((value) => (
            <PillFilter key={value} chosen={(set.isPending ? set.variables : mine) === value} onToggle={() => set.mutate(value)}>
              {valueWords[value]}
            </PillFilter>
          ))}
        </fieldset>
      ) : (
        <Button variant="default" onClick={add}>
          {words.scores.addYours}
        </Button>
      )}
      {of && !mine && <p className={styles.least}>{words.scores.hidden}</p>}
    </>
  )
}

export function ScoresCard({ application }: Pick<ScoresProps, 'application'>) {
  return (
    <Card label={words.scores.title}>
      <h2>{words.scores.title}</h2>
      <Scores application={application} />
    </Card>
  )
}
