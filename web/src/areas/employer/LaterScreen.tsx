import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#web/shared/paths'
import { useScreen } from '#web/shared/shell/useScreen'
import { Rows } from '#web/ui/Columns'
import { EmptyState } from '#web/ui/EmptyState'
import { PageTitle } from '#web/ui/PageTitle'

/** A part of the product that is not open yet, said in plain words. */
export function LaterScreen({ title, text }: { readonly title: string; readonly text: string }) {
  useScreen(title, paths.home)
  return (
    <Rows>
      <PageTitle title={title} />
      <EmptyState
        title="This part is not open yet"
        text={text}
        action={
          <Button variant="default" component={Link} to={paths.home}>
            Go home
          </Button>
        }
      />
    </Rows>
  )
}
