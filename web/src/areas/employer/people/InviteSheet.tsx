import type { Role } from '@evenshift/contract/call'
import { INVITATION_DAYS } from '@evenshift/contract/constants'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ApiError } from '#web/api/api-error'
import { RoleField } from '#web/areas/employer/people/RoleField'
import { usePeopleChange } from '#web/areas/employer/people/usePeopleChange'
import { employerMutation } from '#web/shared/calls/employer'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { notify } from '#web/shared/notices/notify'
import { paths } from '#web/shared/paths'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { Note } from '#web/ui/display/Note'

interface InviteValues {
  readonly email: string
  readonly role: Role
}
const blank: InviteValues = { email: '', role: 'reviewer' }

/** Asks a person by mail to work here. */
export function InviteSheet({ onClose }: { readonly onClose: () => void }) {
  const changed = usePeopleChange()
  const form = useForm({ initialValues: blank })
  const { note, calls } = useRefusal(form, ['email', 'role'])
  const invite = useMutation({
    ...employerMutation('inviteMember'),
    ...calls,
    onSuccess: ({ email }) => {
      notify({ kind: 'done', text: `We wrote to ${email}` })
      onClose()
    },
    onSettled: changed,
  })
  return (
    <FormSheet
      title="Ask somebody to join"
      submit="Send the invitation"
      unsaved={form.isDirty()}
      busy={invite.isPending}
      refusal={
        note.length > 0 && (
          <Note kind="bad" spoken>
            {note.join(' ')}{' '}
            {invite.error instanceof ApiError && invite.error.code === 'PLAN_LIMIT' && <Link to={paths.subscription}>See your plan</Link>}
          </Note>
        )
      }
      onSubmit={form.onSubmit(({ email, role }) => invite.mutate({ body: { email: email.trim(), role } }))}
      onClose={onClose}
    >
      <TextInput
        label="Email"
        description={`The invitation works for this address alone, for ${INVITATION_DAYS} days`}
        type="email"
        autoComplete="off"
        required
        {...form.getInputProps('email')}
      />
      <RoleField value={form.values.role} onChange={(role) => form.setFieldValue('role', role)} error={form.errors['role']} />
    </FormSheet>
  )
}
