import { useLocation, useNavigate } from 'react-router'
import { useKeys } from '#web/areas/staff/keys/useKeys'

/** J and K lead from one found address to the next and back. */
export function useSteps(addresses: readonly string[]): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const place = addresses.findIndex((address) => address.split('?')[0] === pathname)
  const go = (at: number) => {
    const address = addresses[at]
    if (address !== undefined) void navigate(address)
  }
  useKeys({ j: () => go(place + 1), k: () => go(Math.max(0, place - 1)) })
}
