import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { paths } from '#web/shared/paths'
import { EmptyState } from '#web/ui/page/EmptyState'
import { words } from '#web/areas/employer/words'

/** A whole screen that reviewers have no part in: it says so, and where theirs is. */
export function ForManagers({ what, children }: { readonly what: string; readonly children: ReactNode }) {
  return (
    <ManagersOnly
      otherwise={
        <EmptyState
          level={1}
          title={what}
          text={words.youreReviewerCanRead}
          action={
            <Button component={Link} to={paths.applicants}>
              {words.viewApplicants}
            </Button>
          }
        />
      }
    >
      {children}
    </ManagersOnly>
  )
}
