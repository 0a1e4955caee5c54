import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { turnOnPush } from '#web/shared/push/register'
import { canPush, isOnFor } from '#web/shared/push/subscribe'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { siteConfig } from '#web/shared/site-config'
import { Card, CardText } from '#web/ui/page/Card'

/** Push on this device: turned on here; turned off where the browser keeps what sites may do. */
export function DeviceCard({ side }: { readonly side: SignInType }) {
  const { data: site } = useQuery({ queryKey: ['site', 'config'], queryFn: siteConfig, staleTime: Infinity })
  const turnOn = useMutation({ mutationFn: () => turnOnPush(side) })
  if (site?.push.kind !== 'web') return null
  const isOn = turnOn.data ?? isOnFor(side)
  return (
    <Card label="Push on this device">
      <h2>Push on this device</h2>
      <CardText role="status">{stateOf(isOn, turnOn.isSuccess)}</CardText>
      {!isOn && canPush() && (
        <Button fullWidth loading={turnOn.isPending} onClick={() => turnOn.mutate()}>
          Turn on push
        </Button>
      )}
      <CardText>Quiet from 21:00 to 08:00.{side === 'jobseeker' && ' Only an offer about to expire gets through.'}</CardText>
    </Card>
  )
}

function stateOf(isOn: boolean, wasTried: boolean): string {
  if (isOn) return 'It’s on. To turn it off, use your browser’s settings for this site.'
  if (!canPush()) return 'This browser doesn’t allow push from us.'
  return wasTried ? 'Your browser didn’t turn it on. Try again in a moment.' : 'It’s off here. Your browser will ask once.'
}
