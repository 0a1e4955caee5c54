import type { Application } from '@evenshift/contract/model/application/application'
import type { LeaveReason } from '@evenshift/contract/states/application/application'
import { allowedFrom } from '@evenshift/contract/states/application/application-moves'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonChoice } from '#web/areas/seeker/applications/one/ReasonChoice'
import { seeker } from '#web/shared/calls/seeker'
import { notify } from '#web/shared/notices/notify'
import { Sheet } from '#web/ui/dialog/Sheet'
import { words } from '#web/areas/seeker/applications/one/words'

interface WithdrawProps {
  readonly application: Pick<Application, '_id' | 'status' | 'job'>
  /** In a list beside others, or beside a conversation, each named by its job. */
  readonly place?: 'page' | 'row' | 'aside'
}

/** Takes an application back, or a yes to an offer, with a reason if wanted; nothing where the state table does not allow it. */
export function Withdraw({ application: { _id, status, job }, place = 'page' }: WithdrawProps) {
  const cache = useQueryClient()
  const [asked, setAsked] = useState(false)
  const [reason, setReason] = useState<LeaveReason | null>(null)
  const withdraw = useMutation({
    mutationFn: () => seeker.withdrawApplication({ params: { id: _id }, query: reason ? { reason } : {} }),
    onSuccess: () => {
      setAsked(false)
      notify({ kind: 'done', text: said.done })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['seeker'] }),
  })
  const said = status === 'offer_accepted' ? words.pullingOut(job.employerName) : words.withdrawing(job.employerName)
  if (!allowedFrom(status, 'seeker').includes('withdrawn')) return null
  return (
    <>
      <Button
        variant={place === 'row' ? 'subtle' : 'outline'}
        color="danger"
        aria-label={place === 'page' ? undefined : said.from(job.title)}
        onClick={() => setAsked(true)}
      >
        {said.verb}
      </Button>
      <Sheet
        opened={asked}
        onClose={() => setAsked(false)}
        title={said.title}
        unsaved={false}
        foot={() => (
          <>
            <Button variant="default" onClick={() => setAsked(false)}>
              {said.stay}
            </Button>
            <Button color="danger" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
              {said.verb}
            </Button>
          </>
        )}
      >
        <p>{said.means}</p>
        <ReasonChoice value={reason} onChange={setReason} />
      </Sheet>
    </>
  )
}
