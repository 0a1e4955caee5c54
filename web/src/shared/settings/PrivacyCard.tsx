import { IconPlug, IconWorld } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Consent, ConsentChange, ConsentSide } from '#web/shared/consent/consent-side'
import { promises } from '#web/shared/paths'
import { SettingRows, SwitchRow } from '#web/shared/settings/SettingRow'
import { useSetting } from '#web/shared/settings/useSetting'
import { siteConfig } from '#web/shared/site-config'
import { longDate } from '#web/shared/words/dates'
import { Bone } from '#web/ui/page/Bone'
import { Card, CardText } from '#web/ui/page/Card'
import { words } from '#web/shared/settings/words'

/** In sight for whoever comes from the page about cookies. */
const PLACE = 'privacy'

interface PrivacyCardProps {
  readonly side: ConsentSide
  /** Rows of this side alone, before the others. */
  readonly children?: ReactNode
}

/** What a person is counted in, with its end, and what they agreed to. */
export function PrivacyCard({ side, children }: PrivacyCardProps) {
  const { data: site } = useQuery({ queryKey: ['site', 'config'], queryFn: siteConfig, staleTime: Infinity })
  const { data, isPending, change } = useSetting<Consent, ConsentChange>(side)
  const place = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere && hash === `#${PLACE}`) place.current?.focus()
  }, [isThere, hash])
  if (!data) return isPending ? <Bone height={200} radius={18} /> : null
  const isAsked = Boolean(site?.measurementId) && data.analytics !== 'never'
  return (
    <div id={PLACE} ref={place} tabIndex={-1}>
      <Card label={words.privacy}>
        <h2>{words.privacy}</h2>
        {data.isCounted === undefined && <CardText>{words.dontCountWhatDo}</CardText>}
        {(children || data.isCounted !== undefined || isAsked) && (
          <SettingRows>
            {children}
            {data.isCounted !== undefined && (
              <SwitchRow
                icon={IconPlug}
                title={words.countMeWhenI}
                text={words.employersSeeHowOften}
                checked={data.isCounted}
                onChange={(isCounted) => change({ isCounted })}
              />
            )}
            {isAsked && (
              <SwitchRow
                icon={IconWorld}
                title={words.letGoogleAnalyticsCount}
                text={words.getsKindScreenNever}
                checked={data.analytics === 'yes'}
                onChange={(isAgreed) => change({ analytics: isAgreed ? 'yes' : 'no' })}
              />
            )}
          </SettingRows>
        )}
        <CardText>
          <Agreed to={data.agreements} />
          {words.readAbout(<a href={promises.privacy}>{words.privacyLink}</a>, <a href={promises.cookies}>{words.cookiesLink}</a>)}
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
      {words.agreed(
        <a href={promises.terms}>{words.termsLink}</a>,
        longDate(terms.version),
        privacy.version === terms.version ? null : longDate(privacy.version),
      )}{' '}
    </>
  )
}
