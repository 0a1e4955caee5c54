import { Link, type LinkProps } from 'react-router'
import { useBack } from '#web/shared/screens/leaving/useBack'

interface BackLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  readonly to: string
}

/** Back to the screen that a person came from, as they left it. */
export function BackLink({ to, ...props }: BackLinkProps) {
  const goBack = useBack(to)
  return (
    <Link
      {...props}
      to={to}
      onClick={(event) => {
        event.preventDefault()
        goBack()
      }}
    />
  )
}
