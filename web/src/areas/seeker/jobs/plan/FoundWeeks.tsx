import type { PlannedSet, WeekPlan } from '@evenshift/contract/model/job/plan'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { drawnSets } from '#web/areas/seeker/jobs/plan/drawn-sets'
import { Easings } from '#web/areas/seeker/jobs/plan/Easings'
import { PlanApplySheet } from '#web/areas/seeker/jobs/plan/PlanApplySheet'
import { PlanAside } from '#web/areas/seeker/jobs/plan/PlanAside'
import { PlanCard } from '#web/areas/seeker/jobs/plan/PlanCard'
import { SaveWeek } from '#web/areas/seeker/jobs/plan/SaveWeek'
import { NoWeek } from '#web/areas/seeker/jobs/plan/NoWeek'
import { applyWords, keyOf } from '#web/areas/seeker/jobs/plan/plan-words'
import type { Planning } from '#web/areas/seeker/jobs/plan/usePlan'
import { useSavedPlan } from '#web/areas/seeker/jobs/plan/useSavedPlan'
import { seekerQuery } from '#web/shared/calls/seeker'
import { hoursWords } from '#web/shared/week/worked-hours'
import { pounds } from '#web/shared/words/pay'
import { Note } from '#web/ui/display/Note'
import { SpokenTitle } from '#web/ui/page/SpokenTitle'
import { StickyBar } from '#web/ui/page/StickyBar'
import { WeekKey } from '#web/ui/week/PlannedWeek'
import { words } from '#web/areas/seeker/jobs/plan/words'
import styles from './Plan.module.css'

interface FoundWeeksProps {
  readonly plan: Planning
  readonly found: WeekPlan
  /** Of the limits of before. */
  readonly isOld: boolean
}

/** The weeks that were found, the chosen one in full, and what can be done with it. */
export function FoundWeeks({ plan, found, isOld }: FoundWeeksProps) {
  const { saved, isSaved, change } = plan
  const { data: own } = useQuery(seekerQuery('availability'))
  const [key, setKey] = useState<string | null>(null)
  const [applying, setApplying] = useState<PlannedSet | null>(null)
  const group = useId()
  const strip = useRef<HTMLDivElement>(null)
  // New weeks lie in a strip that was swiped along before.
  useEffect(() => {
    const card = strip.current?.querySelector<HTMLElement>('[data-chosen]')
    const first = strip.current?.firstElementChild
    if (strip.current && card && first) strip.current.scrollLeft = card.getBoundingClientRect().left - first.getBoundingClientRect().left
  }, [found])
  const { save, forget, isBusy } = useSavedPlan(plan)
  const savedSet = isSaved && saved ? saved.set : null
  const { drawn, hours, work } = drawnSets(found, savedSet, own?.busy ?? [])
  const chosen = drawn.find((one) => one.key === key) ?? drawn.find(({ set }) => savedSet && keyOf(set) === keyOf(savedSet)) ?? drawn[0]
  const isChosenSaved = chosen !== undefined && saved?.set != null && chosen.key === keyOf(saved.set)
  const saveProps = { saved: isChosenSaved, busy: isBusy, onToggle: () => chosen && (isChosenSaved ? forget() : save(chosen.set)) }
  return (
    <>
      {isSaved && saved?.set === null && (
        <Note kind="info">
          {words.jobWeekSavedHas}
          <button type="button" className={styles.asLink} disabled={isBusy} onClick={forget}>
            {words.forgetIt}
          </button>
        </Note>
      )}
      {found.easings.length > 0 && <Easings easings={found.easings} onEase={change} />}
      {chosen === undefined ? (
        found.easings.length === 0 && <NoWeek plan={plan} found={found} />
      ) : (
        <div className={styles.side} aria-busy={isOld} data-old={isOld || undefined}>
          <section>
            <SpokenTitle level={2}>{words.chooseAWeek}</SpokenTitle>
            <div ref={strip} className={styles.plans} role="radiogroup" aria-label={words.proposedWeeks}>
              {drawn.map((one) => (
                <PlanCard key={one.key} drawn={one} hours={hours} group={group} chosen={one === chosen} onChoose={() => setKey(one.key)} />
              ))}
            </div>
            <WeekKey blocks={drawn.flatMap(({ blocks }) => blocks)} work={work} />
          </section>
          <PlanAside chosen={chosen} hours={found.hours}>
            <Button size="lg" fullWidth onClick={() => setApplying(chosen.set)}>
              {applyWords(chosen.set.jobs.length)}
            </Button>
            <SaveWeek {...saveProps} />
          </PlanAside>
          <StickyBar>
            <SaveWeek small {...saveProps} />
            <span className={styles.footFigures}>
              <b>{pounds(chosen.set.left)}</b>
              <small>
                {words.job(chosen.set.jobs.length)}, {hoursWords(chosen.set.hours)}
              </small>
            </span>
            <Button size="lg" px="sm" onClick={() => setApplying(chosen.set)}>
              {applyWords(chosen.set.jobs.length)}
            </Button>
          </StickyBar>
        </div>
      )}
      {applying && (
        <PlanApplySheet
          set={applying}
          onAllSent={() => saved?.set != null && keyOf(saved.set) === keyOf(applying) && forget()}
          onClose={() => setApplying(null)}
        />
      )}
    </>
  )
}
