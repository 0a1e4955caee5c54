import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Consent, ConsentChange, ConsentSide } from '#web/shared/consent/consent-side'
import { promises } from '#web/shared/paths'
import { useSetting } from '#web/shared/settings/useSetting'
import { siteConfig } from '#web/shared/site-config'
import { longDate } from '#web/shared/words/dates'
import { Bone } from '#web/ui/page/Bone'
import { Card, CardText } from '#web/ui/page/Card'

/** In sight for whoever comes from the page about cookies. */
const PLACE = 'privacy'

/** What a person is counted in, with its end, and what they agreed to. */
export function PrivacyCard({ side }: { readonly side: ConsentSide }) {
  const { data: site } = useQuery({ queryKey: ['site', 'config'], queryFn: siteConfig, staleTime: Infinity })
  const { data, isPending, change } = useSetting<Consent, ConsentChange>(side)
  const place = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere && hash === `#${PLACE}`) place.current?.focus()
  }, [isThere, hash])
  if (!data) return isPending ? <Bone height={200} radius={18} /> : null
  return (
    <div id={PLACE} ref={place} tabIndex={-1}>
      <Card label="Privacy">
        <h2>Privacy</h2>
        {data.isCounted === undefined ? (
          <CardText>We don’t count what you do here. Applicants see who opened what they sent.</CardText>
        ) : (
          <Switch
            label="Count me when I open a job"
            description="Employers see how often their job is opened, never by whom. Saving and applying still count."
            checked={data.isCounted}
            onChange={(event) => change({ isCounted: event.currentTarget.checked })}
          />
        )}
        {site?.measurementId && data.analytics !== 'never' && (
          <Switch
            label="Let Google Analytics count my screens"
            description="It gets the kind of screen, never your name or your searches."
            checked={data.analytics === 'yes'}
            onChange={(event) => change({ analytics: event.currentTarget.checked ? 'yes' : 'no' })}
          />
        )}
        <CardText>
          <Agreed to={data.agreements} />
          Read about <a href={promises.privacy}>privacy</a> and <a href={promises.cookies}>cookies</a>.
        </CardText>
      </Card>
    </div>
  )
}

/** Whoever joined before versions were kept has none. */
function Agreed({ to }: { readonly to: Consent['agreements'] }) {
  const [terms, privacy] = (['terms', 'privacy'] as const).map((one) => to.findLast(({ page }) => page === one))
  if (!terms || !privacy) return null
  return (
    <>
      You agreed to our <a href={promises.terms}>terms</a> of {longDate(terms.version)}
      {privacy.version === terms.version ? ' and privacy page of the same day' : ` and the privacy page of ${longDate(privacy.version)}`}
      .{' '}
    </>
  )
}
