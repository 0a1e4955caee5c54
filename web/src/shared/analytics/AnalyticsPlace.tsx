import { type ComponentType, useEffect, useState } from 'react'
import type { AnalyticsProps } from '#web/shared/analytics/Analytics'
import type { ConsentSide } from '#web/shared/consent/consent-side'
import { whenQuiet } from '#web/shared/screens/when-quiet'
import { siteConfig } from '#web/shared/site-config'

interface Loaded {
  readonly measurementId: string
  readonly Analytics: ComponentType<AnalyticsProps>
}
async function load(): Promise<Loaded | null> {
  const { measurementId } = await siteConfig()
  return measurementId === null ? null : { measurementId, Analytics: (await import('#web/shared/analytics/Analytics')).Analytics }
}

/** Where analytics are asked about, on every screen of a side; without them set up no code for them comes. */
export function AnalyticsPlace({ side }: { readonly side: ConsentSide }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    whenQuiet(() => {
      // Nobody misses a question that does not come.
      load().then(setLoaded, () => undefined)
    })
  }, [])
  return loaded && <loaded.Analytics measurementId={loaded.measurementId} side={side} />
}
