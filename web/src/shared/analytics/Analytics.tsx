import { Anchor, Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { countScreen, startCounting, stopCounting } from '#web/shared/analytics/google'
import { screenOf } from '#web/shared/analytics/screen-of'
import type { ConsentSide } from '#web/shared/consent/consent-side'
import { promises } from '#web/shared/paths'
import { focusMain } from '#web/shared/screens/focus-main'
import { Note } from '#web/ui/display/Note'
import { CardActions } from '#web/ui/page/Card'
import { words } from '#web/shared/analytics/words'
import styles from './Analytics.module.css'

export interface AnalyticsProps {
  readonly measurementId: string
  readonly side: ConsentSide
}

/** Asks once, counts the screens of who said yes, and stops when they say no or sign out. */
export function Analytics({ measurementId, side }: AnalyticsProps) {
  const cache = useQueryClient()
  const { queryKey, read, save } = side
  // What they said in another tab holds here too.
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => read({ signal }), refetchOnWindowFocus: 'always' })
  const say = useMutation({
    mutationFn: (analytics: 'yes' | 'no') => save({ analytics }),
    onMutate: focusMain,
    onSuccess: (saved) => cache.setQueryData(queryKey, saved),
  })
  const screen = screenOf(useLocation().pathname)
  const answer = data?.analytics
  useEffect(() => {
    if (answer === undefined) return undefined
    if (answer === 'yes') startCounting(measurementId)
    // Whoever was here before may have said yes.
    else stopCounting(measurementId)
    return () => stopCounting(measurementId)
  }, [measurementId, answer])
  useEffect(() => {
    if (answer === 'yes') countScreen(screen)
  }, [answer, screen])
  if (answer !== 'unanswered') return null
  return (
    <aside className={styles.place} aria-label={words.analytics}>
      <Note>
        <p>
          {words.mayGoogleCount}
          {side.type === 'employer' && ` ${words.adultsOnly}`}{' '}
          <Anchor href={promises.cookies} underline="always">
            {words.aboutCookies}
          </Anchor>
        </p>
        <CardActions>
          <Button variant="default" loading={say.isPending} onClick={() => say.mutate('yes')}>
            {words.allow}
          </Button>
          <Button variant="default" disabled={say.isPending} onClick={() => say.mutate('no')}>
            {words.dontAllow}
          </Button>
        </CardActions>
      </Note>
    </aside>
  )
}
