import type { Role } from '@evenshift/contract/call'
import { INVITATION_DAYS } from '@evenshift/contract/constants'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { LimitLine } from '#web/areas/employer/plan/limit/LimitLine'
import { LimitNote } from '#web/areas/employer/plan/limit/LimitNote'
import { useLimit } from '#web/areas/employer/plan/limit/useLimit'
import { useKeptForm } from '#web/areas/employer/plan/pay/useKeptForm'
import { RoleField } from '#web/areas/employer/people/RoleField'
import { usePeopleChange } from '#web/areas/employer/people/usePeopleChange'
import { employerMutation } from '#web/shared/calls/employer'
import { KeptNote } from '#web/shared/forms/KeptNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { notify } from '#web/shared/notices/notify'
import { paths } from '#web/shared/paths'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { words } from '#web/areas/employer/people/words'

interface InviteValues {
  readonly email: string
  readonly role: Role
}
const blank: InviteValues = { email: '', role: 'reviewer' }

/** Asks a person by mail to work here. */
export function InviteSheet({ onClose }: { readonly onClose: () => void }) {
  const changed = usePeopleChange()
  const kept = useKeptForm('colleague', blank)
  const form = useForm({ initialValues: kept.initial })
  const { note, calls } = useRefusal(form, ['email', 'role'])
  const invite = useMutation({
    ...employerMutation('inviteMember'),
    ...calls,
    onSuccess: ({ email }) => {
      kept.forget()
      notify({ kind: 'done', text: words.weWroteTo(email) })
      onClose()
    },
    onSettled: changed,
  })
  const limit = useLimit(invite.error, {
    kept: words.invitationIsntSentYet,
    back: () => paths.team,
    onLeave: () => kept.keep(form.values),
  })
  return (
    <>
      <FormSheet
        title={words.inviteSomeone}
        submit={words.sendTheInvitation}
        unsaved={kept.unsavedOf(form.isDirty())}
        busy={invite.isPending}
        refusal={note.length > 0 && <LimitNote lines={note} limit={limit} />}
        onSubmit={form.onSubmit(({ email, role }) => invite.mutate({ body: { email: email.trim(), role } }))}
        onClose={onClose}
      >
        {kept.isBack && (
          <KeptNote
            not="sent"
            onDiscard={() => {
              kept.forget()
              form.setValues(blank)
            }}
          />
        )}
        <LimitLine of="seats" />
        <TextInput
          label={words.email}
          description={words.invitationWorksAddressAlone(INVITATION_DAYS)}
          type="email"
          autoComplete="off"
          required
          {...form.getInputProps('email')}
        />
        <RoleField value={form.values.role} onChange={(role) => form.setFieldValue('role', role)} error={form.errors['role']} />
      </FormSheet>
      {limit.dialog}
    </>
  )
}
