import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readLocal, writeLocal } from '#web/shared/local-store'

/** The token of an invitation that a mail's link brought, null where there is none. It is remembered over signing in or up, and leaves the address at once. */
export function useInvitation(): string | null {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash === '') return
    writeLocal('invitation', hash.slice(1))
    void navigate(pathname, { replace: true })
  }, [hash, pathname, navigate])
  return hash.slice(1) || readLocal('invitation')
}
