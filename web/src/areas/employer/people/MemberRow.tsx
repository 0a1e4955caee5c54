import type { Output } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconUserMinus, IconUserStar } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import { RoleSheet } from '#web/areas/employer/people/RoleSheet'
import { roleWords } from '#web/areas/employer/people/role-words'
import { usePeopleChange } from '#web/areas/employer/people/usePeopleChange'
import { employerMutation } from '#web/shared/calls/employer'
import { notify } from '#web/shared/notices/notify'
import { dayDate } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { words } from '#web/areas/employer/people/words'
import styles from './People.module.css'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** One person of the company, or one who is asked to be. */
export function MemberRow({ member }: { readonly member: Output<EmployerService['changeMember']> }) {
  const { _id: id, name, email, role, state, invitedAt } = member
  const called = name ?? email
  const isAsked = state === 'invited'
  const [open, setOpen] = useState<'role' | 'remove' | null>(null)
  const changed = usePeopleChange()
  const remove = useMutation({
    ...employerMutation('removeMember'),
    meta: { ownErrors: true },
    onSuccess: () => notify({ kind: 'done', text: isAsked ? words.invitationCancelled : words.removed(called) }),
    onError: (error) => notify({ kind: 'error', text: sentenceOf(error) }),
    onSettled: changed,
  })
  const facts = [name === null ? null : email, isAsked && invitedAt !== null && words.askedOn(dayDate(invitedAt))]
  return (
    <li className={styles.row}>
      <MonogramTile name={called} size="small" round />
      <div className={styles.who}>
        <b>{called}</b>
        <span className={styles.muted}>{dotted([roleWords[role].label, ...facts])}</span>
      </div>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon aria-label={words.moreActionsFor(called)}>
            <IconDots size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconUserStar {...icon} />} onClick={() => setOpen('role')}>
            {words.changeTheRole}
          </Menu.Item>
          <Menu.Item leftSection={<IconUserMinus {...icon} />} onClick={() => setOpen('remove')}>
            {isAsked ? words.takeTheInvitationBack : words.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === 'role' && <RoleSheet member={member} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        opened={open === 'remove'}
        title={isAsked ? words.takeInvitationBack(called) : words.takeOutCompany(called)}
        confirm={isAsked ? words.cancelInvitation : words.remove}
        dangerous
        onClose={() => setOpen(null)}
        onConfirm={() => {
          setOpen(null)
          remove.mutate({ params: { id } })
        }}
      >
        <p>{isAsked ? words.linkMailThenOpens : words.theySeeNothingCompany}</p>
      </ConfirmDialog>
    </li>
  )
}
