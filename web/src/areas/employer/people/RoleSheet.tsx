import type { Output, Role } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'
import { RoleField } from '#web/areas/employer/people/RoleField'
import { usePeopleChange } from '#web/areas/employer/people/usePeopleChange'
import { employerMutation } from '#web/shared/calls/employer'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { notify } from '#web/shared/notices/notify'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { words } from '#web/areas/employer/people/words'

interface RoleSheetProps {
  readonly member: Output<EmployerService['changeMember']>
  readonly onClose: () => void
}

/** Gives somebody another role. */
export function RoleSheet({ member: { _id: id, name, email, role: present }, onClose }: RoleSheetProps) {
  const changed = usePeopleChange()
  const [role, setRole] = useState<Role>(present)
  const change = useMutation({
    ...employerMutation('changeMember'),
    meta: { ownErrors: true },
    onSuccess: () => {
      notify({ kind: 'done', text: words.roleChanged })
      onClose()
    },
    onSettled: changed,
  })
  const { fields, note } = useDialogFault(change.error, ['role'])
  return (
    <FormSheet
      title={words.roleOf(name ?? email)}
      submit={words.save}
      unsaved={role !== present}
      busy={change.isPending}
      disabled={role === present}
      refusal={note.length > 0 && <RefusalNote lines={note} />}
      onSubmit={() => change.mutate({ params: { id }, body: { role } })}
      onClose={onClose}
    >
      <RoleField value={role} onChange={setRole} error={fields['role']} />
    </FormSheet>
  )
}
