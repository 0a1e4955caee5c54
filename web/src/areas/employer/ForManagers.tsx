import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { paths } from '#web/shared/paths'
import { EmptyState } from '#web/ui/page/EmptyState'

/** A whole screen that reviewers have no part in: it says so, and where theirs is. */
export function ForManagers({ what, children }: { readonly what: string; readonly children: ReactNode }) {
  return (
    <ManagersOnly
      otherwise={
        <EmptyState
          level={1}
          title={what}
          text="You’re a reviewer, so you can read, score and add notes. Ask an owner to change your role."
          action={
            <Button component={Link} to={paths.applicants}>
              View applicants
            </Button>
          }
        />
      }
    >
      {children}
    </ManagersOnly>
  )
}
