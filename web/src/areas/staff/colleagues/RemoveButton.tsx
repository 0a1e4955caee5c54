import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refresh } from '#web/api/keys'
import { staff } from '#web/areas/staff/calls'
import { notify } from '#web/shared/notices/notify'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { words } from '#web/areas/staff/colleagues/words'

/** Takes a colleague's account, once it was asked whether. */
export function RemoveButton({ id, email }: { readonly id: string; readonly email: string }) {
  const cache = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const remove = useMutation({
    mutationFn: () => staff.removeColleague({ params: { id } }),
    onSuccess: () => notify({ kind: 'done', text: words.colleagueRemoved }),
    onSettled: () => {
      setIsAsked(false)
      return refresh(cache, 'staff', ['colleagues'])
    },
  })
  return (
    <>
      <Button variant="subtle" color="danger" aria-label={words.removeWithEmail(email)} onClick={() => setIsAsked(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={words.removeNamed(email)}
        confirm={words.remove}
        dangerous
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setIsAsked(false)}
      >
        <p>{words.theyreSignedOutOnce}</p>
      </ConfirmDialog>
    </>
  )
}
