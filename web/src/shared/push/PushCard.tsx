import { plusDays } from '@evenshift/contract/days'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readLocal, writeLocal } from '#web/shared/local-store'
import { turnOnPush } from '#web/shared/push/register'
import { canPush, hasEntrance } from '#web/shared/push/subscribe'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { Card, CardActions, CardText } from '#web/ui/page/Card'
import { words } from '#web/shared/push/words'

const NOT_NOW_DAYS = 7
const NEVER = 'never'

/** Whether it is time to ask: the browser has not been asked, and the card was not put off. */
function isAsked(now: Date): boolean {
  if (!canPush() || Notification.permission === 'granted') return false
  const put = readLocal('pushAsked')
  return put === null || (put !== NEVER && plusDays(new Date(put), NOT_NOW_DAYS) <= now)
}

/** Offers notifications on this device, at a moment when something will follow; it goes once it is answered. */
export function PushCard({ side, title }: { readonly side: SignInType; readonly title: string }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isAsked(new Date())) void hasEntrance().then(setOpen)
  }, [])
  const turnOn = useMutation({
    mutationFn: () => turnOnPush(side),
    onSettled: () => setOpen(false),
  })
  const close = (kept: string) => {
    writeLocal('pushAsked', kept)
    setOpen(false)
  }
  if (!isOpen) return null
  return (
    <Card label={words.notificationsOnThisDevice}>
      <h2>{title}</h2>
      <CardText>{words.deviceBetween0800}</CardText>
      <CardActions>
        <Button variant="default" loading={turnOn.isPending} onClick={() => turnOn.mutate()}>
          {words.turnOn}
        </Button>
        <Button variant="subtle" onClick={() => close(new Date().toISOString())}>
          {words.notNow}
        </Button>
        <Button variant="subtle" onClick={() => close(NEVER)}>
          {words.dontAskAgain}
        </Button>
      </CardActions>
    </Card>
  )
}
