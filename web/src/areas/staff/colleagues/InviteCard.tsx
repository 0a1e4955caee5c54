import type { staffRoles } from '@evenshift/contract/states/staff'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refresh } from '#web/api/keys'
import { staff } from '#web/areas/staff/calls'
import { roleOptions } from '#web/areas/staff/colleagues/role-words'
import { emailFault } from '#web/shared/forms/account-fields'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { OutboxHint } from '#web/shared/forms/OutboxHint'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { useRefusal } from '#web/shared/forms/useRefusal'
import { notify } from '#web/shared/notices/notify'
import { Form } from '#web/ui/form/Form'
import { SelectField } from '#web/ui/form/SelectField'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/staff/colleagues/words'
import styles from './Colleagues.module.css'

/** Asks somebody to join by mail; whoever has not joined yet gets another code. */
export function InviteCard() {
  const cache = useQueryClient()
  const form = useForm<{ email: string; role: (typeof staffRoles)[number] }>({
    initialValues: { email: '', role: 'reviewer' },
    validate: { email: emailFault },
  })
  const refused = useRefusal(form, ['email', 'role'])
  const invite = useMutation({
    ...refused.calls,
    mutationFn: (body: typeof form.values) => staff.inviteStaff({ body }),
    onSuccess: () => {
      form.reset()
      notify({ kind: 'done', text: words.invitationSent })
      void refresh(cache, 'staff', ['colleagues'])
    },
  })
  return (
    <Card label={words.invite}>
      <h2>{words.inviteAColleague}</h2>
      <Form
        className={styles.form}
        unsaved={form.isDirty()}
        what={words.yourInvitation}
        busy={invite.isPending}
        onSubmit={form.onSubmit((values) => invite.mutate(values), focusFirstFault)}
      >
        <TextInput label={words.email} type="email" autoComplete="off" required {...form.getInputProps('email')} />
        <SelectField label={words.role} options={roleOptions} {...form.getInputProps('role')} />
        <Button type="submit" loading={invite.isPending}>
          {words.sendInvitation}
        </Button>
      </Form>
      <RefusalNote lines={refused.note} />
      <OutboxHint />
    </Card>
  )
}
